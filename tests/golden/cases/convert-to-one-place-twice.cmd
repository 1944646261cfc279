mkdir a b out
cp input/uci.pgn a
cp input/uci.pgn b
chuhe convert a b -o out --notation iccs
