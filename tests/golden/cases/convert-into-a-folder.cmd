mkdir -p in/b
cp input/tree.pgn in/a.pgn
cp input/uci.pgn in/b/c.PGN
echo no record >in/b/d.txt
chuhe convert in -o out/ --notation iccs
find . -path ./examples -prune -o -path ./input -prune -o -type f -print | sort
tail -n 2 out/b/c.PGN
