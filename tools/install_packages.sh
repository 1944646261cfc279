# Sourced by ./run and ./test: install_packages PACKAGE... installs those that are missing.
# shellcheck shell=bash disable=SC2034

BUILD_PACKAGES=(g++ cmake ninja-build ccache mold
  libexpected-dev libcli11-dev libicu-dev nlohmann-json3-dev libboost1.81-dev liblemon-dev)
TEST_PACKAGES=(git python3 pkgconf libgtest-dev libgmock-dev clang-format-19)
FULL_TEST_PACKAGES=(doxygen clang-19 clang-tidy-19 libclang-rt-19-dev)

missing_packages() {
  dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null |
    awk '$1 == "installed" { print $2 }' | sort -u |
    comm -13 - <(printf '%s\n' "$@" | sort -u)
}

install_packages() {
  local missing=() as_root=()
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  echo "Installing from Debian: ${missing[*]}"
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      echo "Neither root nor sudo is at hand. As root: apt-get install ${missing[*]}" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  "${as_root[@]}" apt-get update -q &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -q -y --no-install-recommends "${missing[@]}" </dev/null
}
