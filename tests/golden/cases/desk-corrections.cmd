# Below national level: an illegal move goes back and binds; the second one loses; then the arbiter
# overrides, and the game goes on from an earlier position.
chuhe desk game.log --ruleset wxf --illegal-moves-lose 2 --control 30 --date 2026.05.01 \
  --arbiter Zhou --script - <<'LINES'
start
+10 h2e2
+10 black illegal h9h7
confirm
+1 pending
+5 h9g7
+10 red illegal e2f4
confirm
+5 red illegal e2a6
confirm
+5 override 3 foul because the piece had not left the hand
back 1 because the pieces had been mixed up
go
+5 b9c7
pgn
LINES
echo "status $?"
