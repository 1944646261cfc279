chuhe judge --ruleset wxf --explain --batch -
