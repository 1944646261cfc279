chuhe tiebreaks examples/competitions/byes.trf --codes BH/C1,SB,DE --explain 1
chuhe --lang zh-Hans tiebreaks examples/competitions/byes.trf --order round-robin --explain 2
chuhe tiebreaks examples/competitions/byes.trf --codes SB/V2024,RTNG --explain 1 --json
