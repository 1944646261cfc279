chuhe show start --moves '炮二平五 h8+7'
chuhe show start --moves '炮二平五 h8+7 C5=5'
