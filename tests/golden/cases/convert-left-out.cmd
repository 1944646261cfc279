chuhe convert examples/games/illegal-move.pgn --notation coordinates
