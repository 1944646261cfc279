chuhe moves --game xiangqi --fen start
