chuhe --help
for command in moves perft judge show play prove-dead bench; do chuhe $command --help; done
