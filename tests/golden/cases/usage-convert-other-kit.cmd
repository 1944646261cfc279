chuhe convert input/tree.pgn --notation iccs --game qinyu --ruleset cxq
