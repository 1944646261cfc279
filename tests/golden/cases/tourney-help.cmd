chuhe tourney --help
for command in new add change withdraw return bye forbid accelerate number pair result correct undo foul warn adjust note \
  status players boards standings crosstable card check import export; do
  chuhe tourney $command --help
done
chuhe tourney pair --help --lang zh-Hans
