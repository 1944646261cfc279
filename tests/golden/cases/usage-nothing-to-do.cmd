chuhe moves --game xiangqi
