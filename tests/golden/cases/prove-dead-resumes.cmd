# Killed amid its work, it goes on where it was, and finds what one run finds.
stock="--game qinyu --stock BN"
chuhe prove-dead $stock --jobs 2 --state state >/dev/null &
while [[ ! -f state ]] || (($(wc -l <state) < 100)); do sleep 0.01; done
{
  kill -9 $!
  wait $!
} 2>/dev/null
cp state before
chuhe prove-dead $stock --jobs 2 --state state
# What was done stays, whole lines of it, and no unit is done a second time.
head -n "$(wc -l <before)" before | cmp - <(head -n "$(wc -l <before)" state) && echo kept
tail -n +2 state | cut -f 1,2 | sort | uniq -d
chuhe prove-dead $stock --jobs 2 --state state --json >again
chuhe prove-dead $stock --json | cmp - again && echo same
