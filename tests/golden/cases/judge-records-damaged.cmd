chuhe judge --ruleset cxq input/damaged.pgn
