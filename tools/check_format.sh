#!/usr/bin/env bash
# Prints where the C++ files differ from .clang-format, and fails if any does.
# check_format.sh --fix rewrites them instead.
set -euo pipefail
cd "$(dirname "$0")/.."

mode=(--dry-run -Werror)
[[ ${1-} == --fix ]] && mode=(-i)
git ls-files -z --cached --others --exclude-standard -- '*.cpp' '*.hpp' '*.c' '*.h' |
  while IFS= read -r -d '' file; do if [[ -f $file ]]; then printf '%s\0' "$file"; fi; done |
  xargs -0 -r -n 16 -P "$(nproc)" clang-format-19 "${mode[@]}"
