chuhe judge --ruleset cxq input/nothing.pgn examples/games/no-legal-move.pgn
