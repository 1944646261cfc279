# The competition of README.
chuhe tourney new evening.tourney --name "Club evening" --system dutch --rounds 3 --initial-color first
chuhe tourney add evening.tourney --csv examples/tourney/players.csv
chuhe tourney pair evening.tourney --round 1
chuhe tourney result evening.tourney 1 1-0 2 1/2 3 0-1 4 1-0
chuhe tourney pair evening.tourney --explain
chuhe tourney result evening.tourney < examples/tourney/results-2.txt
chuhe tourney correct evening.tourney 2 1/2 --reason "misread"
chuhe tourney standings evening.tourney
