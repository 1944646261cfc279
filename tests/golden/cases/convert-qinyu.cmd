for notation in coordinates san chinese; do
  chuhe convert input/qinyu.pgn --notation $notation 2>/dev/null
done
chuhe convert input/qinyu.pgn --notation wxf
