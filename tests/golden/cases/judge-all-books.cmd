# Check and chase in turn: what each rule book says.
fen="4k4/9/2c6/9/2R6/9/9/9/9/3K5 w - - 0 1"
cycle="c5e5 e9f9 e5c5 f9e9"
chuhe judge --ruleset all --json --fen "$fen" --moves "$cycle $cycle $cycle"
chuhe judge --lang zh-Hant --ruleset cxa --explain --fen "$fen" --moves "$cycle $cycle $cycle"
chuhe judge --ruleset cxa --explain --json --fen "$fen" --moves "$cycle $cycle $cycle"
