#!/usr/bin/env python3
"""Converts PGN files to every notation and back and compares the moves.

convert_back.py CHUHE PATH...

A path is a PGN file, a folder, or a .tar.xz archive, which is unpacked into a temporary folder. The
moves of all main lines are counted by `chuhe judge`: as many must come through. What comes back from a
notation must be, byte for byte, what comes from converting to coordinates at once. Prints what differs
and exits with 1 if anything does."""
import json
import os
import subprocess
import sys
import tarfile
import tempfile

NOTATIONS = ['uci', 'iccs', 'san', 'wxf', 'wxf-xqbase', 'wxf-playok', 'chinese', 'chinese-traditional']
ENCODINGS = ['utf-8', 'utf-8-bom', 'gb18030']


def run(chuhe, *arguments):
    return subprocess.run([chuhe, *arguments], stdout=subprocess.PIPE, check=False).stdout.decode()


def convert(chuhe, paths, output, notation, encoding='utf-8'):
    """What the run adds up to."""
    lines = run(chuhe, 'convert', *paths, '-o', output, '--notation', notation, '--encoding', encoding,
                '--json').splitlines()
    return json.loads(lines[-1])['totals']


def content(path):
    with open(path, 'rb') as file:
        return file.read()


def unpacked(path, folder):
    if not path.endswith('.tar.xz'):
        return path
    target = os.path.join(folder, os.path.basename(path))
    with tarfile.open(path) as archive:
        archive.extractall(target)
    return target


def main(chuhe, paths):
    with tempfile.TemporaryDirectory() as folder:
        paths = [unpacked(path, folder) for path in paths]
        there, back = os.path.join(folder, 'there.pgn'), os.path.join(folder, 'back.pgn')
        plain = os.path.join(folder, 'plain.pgn')
        totals = convert(chuhe, paths, plain, 'coordinates')
        judged = run(chuhe, 'judge', '--ruleset', 'cxq', '--study', '--json', *paths).splitlines()
        plies = json.loads(judged[-1])['totals']['plies']
        bad = totals['variations'] == 0 and totals['moves'] != plies
        for number, notation in enumerate(NOTATIONS):
            convert(chuhe, paths, there, notation, ENCODINGS[number % len(ENCODINGS)])
            again = convert(chuhe, [there], back, 'coordinates')
            if content(back) != content(plain) or again['lost_moves'] > 0:
                print(f'{notation}: other moves came back')
                bad = True
        print(f"{totals['games']} games, {totals['moves']} moves, {totals['variations']} variations to "
              f"{len(NOTATIONS)} notations and back; {plies} moves of main lines were judged")
        return 1 if bad or totals['moves'] < plies or totals['games'] == 0 else 0


if __name__ == '__main__':
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
