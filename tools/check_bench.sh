#!/usr/bin/env bash
# The signature of `chuhe bench` against the one that this file keeps: a change of it means that
# movement or judging changed.
set -euo pipefail
cd "$(dirname "$0")/.."

kept=8026442
now=$(build/bin/chuhe bench | sed -n 's/^signature //p')
if [[ $now != "$kept" ]]; then
  echo "check_bench.sh: the signature is $now, kept is $kept" >&2
  exit 1
fi
echo "Bench: $now"
