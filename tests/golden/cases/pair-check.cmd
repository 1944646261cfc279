chuhe tourney simulate --players 14 --rounds 5 --seed 3 > event.trf
chuhe pair --check event.trf
# Two boards of round 3 exchanged.
python3 - <<'P'
lines = open('event.trf', newline='').read().split('\r\n')
cards = {int(line[4:8]): i for i, line in enumerate(lines) if line.startswith('001')}
at = 91 + 2 * 10
def opponent(n):
    return int(lines[cards[n]][at:at + 4])
def put(n, other):
    line = lines[cards[n]]
    lines[cards[n]] = line[:at] + '%4d' % other + line[at + 4:]
firsts = [n for n in cards if lines[cards[n]][at + 5] == 'w']
a, b = next((a, b) for a in firsts for b in firsts
            if a < b and lines[cards[a]][at + 7] == lines[cards[b]][at + 7])
x, y = opponent(a), opponent(b)
put(a, y); put(y, a); put(b, x); put(x, b)
open('event.trf', 'w', newline='').write('\r\n'.join(lines))
P
chuhe pair --check event.trf
echo "status $?"
