chuhe moves --game chess --fen start
