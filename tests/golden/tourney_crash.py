#!/usr/bin/env python3
"""A competition that is interrupted loses nothing and doubles nothing. Usage: tourney_crash.py CHUHE

Plays a competition command by command, kills commands while they run, gives results twice, cuts the
file at every seventh byte, writes nonsense into it, and lets two processes write at once.
"""
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CHUHE = sys.argv[1]
COMMANDS = """add|Ann|--rating|2000
add|王|--rating|1900
add|Cid "the rook"|--rating|1800
add|Dan|--rating|1700
add|Eve|--rating|1600
pair|--round|1
result|1|1-0
result|2|1/2
correct|2|0-1|--reason|misread
add|Fay|--missed|half
bye|Dan|--round|2|--kind|half
foul|1|--reason|noise
pair|--round|2
result|1|adjourned
result|2|-+
withdraw|Eve|--reason|ill
undo|--reason|she stays
pair|--round|3
undo|--round|--reason|too early
note|tea | and "cake"
""".splitlines()


def chuhe(*arguments, **options):
    return subprocess.run([CHUHE, "tourney", *map(str, arguments)], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL, timeout=60, **options)


def run(file, line):
    verb, *rest = line.split("|") if "|" in line else [line]
    if verb == "note":
        rest = ["|".join(rest)]
    return chuhe(verb, file, *rest)


def new(file):
    made = chuhe("new", file, "--name", "Crash", "--system", "dutch", "--rounds", 4,
                 "--initial-color", "first")
    assert made.returncode == 0, made.stderr
    assert chuhe("new", file, "--name", "x", "--system", "dutch").returncode == 1


def kill_behind_each_line(file):
    """A command that has answered is kept; one that is killed is kept whole or not at all."""
    for line in COMMANDS:
        # Killed at some moment: nothing, or the whole command.
        before = file.read_bytes()
        verb, *rest = line.split("|")
        note = subprocess.Popen([CHUHE, "tourney", "note", str(file), "half a line"],
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(random.random() * 0.02)
        note.send_signal(signal.SIGKILL)
        note.wait()
        after = file.read_bytes()
        assert after.startswith(before), "what was written is gone"
        assert after[len(before):].count(b"\n") <= 1, line
        done = run(file, line)
        assert done.returncode == 0, f"{line}: {done.stderr}"
        text = file.read_text()
        assert text.endswith("\n"), f"{line}: the file ends within a line"
        assert len(text) > len(after), f"{line} is lost"
        assert chuhe("status", file).returncode == 0


def nothing_twice(file):
    before = file.read_bytes()
    for line in ("result|1|adjourned", "result|2|-+", "pair|--round|1", "pair|--round|2"):
        done = run(file, line)
        assert done.returncode == 0 and file.read_bytes() == before, f"{line}: {done.stderr}"
    for line in ("result|2|1-0", "result|9|1-0", "pair|--round|9", "bye|1|--round|1|--kind|half"):
        done = run(file, line)
        assert done.returncode == 1 and file.read_bytes() == before, f"{line}: {done.stdout}"


def cut_everywhere(file, folder):
    whole = file.read_bytes()
    head = whole.index(b"\n\n") + 2
    cut = folder / "cut.tourney"
    for size in list(range(0, len(whole), 7)) + [len(whole) - 1]:
        cut.write_bytes(whole[:size])
        read = chuhe("status", cut, "--json")
        if size < head:
            assert read.returncode == 1 and "cut.tourney:" in read.stderr, f"cut at byte {size}"
            continue
        assert read.returncode == 0, f"cut at byte {size}: {read.stderr}"
        lines = whole[head:whole.rindex(b"\n", 0, size) + 1].count(b"\n")
        assert json.loads(read.stdout)["events"] == lines, f"cut at byte {size}"
    size = len(whole) - 3
    cut.write_bytes(whole[:size])
    done = chuhe("note", cut, "goes on")
    assert done.returncode == 0 and "cut short" in done.stderr, done.stderr
    kept = whole[:whole.rindex(b"\n", 0, size) + 1]
    assert cut.read_bytes().startswith(kept) and cut.read_bytes()[len(kept):].count(b"\n") == 1


def nonsense(file, folder):
    """A file with a line spoiled by hand is refused with that line, and never changed."""
    lines = file.read_bytes().split(b"\n")
    spoiled = folder / "spoiled.tourney"
    for number in range(len(lines) - 1):
        for what in (b"nonsense", b"\xff\xfe", lines[number] + b" more=1", b""):
            if what == lines[number] or (not what and lines[number].startswith(b"tag")):
                continue
            text = b"\n".join(lines[:number] + [what] + lines[number + 1:])
            spoiled.write_bytes(text)
            done = chuhe("note", spoiled, "x")
            if done.returncode == 0:  # the name of the competition may be anything
                assert lines[number].startswith(b"name"), (number, what)
                continue
            assert done.returncode == 1 and "spoiled.tourney:" in done.stderr, done.stderr
            assert spoiled.read_bytes() == text
    doubled = lines[:-2] + [lines[-2], lines[-2], b""]
    spoiled.write_bytes(b"\n".join(doubled))
    assert f":{len(lines)}: the running number" in chuhe("check", spoiled).stderr


def two_at_once(file):
    before = json.loads(chuhe("status", file, "--json").stdout)["events"]
    writers = [subprocess.Popen([CHUHE, "tourney", "note", str(file), f"writer {i}"],
                                stdout=subprocess.DEVNULL) for i in range(20)]
    assert all(writer.wait() == 0 for writer in writers)
    after = json.loads(chuhe("status", file, "--json").stdout)["events"]
    assert after == before + 20, (before, after)
    # Twenty that pair the same round pair it once.
    finish = chuhe("result", file, 1, "1-0")
    assert finish.returncode == 0, finish.stderr
    pairers = [subprocess.Popen([CHUHE, "tourney", "pair", str(file), "--round", "3"],
                                stdout=subprocess.PIPE, text=True) for _ in range(8)]
    lists = {pairer.communicate()[0].splitlines()[-1] for pairer in pairers}
    assert all(pairer.returncode == 0 for pairer in pairers) and len(lists) == 1
    assert json.loads(chuhe("status", file, "--json").stdout)["paired"] == 3


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    file = folder / "event.tourney"
    new(file)
    kill_behind_each_line(file)
    nothing_twice(file)
    cut_everywhere(file, folder)
    nonsense(file, folder)
    two_at_once(file)
    assert sorted(os.listdir(folder)) == ["cut.tourney", "event.tourney", "spoiled.tourney"]
print("nothing lost, nothing doubled")
