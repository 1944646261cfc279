chuhe perft --game xiangqi --fen start
