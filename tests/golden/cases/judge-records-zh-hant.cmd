chuhe judge --ruleset cxq examples/games --lang zh-Hant --quiet
