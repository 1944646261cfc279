chuhe convert input/games.tsv -o out.pgn --notation iccs
