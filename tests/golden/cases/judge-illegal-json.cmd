chuhe judge --ruleset cxq --json --moves "h2e2 h9g7 h0f1"
