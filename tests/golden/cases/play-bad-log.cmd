printf '%s\n' 'chuhe game 1' 'ruleset cxq' 'fen start' 'move h2e2' 'move h2e2' >game.txt
chuhe play --resume game.txt
