chuhe prove-dead --game xiangqi --stock KCkaa --json
