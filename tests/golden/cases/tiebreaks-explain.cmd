chuhe tiebreaks input/byes.trf --codes BH/C1,SB,DE --explain 1
chuhe --lang zh-Hans tiebreaks input/byes.trf --order round-robin --explain 2
chuhe tiebreaks input/byes.trf --codes SB/V2024,RTNG --explain 1 --json
