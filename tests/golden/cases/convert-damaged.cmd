chuhe convert input/damaged.pgn --notation iccs
