#!/usr/bin/env python3
"""Runs clang-tidy 19 over src/ and tests/. Usage: run_clang_tidy.py [FILE...]

Needs the compile commands of the preset `clang` (or else `release`). A file that was clean is
not looked at again until it, a header of ours that it reaches, its compile command, .clang-tidy
or clang-tidy itself changes: build/tidy-cache holds one empty file for each clean state. Findings
in headers come out of the sources that include them; by themselves headers are only asked
whether they include what they use.
"""
import hashlib
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
CACHE = REPOSITORY / "build" / "tidy-cache"
CLANG_TIDY = "clang-tidy-19"
FOLDERS = ("src", "tests")
INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


def find_compile_commands():
    for preset in ("clang", "release"):
        database = REPOSITORY / "build" / preset / "compile_commands.json"
        if database.exists():
            return database
    sys.exit("no compile commands: run `cmake --preset clang` first")


@cache
def own_includes(path):
    """Gives the files of this repository that `path` includes directly."""
    names = [match.decode() for match in INCLUDE.findall(path.read_bytes())]
    candidates = (REPOSITORY / folder / name for name in names for folder in FOLDERS)
    return [p for p in candidates if p.exists()]


def reached_files(path):
    reached, queue = {path}, [path]
    while queue:
        fresh = set(own_includes(queue.pop())) - reached
        reached |= fresh
        queue.extend(fresh)
    return sorted(reached)


def state_of(path, command, common):
    """Gives a hash of all that decides what clang-tidy says about `path`."""
    digest = hashlib.sha256(common)
    digest.update(command.encode())
    for file in reached_files(path):
        digest.update(f"\0{file.relative_to(REPOSITORY)}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def check(path, state, database):
    if (CACHE / state).exists():
        return True
    command = [CLANG_TIDY, "--quiet", "-p", str(database.parent), str(path)]
    if path.suffix == ".hpp":
        command.append("--checks=-*,misc-include-cleaner")
        command += [f"--extra-arg=-I{REPOSITORY / folder}" for folder in ("src", "tests")]
    result = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True)
    if result.returncode != 0:
        print(result.stdout or result.stderr, flush=True)
        return False
    (CACHE / state).touch()
    return True


def main():
    database = find_compile_commands()
    CACHE.mkdir(parents=True, exist_ok=True)
    version = subprocess.run([CLANG_TIDY, "--version"], check=True, capture_output=True).stdout
    common = version + (REPOSITORY / ".clang-tidy").read_bytes()

    wanted = {Path(name).resolve() for name in sys.argv[1:]}
    commands = {Path(e["file"]): e["command"] for e in json.loads(database.read_text())}
    headers = {path: "" for folder in FOLDERS for path in (REPOSITORY / folder).rglob("*.hpp")}
    jobs = [
        (path, state_of(path, command, common))
        for path, command in sorted((headers | commands).items())
        if path.relative_to(REPOSITORY).parts[0] in FOLDERS and (not wanted or path in wanted)
    ]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        clean = list(pool.map(lambda job: check(*job, database), jobs))
    print(f"{len(jobs)} files, {clean.count(False)} with findings")
    return 0 if all(clean) else 1


if __name__ == "__main__":
    sys.exit(main())
