chuhe judge --ruleset qinyu --fen "5k6/12/12/12/12/12/12/12/12/12/12/6K5[] w - - 0 1"
