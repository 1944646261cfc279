printf '9/9 \377 w\n' | chuhe moves --game xiangqi --batch - --json
