#!/usr/bin/env python3
"""Checks the length of source files: over 400 lines a warning, over 600 a failure.

A pure data table is exempt: one of its first ten lines says `Size: data table`. The length of
functions is checked by clang-tidy (readability-function-size).
"""
import subprocess
import sys
from itertools import islice
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
WARN, FAIL = 400, 600
EXEMPT = "Size: data table"


def main():
    command = "git ls-files --cached --others --exclude-standard *.cpp *.hpp *.c *.h *.py".split()
    names = subprocess.run(command, cwd=REPOSITORY, check=True, capture_output=True, text=True)
    failures = 0
    for name in sorted(set(names.stdout.splitlines())):
        path = REPOSITORY / name
        if not path.exists():
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        if len(lines) <= WARN or any(EXEMPT in line for line in islice(lines, 10)):
            continue
        too_long = len(lines) > FAIL
        failures += too_long
        advice = f"more than {FAIL}" if too_long else "consider a split"
        print(f"{name}: {len(lines)} lines: {advice}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
