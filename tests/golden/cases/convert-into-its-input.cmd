chuhe convert . -o ./out/ --notation iccs
