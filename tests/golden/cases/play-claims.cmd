# An idle repetition under `draft`: warned of, then claimed.
{
  for i in 1 2 3; do printf '%s\n' h2e2 h7e7 e2h2 e7h7; done
  printf 'claim\nquit\n'
} | chuhe play --ruleset draft | grep -v '^ *[0-9a-i~]' | grep -v '^$'
