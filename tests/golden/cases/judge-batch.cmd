chuhe judge --ruleset cxq --batch input/games.tsv
