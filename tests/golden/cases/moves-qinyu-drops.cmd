chuhe moves --game qinyu --fen "5k6/12/12/12/12/12/12/12/12/12/12/6K5[Pq] w - - 0 1" | grep -c P@
