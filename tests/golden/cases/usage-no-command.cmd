chuhe
