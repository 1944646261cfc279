chuhe --lang zh-Hans judge --ruleset cxq --moves "炮二平五 车９进１ 炮五进四 车１进１ 炮八进二 卒１进１ 炮八平五"
