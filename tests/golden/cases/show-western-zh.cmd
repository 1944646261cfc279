chuhe show start --glyphs western --lang zh-Hans
