chuhe tiebreaks examples/competitions/byes.trf
chuhe tiebreaks examples/competitions/byes.trf --rules 2024 --codes BH/C1,SB,ARO
chuhe tiebreaks examples/competitions/byes.trf --round 2 --order swiss-b
