chuhe convert - -o out/ --notation iccs <input/tree.pgn
