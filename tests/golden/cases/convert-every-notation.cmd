for notation in coordinates uci iccs san wxf wxf-xqbase wxf-playok chinese chinese-traditional; do
  chuhe convert input/tree.pgn --notation $notation -o $notation.pgn 2>/dev/null
  tail -n +7 $notation.pgn
  chuhe convert $notation.pgn --notation coordinates 2>/dev/null | cmp - coordinates.pgn
done
