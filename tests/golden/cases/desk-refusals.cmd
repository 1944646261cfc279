# What is refused, with its status.
chuhe desk game.log
echo "status $?"
chuhe desk game.log --ruleset cxa --control 10+x
echo "status $?"
chuhe desk game.log --ruleset cxa --fen 9/9/9/9/9/9/9/9/9/9
echo "status $?"
chuhe desk missing/game.log --ruleset cxa
echo "status $?"
chuhe desk game.log --ruleset cxa --script nothing.txt
echo "status $?"
chuhe desk game.log --ruleset cxa --control 5+3 --date 2026.05.01 </dev/null
chuhe desk game.log --ruleset cxa
echo "status $?"
printf 'chuhe table 1\nvenue board\n' >cut.log
chuhe desk cut.log --script -
echo "status $?"
sed 's/^control .*/control 5+/' game.log >bad.log
chuhe desk bad.log --script -
echo "status $?"
{ cat game.log; echo '0:00:01.000 moved by=first move=h2e2'; } >early.log
chuhe desk early.log --script -
echo "status $?"
{ cat game.log; printf '0:00:01.000 started\n0:00:02.000 mov'; } >torn.log
echo log | chuhe desk torn.log --script -
echo "status $?"
tail -1 torn.log
chuhe desk game.log --lang zh-Hans --typed <<'LINES'
touch
help touch
@x start
+5 start
h2e2 now
@0:00:01 start
black decline
confirm 7
red set 10:00
LINES
# Folders, and text in another encoding.
mkdir folder
chuhe desk folder
echo "status $?"
chuhe desk game.log --script folder
echo "status $?"
chuhe play --resume folder
echo "status $?"
printf 'note \304\343\272\303\n' | chuhe desk game.log --script - 2>&1 | tr -cd '[:print:]\n'
echo "status $?"
