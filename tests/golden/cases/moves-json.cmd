chuhe moves --game xiangqi --fen "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1" --json
