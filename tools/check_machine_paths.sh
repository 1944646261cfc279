#!/usr/bin/env bash
# Fails when a tracked text names an absolute path that only one machine has.
set -euo pipefail
cd "$(dirname "$0")/.."

if git grep -nIE '(^|[^A-Za-z0-9._-])/(home|root|Users|work|farm|mnt|srv)/' -- . ':!tests/data' ':!examples'; then
  echo 'The lines above name a path of one machine.' >&2
  exit 1
fi
