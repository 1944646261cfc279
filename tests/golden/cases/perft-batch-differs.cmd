chuhe perft --game xiangqi --batch input/perft-bad.tsv
