printf '1. h2e2 *\n' >a.pgn
printf '1. b2e2 *\n' >b.pgn
chuhe convert a.pgn b.pgn -o all.pgn --notation chinese
cat all.pgn
