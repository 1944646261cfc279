chuhe moves --game xiangqi --batch input/nothing.txt
