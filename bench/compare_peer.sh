#!/usr/bin/env bash
# Counts beside Debian's fairy-stockfish, in turn, on one core: speeds in million nodes a second and
# the ratio to the peer. compare_peer.sh [ROUNDS] [FOLDER OF PGN FILES]...
set -euo pipefail
cd "$(dirname "$0")/.."

rounds=${1:-3}
shift || true
chuhe=build/bin/chuhe
peer=$(command -v fairy-stockfish || echo /usr/games/fairy-stockfish)
if [[ ! -x $peer ]]; then
  echo 'compare_peer.sh: fairy-stockfish is not installed (apt-get install fairy-stockfish)' >&2
  exit 1
fi

# seconds COMMAND...: how long it takes on the first core, its output thrown away.
seconds() {
  local start end
  start=$(date +%s%N)
  taskset -c 0 "$@" >/dev/null
  end=$(date +%s%N)
  echo "scale=6; ($end - $start) / 1000000000" | bc
}

speed() { echo "scale=1; $1 / $2 / 1000000" | bc; }

peer_perft() {
  printf 'setoption name UCI_Variant value xiangqi\nposition startpos\ngo perft 5\nquit\n' | "$peer"
}
export -f peer_perft
export peer

fen_full_hands='2k3r3w1/3gg7/p2p1p2p2p/4p3P3/2P9/12/6p5/1P2P2W4/P2P1P1P2P1/12/4GG1S4/R5K4R[QABNRSDHMJCWPPqaebnrsdhmjcwpp] w KQ - 0 30'

# A count of this size is too short to be timed alone.
full_hands_repeated=$(mktemp)
trap 'rm -f "$full_hands_repeated"' EXIT
for ((i = 0; i < 50; ++i)); do printf '%s\t2\t2374582\n' "$fen_full_hands"; done \
  >"$full_hands_repeated"

row() {
  local name=$1 nodes=$2 time=$3 rate
  rate=$(speed "$nodes" "$time")
  printf '%-46s %8s M/s %6s x peer\n' "$name" "$rate" "$(echo "scale=1; $rate / $peer_rate" | bc)"
}

for ((round = 1; round <= rounds; ++round)); do
  echo "round $round"
  time=$(seconds bash -c peer_perft)
  peer_rate=$(speed 133312995 "$time")
  row 'fairy-stockfish, xiangqi perft 5' 133312995 "$time"
  row 'xiangqi perft 5, bulk' 133312995 \
    "$(seconds "$chuhe" perft --game xiangqi --fen start --depth 5)"
  row 'xiangqi perft 5, move by move' 133312995 \
    "$(seconds "$chuhe" perft --game xiangqi --fen start --depth 5 --bulk=off)"
  row 'qinyu perft 4, bulk' 9415787 "$(seconds "$chuhe" perft --game qinyu --fen start --depth 4)"
  row 'qinyu perft 4, move by move' 9415787 \
    "$(seconds "$chuhe" perft --game qinyu --fen start --depth 4 --bulk=off)"
  row 'qinyu full hands, perft 2, bulk' $((50 * 2374582)) \
    "$(seconds "$chuhe" perft --game qinyu --batch "$full_hands_repeated" 2>/dev/null)"
done

if (($# > 0)); then
  start=$(date +%s%N)
  taskset -c 0 "$chuhe" judge --ruleset cxq --quiet --jobs 1 "$@" | tail -n 4 || true
  end=$(date +%s%N)
  echo "replayed and judged in $(echo "scale=3; ($end - $start) / 1000000000" | bc) s"
fi
