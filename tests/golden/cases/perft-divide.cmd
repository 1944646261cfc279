chuhe perft --game xiangqi --fen start --depth 2 --divide
