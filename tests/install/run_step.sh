#!/usr/bin/env bash
# One step of the test of the installed package. Usage: run_step.sh STEP BUILD WORK CXX
#   BUILD  the built tree; WORK  a folder of the test's own; CXX  the compiler of the examples
# What an example prints is compared with expected/EXAMPLE.txt; UPDATE=1 keeps what it prints now.
set -euo pipefail
shopt -s nullglob

step=$1 build=$2 work=$3 cxx=$4
here=$(realpath "$(dirname "$0")")
examples=$here/../../examples
prefix=$work/prefix
export LC_ALL=C.UTF-8 LD_LIBRARY_PATH= PYTHONDONTWRITEBYTECODE=1
unset CXXFLAGS CFLAGS LDFLAGS

# The double cannon mate, the moves in several notations.
mate='h2e2 i9i8 e2e6 车9进1 b2b4 i6i5 B4-E4'

# expect NAME: standard input is what expected/NAME.txt holds.
expect() {
  local kept=$here/expected/$1.txt
  if [[ -n ${UPDATE-} ]]; then
    cat >"$kept"
  else
    diff -u --label "$1, kept" "$kept" --label "$1, now" -
  fi
}

library() {
  find "$prefix" -name "libchuhe.so$1"
}

build_example() {
  rm -rf "$work/$1"
  cmake -S "$examples/$1" -B "$work/$1" -DCMAKE_PREFIX_PATH="$prefix" "${@:2}" >"$work/$1.log" &&
    cmake --build "$work/$1" -j 2 >>"$work/$1.log" || {
    cat "$work/$1.log"
    return 1
  }
}

prefix() {
  rm -rf "$prefix"
  cmake --install "$build" --prefix "$prefix" >/dev/null
  "$prefix/bin/chuhe" --version
}

# The installed tree may be moved: nothing in it names where it was built.
names_no_other_path() {
  if grep -rIlF -e "$build" -e "$(realpath "$here/../..")" "$prefix"; then
    echo 'The files above name the folder of the build.'
    return 1
  fi
}

cpp_examples() {
  build_example cpp -DCMAKE_CXX_COMPILER="$cxx" -DCMAKE_BUILD_TYPE=Debug \
    -DCMAKE_CXX_FLAGS='-Wall -Wextra -Wpedantic -Werror'
  {
    "$work/cpp/count_moves" cxq 3
    "$work/cpp/count_moves" qinyu 2
    "$work/cpp/count_moves" cxq 1 'not a fen' 2>&1 || echo "status $?"
    "$work/cpp/judge_game" cxq "$mate"
    "$work/cpp/judge_game" cxq 'h2e2 h9g7 h0f1' || echo "status $?"
    "$work/cpp/convert_notation" chinese "$mate"
    "$work/cpp/convert_notation" wxf "$mate"
    "$work/cpp/convert_notation" unknown 'h2e2' 2>&1 | head -1 || true
  } | expect cpp
}

c_example() {
  build_example c -DCMAKE_C_FLAGS='-std=c99 -pedantic -Wall -Wextra -Werror'
  PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name chuhe.pc)")
  export PKG_CONFIG_PATH
  # shellcheck disable=SC2046 # the flags are words
  cc "$examples/c/play.c" $(pkg-config --cflags --libs chuhe) -o "$work/play"
  # shellcheck disable=SC2086 # the moves are words
  "$work/c/play" cxq $mate | tee "$work/play.txt" | expect c
  # Built with pkg-config it says the same, and what it says for programs is what the program says.
  # shellcheck disable=SC2086
  LD_LIBRARY_PATH=$(dirname "$(library '')") "$work/play" cxq $mate | diff "$work/play.txt" -
  "$prefix/bin/chuhe" judge --ruleset cxq --json --moves "$mate" | diff - <(tail -1 "$work/play.txt")
}

c_header() {
  local header=$prefix/include/chuhe.h
  cc -std=c99 -pedantic -Wall -Wextra -Werror -fsyntax-only "$header"
  "$cxx" -std=c++11 -x c++ -pedantic -Wall -Wextra -Werror -fsyntax-only "$header"
}

# The library shows what its header declares, and nothing else.
exports() {
  diff <(nm -D --defined-only "$(library '')" | awk '{ print $3 }' | sort) \
    <(grep -oE '\bchuhe_[a-z_]+\(' "$prefix/include/chuhe.h" | tr -d '(' | sort -u)
  [[ $(library '') && $(library '.*.*.*') ]]
}

python_example() {
  local example=$examples/python/chuhe_ctypes.py
  CHUHE_LIBRARY=$(library '')
  export CHUHE_LIBRARY
  {
    # shellcheck disable=SC2086
    python3 "$example" cxq $mate
    python3 "$example" qinyu e3e6
    python3 "$example" cxq h2e2 h2e9 2>&1 || echo "status $?"
    python3 "$example" go 2>&1 || echo "status $?"
  } | expect python
}

"$step"
