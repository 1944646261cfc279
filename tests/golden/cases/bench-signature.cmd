chuhe bench | tail -n 1
