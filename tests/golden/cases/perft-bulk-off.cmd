chuhe perft --game xiangqi --fen start --depth 3 --bulk=off
