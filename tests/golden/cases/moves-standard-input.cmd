chuhe moves --game xiangqi --batch - < input/positions.txt
