chuhe prove-dead --game xiangqi --stock NB
echo "status $?"
chuhe prove-dead --game qinyu --stock KQ --lang zh-Hans
echo "status $?"
chuhe prove-dead --game xiangqi --stock KAk --state state >/dev/null
sed -i '$s/KAk/KBk/' state
chuhe prove-dead --game xiangqi --stock KAk --state state
echo "status $?"
chuhe prove-dead --game qinyu --stock N --state state
echo "status $?"
chuhe prove-dead --game qinyu --stock N --state no/such/folder
