# For programs: an object an event, an object a fault, the table on demand.
chuhe desk game.log --ruleset draft --control '20 + 3x30s' --date 2026.05.01 --arbiter Zhou --json \
  --typed <<'LINES'
start
+5 h2e2
+5 h2e2
+5 black touch b9 b0
pending
confirm
+5 nonsense words
+5 black resign
log
LINES
