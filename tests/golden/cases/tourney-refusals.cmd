# What is refused, and with which status.
try() { chuhe tourney "$@"; echo "exit $?"; } 2>&1
exec 2>&1
try new a.tourney --name A --system dutch --rounds 2 --initial-color first
try new a.tourney --name A --system dutch
try new b.tourney --name B --system magic
try new b.tourney --name B --system dutch --scoring 5/1/0
try new b.tourney --name B --system dutch --tie-breaks BH,XX
try new b.tourney --name B --system dutch --option lots=whole
try add a.tourney
try add a.tourney Ann --at yesterday
try add a.tourney Ann
try add a.tourney Ann
try add a.tourney Bob --rating 99999
printf 'name,elo\nCid,1\n' > bad.csv
try add a.tourney --csv bad.csv
try boards a.tourney
try result a.tourney 1 1-0
try withdraw a.tourney Zoe
try withdraw a.tourney Ann
try withdraw a.tourney 1
try withdraw a.tourney 1
try pair a.tourney
try return a.tourney id1
try pair a.tourney --round 2
try pair a.tourney
try pair a.tourney
try result a.tourney 1
try result a.tourney 1 2-0
try result a.tourney x 1-0
try result a.tourney 2 1-0
try result a.tourney 1 1-0
try result a.tourney 1 1-0
try result a.tourney 1 0-1
try correct a.tourney 1 0-1
try undo a.tourney
try pair a.tourney
try status missing.tourney
printf 'chuhe tourney 1\nname X\n' > cut.tourney
try status cut.tourney
sed '13s/added/entered/' a.tourney > hand.tourney
try check hand.tourney
try check hand.tourney --lang zh-Hans
try export a.tourney
try
