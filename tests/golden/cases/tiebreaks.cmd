chuhe tiebreaks input/byes.trf
chuhe tiebreaks input/byes.trf --rules 2024 --codes BH/C1,SB,ARO
chuhe tiebreaks input/byes.trf --round 2 --order swiss-b
