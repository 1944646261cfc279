chuhe tiebreaks examples/competitions/byes.trf --codes BH,BH/Q1
