fen='3k5/9/9/4C4/9/9/9/4C4/9/5K3 w'
for lang in en zh-Hans zh-Hant; do
  chuhe judge --ruleset cxq --fen "$fen" --moves 炮五平四 --lang $lang | grep -m 1 炮五平四
done
chuhe judge --ruleset cxq --fen "$fen" --moves 炮五平四 --json
