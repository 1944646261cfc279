echo old >out.pgn
chuhe convert input/tree.pgn --notation chinese --encoding big5 -o out.pgn
echo "exit $?"
cat out.pgn
ls
