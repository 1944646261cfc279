chuhe judge --ruleset cxq --moves "h2e2 i9i8 e2e6 a9a8 b2b4 i6i5 b4e4"
