chuhe tourney simulate --players 11 --rounds 5 --played 3 --seed 2 > event.trf
chuhe pair --explain event.trf
chuhe pair --json event.trf
chuhe --lang zh-Hans pair --explain --system position event.trf
chuhe pair --check event.trf
