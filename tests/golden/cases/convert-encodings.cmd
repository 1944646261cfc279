for encoding in utf-8 utf-8-bom gb18030 big5; do
  chuhe convert examples/games/two-rooks-mate-big5.pgn --notation chinese-traditional \
    --encoding $encoding -o $encoding.pgn 2>/dev/null
  chuhe convert $encoding.pgn --notation chinese-traditional 2>/dev/null | cmp - utf-8.pgn && echo same
done
head -c 3 utf-8-bom.pgn | od -An -tx1
cmp <(iconv -f big5 -t utf-8 big5.pgn) utf-8.pgn
cmp <(iconv -f gb18030 -t utf-8 gb18030.pgn) utf-8.pgn
