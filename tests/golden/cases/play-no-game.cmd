chuhe play
