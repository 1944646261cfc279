chuhe show start
