chuhe convert input/tree.pgn
