chuhe moves --game xiangqi --fen "3k5/9/9/9/9/9/9/9/P8/3K5 w - - 0 1"
