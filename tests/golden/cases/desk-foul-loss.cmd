# A game over the board to its loss by fouls, in two sittings; the first one ends at a line that is
# refused, and what was done before it is kept.
chuhe desk game.log --ruleset cxa --control 60+30 --red Wang --black Li --event 'Club evening' \
  --date 2026.05.01 --arbiter Zhou --script input/desk/foul-loss.txt
echo "status $?"
chuhe desk game.log --arbiter Zhou --script input/desk/foul-loss-2.txt
echo "status $?"
echo --- the log
sed '/^$/,$!d' game.log
echo --- the sheet
echo report | chuhe desk game.log --notation wxf --script -
echo --- PGN
echo 'pgn game.pgn' | chuhe desk game.log --script -
cat game.pgn
chuhe judge --ruleset cxa game.pgn
