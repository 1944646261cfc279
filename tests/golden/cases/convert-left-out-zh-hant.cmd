chuhe --lang zh-Hant convert examples/games/illegal-move.pgn --notation coordinates -o out.pgn
