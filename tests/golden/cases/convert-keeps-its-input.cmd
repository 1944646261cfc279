cp input/uci.pgn a.pgn
chuhe convert a.pgn -o ./a.pgn --notation iccs
echo "exit $?"
chuhe convert . -o . --notation iccs
echo "exit $?"
cat a.pgn
chuhe convert a.pgn -o a.pgn --notation iccs --force
echo "exit $?"
cat a.pgn
