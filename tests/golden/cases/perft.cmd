chuhe perft --game qinyu --fen start --depth 2
