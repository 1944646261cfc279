printf '%s\n' fen moves 炮二平五 hello h2e2 draw draw h9g7 undo i9i8 decline accept resign h2e2 undo help quit |
  chuhe play --game xiangqi
