chuhe convert input/damaged.pgn examples/games/illegal-move.pgn --notation iccs --json -o out.pgn
