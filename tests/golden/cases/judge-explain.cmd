# The guarded rook that a cannon follows, ply by ply.
chuhe judge --ruleset wxf --explain --fen "4k4/9/9/9/6r1r/9/6pp1/9/7C1/3K5 w - - 0 1" \
  --moves "h1g1 g5h5 g1h1 h5g5 h1g1 g5h5 g1h1 h5g5"
