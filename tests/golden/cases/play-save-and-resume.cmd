printf '%s\n' h2e2 draw | chuhe play --game xiangqi --ruleset wxf --save game.txt >first
cat game.txt
printf 'mo' >>game.txt
printf '%s\n' accept 'save copy.txt' 'save copy.txt' save quit | chuhe play --resume game.txt
cmp game.txt copy.txt
