#!/usr/bin/env python3
"""Tie-breaks of whole files against kept values, every digit.

Usage: check_tiebreaks.py CHUHE ARCHIVE_OR_FOLDER
The folder, or the .tar.xz, has NAME.trf and golden/NAME.tsv. A table has the columns StartNo, Rank,
PTS and then codes in the order in which they rank, as `chuhe tiebreaks --codes` takes them.
"""
import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile

SHOWN = 10


def computed(chuhe, trf, codes):
    """What chuhe says, by number."""
    run = subprocess.run(
        [chuhe, "tiebreaks", "--json", "--codes", ",".join(codes), str(trf)],
        capture_output=True, text=True, check=True)
    rows = {}
    for line in run.stdout.splitlines():
        row = json.loads(line)
        rows[row["number"]] = [str(row["rank"]), row["points"]] + [
            "-" if value["value"] is None else value["value"] for value in row["values"]]
    return rows


def compare(chuhe, trf, table):
    """The number of values looked at, and a line for each that differs."""
    head, *lines = [line.split("\t") for line in table.read_text().splitlines()]
    rows = computed(chuhe, trf, head[3:])
    values, faults = 0, []
    if len(rows) != len(lines):
        faults.append(f"{trf.name}: {len(rows)} players, kept are {len(lines)}")
    for number, *kept in lines:
        for name, expected, found in zip(head[1:], kept, rows.get(int(number), [])):
            values += 1
            if expected != found:
                faults.append(f"{trf.name}: player {number}, {name}: {found}, kept is {expected}")
    return values, faults


def check(chuhe, folder):
    tables = sorted(folder.rglob("golden/*.tsv"))
    values, faults = 0, []
    for table in tables:
        trf, = folder.rglob(table.stem + ".trf")
        more, wrong = compare(chuhe, trf, table)
        values += more
        faults += wrong
    for fault in faults[:SHOWN]:
        print(fault)
    print(f"{len(tables)} files, {values} values, {len(faults)} differ")
    return 0 if tables and values and not faults else 1


def main():
    chuhe, source = sys.argv[1], pathlib.Path(sys.argv[2])
    if source.is_dir():
        return check(chuhe, source)
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(source) as archive:
            archive.extractall(folder)
        return check(chuhe, pathlib.Path(folder))


if __name__ == "__main__":
    sys.exit(main())
