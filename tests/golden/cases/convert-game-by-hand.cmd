printf '1. e3e6 *\n' | chuhe convert - --game qinyu --notation coordinates
