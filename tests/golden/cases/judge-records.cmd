chuhe judge --ruleset cxq examples/games
