chuhe play --game qinyu --ruleset cxq
