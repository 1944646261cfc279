chuhe show nonsense --lang zh-Hans
