#!/usr/bin/env bash
# Runs one golden case of the command line and compares what it does with what is kept.
# Usage: run_case.sh CHUHE CASE [--update]
#   CASE.cmd   shell lines; run in an empty folder that holds input/ and examples/
#   CASE.out   what they must write, CASE.err on the error stream, CASE.exit their exit status;
#              a file that is missing means nothing, or 0
# --update keeps what the case does now.
set -uo pipefail

chuhe=$(realpath "$1")
case_path=$(realpath "$2.cmd")
case_path=${case_path%.cmd}
update=${3-}
here=$(realpath "$(dirname "$0")")

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bin" "$folder/run"
ln -s "$chuhe" "$folder/bin/chuhe"
cp -r "$here/input" "$folder/run/input"
ln -s "$here/../../examples" "$folder/run/examples"

cd "$folder/run"
env -i PATH="$folder/bin:/usr/bin:/bin" LC_ALL=C.UTF-8 HOME="$folder" \
  bash "$case_path.cmd" >"$folder/out" 2>"$folder/err" </dev/null
status=$?
printf '%s\n' "$status" >"$folder/exit"
[[ $status == 0 ]] && : >"$folder/exit"

failed=0
for part in out err exit; do
  kept=$case_path.$part
  if [[ $update == --update ]]; then
    rm -f "$kept"
    [[ -s $folder/$part ]] && cp "$folder/$part" "$kept"
    continue
  fi
  [[ -f $kept ]] || kept=/dev/null
  diff -u --label "$part, kept" --label "$part, now" "$kept" "$folder/$part" || failed=1
done
exit "$failed"
