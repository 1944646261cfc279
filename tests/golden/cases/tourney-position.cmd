# The position Swiss: numbers by lots that anybody can draw again.
chuhe tourney new p.tourney --name 积分编排 --system position --rounds 7 --option clubs-apart=no
chuhe tourney add p.tourney --csv examples/tourney/players.csv
chuhe tourney number p.tourney --by lots --seed 5
chuhe tourney pair p.tourney
chuhe tourney result p.tourney 1 1-0 2 1-0 3 1/2 4 0-1
chuhe tourney pair p.tourney --explain --lang zh-Hans
chuhe tourney check p.tourney
