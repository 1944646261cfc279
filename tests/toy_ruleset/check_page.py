#!/usr/bin/env python3
"""Checks that docs/how-to/add-a-ruleset.md shows the files of this folder as they are.

A block of code after a line that ends with the name of a file and a colon is that whole file.
"""
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent.parent / "docs" / "how-to" / "add-a-ruleset.md"
BLOCK = re.compile(r"`([\w.]+)`:\n\n```\w+\n(.*?)```\n", re.DOTALL)
SHOWN = {"friendly.hpp", "friendly.cpp", "friendly_test.cpp", "CMakeLists.txt"}


def main():
    blocks = dict(BLOCK.findall(PAGE.read_text(encoding="utf-8")))
    faults = [f"{PAGE.name} does not show {name}" for name in sorted(SHOWN - set(blocks))]
    for name, text in blocks.items():
        if text != (HERE / name).read_text(encoding="utf-8"):
            faults.append(f"{PAGE.name} shows another {name} than {HERE / name}")
    print(*faults, sep="\n", end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
