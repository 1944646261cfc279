chuhe judge --ruleset cxq --moves h2e2 --batch input/games.tsv
