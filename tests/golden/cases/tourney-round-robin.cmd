# A double round robin of three, and one who withdraws early (T2).
chuhe tourney new rr.tourney --name Table --system double-round-robin --scoring 3/1/0
for name in Ann Bob Cid; do chuhe tourney add rr.tourney $name; done
for round in 1 2 3 4 5 6; do
  chuhe tourney pair rr.tourney --round $round && chuhe tourney result rr.tourney 1 1-0
done
chuhe tourney pair rr.tourney
chuhe tourney standings rr.tourney
chuhe tourney crosstable rr.tourney
