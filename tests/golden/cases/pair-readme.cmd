# What README shows.
chuhe pair --explain examples/competitions/swiss.trf
chuhe pair --system position examples/competitions/swiss.trf
chuhe pair --check examples/competitions/swiss.trf
