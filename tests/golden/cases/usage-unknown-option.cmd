chuhe moves --game xiangqi --fne start
