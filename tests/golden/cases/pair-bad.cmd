printf '001    1      A                                                                  0.0    1     2 w x\n' > bad.trf
chuhe pair bad.trf
echo "status $?"
chuhe pair missing.trf
echo "status $?"
chuhe pair one.trf two.trf
echo "status $?"
chuhe pair --system lottery one.trf
