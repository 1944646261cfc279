chuhe judge --ruleset cxq input/uci.pgn
