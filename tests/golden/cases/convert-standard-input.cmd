chuhe convert - --notation iccs <input/tree.pgn
