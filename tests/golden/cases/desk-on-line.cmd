# On line: offers, take-backs by consent, a rematch.
chuhe desk game.log --ruleset cxq --venue line --casual --control 3+2 --date 2026.05.01 --script - \
  <<'LINES'
start
+5 h2e2
+5 h9g7
+1 red take-back
+1 black allow
board
+5 b2e2
+1 black offer
pending
+2 red decline
+1 h9g7
+1 red offer
+2 black accept
+1 red rematch
+1 black rematch-yes
LINES
echo "status $?"
