chuhe --lang zh-Hant tiebreaks input/nothing.trf
