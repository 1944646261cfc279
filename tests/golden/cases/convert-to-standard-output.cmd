chuhe convert input/tree.pgn --notation wxf
