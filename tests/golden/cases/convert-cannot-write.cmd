chuhe convert input/tree.pgn -o none/out.pgn --notation iccs
