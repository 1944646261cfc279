printf '%s\n' e3e6 board resign | chuhe play --ruleset qinyu --lang zh-Hant
