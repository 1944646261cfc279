chuhe perft --game xiangqi --fen start --depth 0 --json --divide
