# The games of README.
chuhe desk foul.log --ruleset cxa --control 60+30 --illegal-moves-lose 2 --date 2026.05.01 \
  --arbiter Zhou --script examples/desk/foul-loss.txt
chuhe desk claim.log --ruleset cxa --fen '4k4/9/2c6/9/2R6/9/9/9/9/3K5 w - - 0 1' --control 10+5 \
  --date 2026.05.01 --arbiter Zhou --script examples/desk/repetition-claim.txt
echo report | chuhe desk foul.log --notation wxf --script -
