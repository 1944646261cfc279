echo old >out.pgn
chuhe convert input/tree.pgn nothing.pgn -o out.pgn --notation iccs
echo "exit $?"
cat out.pgn
