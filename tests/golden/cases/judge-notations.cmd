judge() { chuhe judge --ruleset "$1" --moves "$2" --json "${@:3}"; }
judge cxq 'h3e3 h10g8' --notation uci
judge cxq '炮二五 馬８進７ Hg2 r9.8'
judge qinyu 'e6 兵e10-e7 f3f6 e7xf6' --lang zh-Hans
judge cxq 'C2=5' --notation chinese
