chuhe judge --ruleset cxq examples/games --jobs 1 >one
chuhe judge --ruleset cxq examples/games --jobs 7 >seven
cmp one seven
