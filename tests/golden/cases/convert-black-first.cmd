printf '1. 車９進１ 炮二平五 *\n' | chuhe convert - --notation coordinates
