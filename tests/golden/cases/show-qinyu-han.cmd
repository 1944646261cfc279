chuhe show start --game qinyu --glyphs han --lang zh-Hant
