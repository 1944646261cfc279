chuhe play --game xiangqi --notation uci <<'MOVES'
h2e2
h3e3
moves
quit
MOVES
chuhe play --game qinyu --notation san --fen 'k11/3P8/12/12/12/12/12/12/12/12/12/5K6[] w - - 0 1' <<'MOVES'
moves
兵d12升后
quit
MOVES
