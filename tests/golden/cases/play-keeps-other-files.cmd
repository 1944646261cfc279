echo precious >game.txt
chuhe play --game xiangqi --save game.txt
echo $?
cat game.txt
