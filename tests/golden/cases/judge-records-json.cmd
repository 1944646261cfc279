chuhe judge --ruleset cxq examples/games --json --quiet
