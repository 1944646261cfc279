chuhe tiebreaks input/byes.trf --codes BH,BH/Q1
