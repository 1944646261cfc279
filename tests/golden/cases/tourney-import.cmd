# To a report file and back.
bash examples/tourney/evening.sh chuhe > list.txt
chuhe tourney export evening.tourney --trf26 -o evening.trf
cat evening.trf | tr -d '\r'
chuhe tourney import evening.trf -o again.tourney --ruleset cxa
chuhe tourney check again.tourney
chuhe tourney crosstable again.tourney > again.txt
chuhe tourney crosstable evening.tourney | diff - again.txt
chuhe tourney export --csv evening.tourney | tr -d '\r'
chuhe tourney export evening.tourney --csv=pairings --round 2 | tr -d '\r'
chuhe tourney export evening.tourney --trf16 | tr -d '\r' | head -3
chuhe tourney import evening.trf -o again.tourney
chuhe --lang zh-Hans tourney export evening.tourney --html --part standings --part pairings
