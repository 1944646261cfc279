printf '[Red "\xB0\xA8"]\n1. h2e2 *\n' >in.pgn
chuhe convert in.pgn --from-encoding big5 --notation coordinates
