chuhe prove-dead --game xiangqi --stock KCABkca
chuhe prove-dead --game xiangqi --stock KPkp --lang zh-Hans --jobs 3
