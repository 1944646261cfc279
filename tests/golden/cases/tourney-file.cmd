# Every kind of event, and the file that they make.
at="--at 2026-05-01T19:30:00"
chuhe tourney new f.tourney --name 楚河杯 --system dutch --rounds 4 --ruleset cxa --scoring 2/1/0 \
  --tie-breaks swiss-a --initial-color second --baku --tag Site=北京
chuhe tourney add f.tourney 王 --rating 2100 --club "North Club" --title IM --federation CHN --sex m $at
chuhe tourney add f.tourney 'Li "R"' --rating 1900 $at
printf 'rating,name\n1800,Zhao\n1700,"Wu, Fang"\n' | chuhe tourney add f.tourney --csv - $at
chuhe tourney change f.tourney 2 --rating 1950 --club South $at
chuhe tourney forbid f.tourney 1 2 --to 2 $at
chuhe tourney accelerate f.tourney 1 --from 1 --to 1 --first 1 --last 2 $at
chuhe tourney bye f.tourney Zhao --round 2 --kind half $at
chuhe tourney pair f.tourney $at
chuhe tourney result f.tourney 1 1-0 2 -+ $at
chuhe tourney correct f.tourney 2 -- --reason "both away" $at
chuhe tourney correct f.tourney 1 0-1 --reversed --reason "colours changed" $at
chuhe tourney foul f.tourney 1 --reason noise --round 1 $at
chuhe tourney warn f.tourney 1 --reason telephone $at
chuhe tourney adjust f.tourney 1 -0.5 --reason late $at
chuhe tourney note f.tourney "tea | cake" $at
chuhe tourney add f.tourney Late --rating 2000 --missed half $at
chuhe tourney withdraw f.tourney id4 --reason ill $at
chuhe tourney return f.tourney id4 $at
chuhe tourney pair f.tourney $at
chuhe tourney undo f.tourney --round --reason "Late has gone" $at
chuhe tourney undo f.tourney --reason "Late is back" $at
chuhe tourney pair f.tourney --round 2 --json
chuhe tourney pair f.tourney --adjourned-as-draws --boards "1-5 4-2" --bye 3 --reason "two had left" $at
chuhe tourney players f.tourney
chuhe tourney status f.tourney
chuhe tourney check f.tourney
cat f.tourney
