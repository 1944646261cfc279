chuhe convert input/qinyu.pgn --notation wxf --game qinyu
