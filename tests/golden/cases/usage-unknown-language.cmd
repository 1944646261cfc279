chuhe --lang fr show start
