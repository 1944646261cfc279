chuhe pair input/tournament/stuck.trf
echo "status $?"
chuhe --lang zh-Hant pair input/tournament/stuck.trf
