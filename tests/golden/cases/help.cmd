chuhe --help
for command in moves perft judge show play bench; do chuhe $command --help; done
