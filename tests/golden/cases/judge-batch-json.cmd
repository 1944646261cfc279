chuhe judge --ruleset cxq --batch - --json < input/games.tsv
