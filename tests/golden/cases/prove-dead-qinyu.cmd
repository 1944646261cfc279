chuhe prove-dead --game qinyu --stock NW
chuhe prove-dead --game qinyu --stock PN --jobs 2 --lang zh-Hant
