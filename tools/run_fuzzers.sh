#!/usr/bin/env bash
# Runs every fuzzer of build/fuzz/bin for SECONDS (15). The files of tests/fuzz/corpus/ are read
# only; what a fuzzer finds interesting goes to a folder that is thrown away, what breaks it to
# build/fuzz/. With a SEED above 0 every run tries the same inputs in the same order, so that a
# change answers for itself; without one, each run is another search.
#   Usage: run_fuzzers.sh [SECONDS [SEED]]
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-15}
seed=${2:-0}
found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT

run_fuzzer() {
  local name corpus log
  name=$(basename "$1")
  corpus=("$found/$name" "tests/fuzz/corpus/$name")
  log="$found/$name.log"
  mkdir "${corpus[0]}"
  [[ -d ${corpus[1]} ]] || unset 'corpus[1]'
  if "$1" -seed="$seed" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -artifact_prefix="build/fuzz/$name-" "${corpus[@]}" >"$log" 2>&1; then
    echo "$name: $(tail -n 1 "$log")"
  else
    tail -n 60 "$log"
    find build/fuzz -maxdepth 1 -name "$name-*" -newer "$found/$name" -print -exec base64 {} \;
    echo "$name: FAILED"
    return 1
  fi
}
export -f run_fuzzer
export found seconds seed

find build/fuzz/bin -type f -name 'fuzz_*' -print0 | sort -z |
  xargs -0 -r -n 1 -P "$(nproc)" bash -c 'run_fuzzer "$0"'
