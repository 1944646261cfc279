chuhe convert input/tree.pgn --notation iccs --json
