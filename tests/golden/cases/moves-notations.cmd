for notation in coordinates uci iccs san wxf wxf-xqbase wxf-playok chinese chinese-traditional; do
  echo "$notation:" $(chuhe moves --game xiangqi --notation $notation \
                            --fen '3k5/9/9/9/9/9/2p3p2/2p3p2/9/5K3 b')
done
for notation in coordinates san chinese chinese-traditional; do
  echo "$notation:" $(chuhe moves --game qinyu --notation $notation \
                            --fen 'k11/3P8/12/12/12/12/12/12/12/12/12/5K6[] w - - 0 1')
done
chuhe moves --game qinyu --notation wxf --fen start
