#!/usr/bin/env bash
# Makes the documentation of the public headers, build/doxygen/html/index.html, and fails where
# Doxygen warns: a public class or function without a word, or a comment that it misreads. Fields,
# enumerators, aliases, macros and defaulted comparisons may go without.
set -euo pipefail
cd "$(dirname "$0")/.."

CHUHE_VERSION=$(sed -nE 's/^project\(chuhe VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)
export CHUHE_VERSION

folder=build/doxygen
rm -rf "$folder"
tools/doxygen_filter.py src "$folder/src"
cp docs/Doxyfile "$folder"
cd "$folder"
doxygen Doxyfile >/dev/null 2>all_warnings.txt
sed "s|$PWD/||" all_warnings.txt |
  grep -vE '\((variable|enumvalue|typedef|macro definition)\) of .* is not documented|=default \(friend\)' \
    >warnings.txt || true
if [[ -s warnings.txt ]]; then
  cat warnings.txt >&2
  exit 1
fi
