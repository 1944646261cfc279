#!/usr/bin/env python3
"""Checks that every include follows src/layers.txt. Usage: check_layers.py [SRC]

Further rules: nobody includes another module's detail/; a concrete ruleset folder is reachable
only from rules, notation, proof, search, game/registry.cpp and tests, a kit also from what the
door says of it (game/detail/*_text.hpp); no relative includes. A test beside its code may include
the core modules too.
"""
import re
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
CORE = {"base", "board", "rules", "notation", "game"}
SEES_RULE_FOLDERS = {"rules", "notation", "proof", "search"}
SEE_KITS = re.compile(r"game/(registry\.cpp|detail/(xiangqi|qinyu)_text\.hpp)")
INCLUDE = re.compile(r'\s*#\s*include\s*["<](([^/">]+)/[^">]+)[">]')
RELATIVE_INCLUDE = re.compile(r'\s*#\s*include\s*"\.')
RULE_FOLDER = re.compile(r"rules/(xiangqi|qinyu)/")


def read_layers(path):
    """Gives {module: set of modules and single headers that it may include}."""
    layers = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            module, _, allowed = line.partition(":")
            layers[module] = set(allowed.split())
    for module, allowed in layers.items():
        layers[module] = set(layers) if "*" in allowed else allowed | {module}
    return layers


def faults_of_file(path, relative, layers):
    module = relative.parts[0]
    if module not in layers:
        yield f"{path}: no such module: {module}"
        return
    is_test = path.name.endswith("_test.cpp")
    allowed = layers[module] | (CORE if is_test else set())
    sees_rule_folders = (
        is_test or module in SEES_RULE_FOLDERS or SEE_KITS.fullmatch(relative.as_posix())
    )
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{path}:{number}"
        if RELATIVE_INCLUDE.match(line):
            yield f"{where}: relative include"
        match = INCLUDE.match(line)
        if not match or match[2] not in layers:
            continue
        header, owner = match[1], match[2]
        if not {header, owner} & allowed:
            yield f"{where}: {module} may not include {header}"
        if "/detail/" in header and owner != module:
            yield f"{where}: {header} is private to {owner}"
        if RULE_FOLDER.match(header) and not sees_rule_folders:
            yield f"{where}: a concrete ruleset is reachable only through game/registry.cpp"


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else REPOSITORY / "src")
    layers = read_layers(REPOSITORY / "src" / "layers.txt")
    sources = sorted(p for p in root.rglob("*") if p.suffix in {".hpp", ".cpp", ".h"})
    faults = [f for p in sources for f in faults_of_file(p, p.relative_to(root), layers)]
    print(*faults, f"{len(sources)} files, {len(faults)} forbidden includes", sep="\n")
    return 1 if faults or not sources else 0


if __name__ == "__main__":
    sys.exit(main())
