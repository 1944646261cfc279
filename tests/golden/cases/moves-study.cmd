chuhe moves --game xiangqi --study --fen "3k5/9/9/9/9/9/9/9/P8/4K4 w - - 0 1"
