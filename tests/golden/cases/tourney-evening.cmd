bash examples/tourney/evening.sh chuhe
chuhe tourney check evening.tourney
chuhe tourney card evening.tourney 3
chuhe tourney status evening.tourney
chuhe tourney status evening.tourney --json
chuhe tourney boards evening.tourney --round 2 --json
chuhe tourney standings evening.tourney --after 1 --json
chuhe tourney crosstable evening.tourney --lang zh-Hant
chuhe tourney card evening.tourney 王立 --lang zh-Hans
chuhe tourney card evening.tourney 8 --json
