chuhe perft --game xiangqi --batch input/perft-good.tsv
