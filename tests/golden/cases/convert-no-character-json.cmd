chuhe convert input/tree.pgn --notation chinese --encoding big5 --json -o out.pgn
