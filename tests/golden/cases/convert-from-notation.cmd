printf '1. h3e3 h10g8 *\n' | chuhe convert - --from-notation uci --notation iccs
