# A claim that is refused, and the same claim granted when the cycle has gone round three times.
chuhe desk game.log --ruleset cxa --fen '4k4/9/2c6/9/2R6/9/9/9/9/3K5 w - - 0 1' \
  --control '10分+5秒' --date 2026.05.01 --arbiter Zhou --script examples/desk/repetition-claim.txt
echo "status $?"
echo 'report' | chuhe desk game.log --lang zh-Hans --notation chinese --script -
