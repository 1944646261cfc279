#!/usr/bin/env bash
# A club evening of three rounds by the Dutch system. Usage: evening.sh CHUHE [FILE]
set -euo pipefail
chuhe=$1
file=${2-evening.tourney}
here=$(dirname "$0")

"$chuhe" tourney new "$file" --name "Club evening" --system dutch --rounds 3 --ruleset cxa \
  --initial-color first
"$chuhe" tourney add "$file" --csv "$here/players.csv"
for round in 1 2 3; do
  "$chuhe" tourney pair "$file" --round "$round"
  "$chuhe" tourney result "$file" <"$here/results-$round.txt"
done
"$chuhe" tourney standings "$file"
"$chuhe" tourney crosstable "$file"
