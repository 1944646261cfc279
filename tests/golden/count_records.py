#!/usr/bin/env python3
"""Counts the games and moves of PGN files a second way and compares them with what `chuhe judge` saw.

count_records.py CHUHE PATH...

A path is a PGN file, a folder, or a .tar.xz archive, which is unpacked into a temporary folder. The
count shares nothing with the program but the files: a game begins at the first tag behind anything that
is no tag; its moves are the words that are left without comments, variations, numbers and results, up to
the result. A game that stopped at a move is expected to have at least the moves up to it. Prints what
differs and exits with 1 if anything does."""
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile

TAG = re.compile(r'\s*\[\s*\w+\s*".*"\s*\]\s*$')
NUMBER = re.compile(r'^[0-9０-９]+\s*[.．。、…]*|^[.．…]+')
RESULTS = {'1-0', '0-1', '1/2-1/2', '*'}


def is_big5(data):
    """Big5 says more of the signs that every Chinese record holds."""
    signs = '進退平炮馬車卒兵象士'
    return sum(data.decode('big5', 'replace').count(c) for c in signs) > sum(
        data.decode('gb18030', 'replace').count(c) for c in '进退平炮马车卒兵象士進馬車')


def decoded(path):
    data = open(path, 'rb').read()
    try:
        return data.decode('utf-8-sig')
    except UnicodeDecodeError:
        return data.decode('big5' if is_big5(data) else 'gb18030', 'replace')


def games_of(text):
    """Each game's text of moves, in order."""
    games, in_tags, comment = [], False, False
    for line in text.splitlines():
        if TAG.match(line) and not comment:
            if not in_tags:
                games.append([])
            in_tags = True
            continue
        in_tags = in_tags and not line.strip()
        if not line.strip():
            continue
        if not games:
            games.append([])
        games[-1].append(line)
        for sign in line:
            comment = (comment or sign == '{') and sign != '}'
    return ['\n'.join(lines) for lines in games]


def moves_of(text):
    text = re.sub(r'\{[^}]*\}', ' ', text)
    text = re.sub(r';.*', ' ', text)
    while '(' in text:
        text, count = re.subn(r'\([^()]*\)', ' ', text)
        if count == 0:
            break
    moves = 0
    for word in text.split():
        if word in RESULTS:
            break
        word = NUMBER.sub('', word, count=1).rstrip('!?')
        if word and not word.startswith('$'):
            moves += 1
    return moves


def records_in(paths):
    for path in paths:
        if os.path.isfile(path):
            yield path
        for folder, _, names in os.walk(path):
            for name in names:
                if name.lower().endswith('.pgn'):
                    yield os.path.join(folder, name)


def unpacked(paths, folder):
    for path in paths:
        if path.endswith('.tar.xz'):
            target = os.path.join(folder, os.path.basename(path))
            with tarfile.open(path) as archive:
                archive.extractall(target)
            yield target
        else:
            yield path


def main(chuhe, paths):
    with tempfile.TemporaryDirectory() as folder:
        paths = list(unpacked(paths, folder))
        seen = {}
        run = subprocess.run([chuhe, 'judge', '--ruleset', 'cxq', '--json', *paths],
                             stdout=subprocess.PIPE, check=False)
        for line in run.stdout.decode().splitlines():
            row = json.loads(line)
            if 'game' in row:
                seen.setdefault(row['file'], []).append(row)
        bad = games = moves = 0
        for path in records_in(paths):
            expected = [moves_of(text) for text in games_of(decoded(path))]
            rows = seen.get(path, [])
            games += len(expected)
            moves += sum(expected)
            if len(rows) != len(expected):
                print(f'{path}: {len(rows)} games seen, {len(expected)} counted')
                bad += 1
                continue
            for row, count in zip(rows, expected):
                played = row['plies'] + row.get('moves_after_end', 0)
                if played != count and not ('error' in row and played < count):
                    print(f"{path}: game {row['game']}: {played} moves seen, {count} counted")
                    bad += 1
    print(f'{games} games and {moves} moves counted a second way, {bad} differ')
    return 1 if bad or games == 0 else 0


if __name__ == '__main__':
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
