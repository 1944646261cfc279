#!/usr/bin/env python3
"""A desk that dies loses at most the line being typed. Usage: desk_crash.py CHUHE

Plays a game at a desk through a pipe and kills the program, again and again, each time behind
another line; what the desk had answered must be in the log, and the desk must go on from there.
Then cuts the finished log at every byte: every cut must open and give a beginning of the game.
"""
import json
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

CHUHE = sys.argv[1]
LINES = """start
+5 h2e2
+5 h9g7
+5 red touch b0
confirm
+5 b0c2
+5 i9h9
+5 red offer
+5 black decline
+5 black disturbed a "loud" word
override 2 warning because it was | nothing
+5 a0a1
+5 b9c7
+5 red resign""".splitlines()
NEW = ["--ruleset", "cxa", "--control", "10+5", "--date", "2026.05.01"]


def open_desk(log, new):
    return subprocess.Popen(
        [CHUHE, "desk", str(log), "--typed", "--json", "--arbiter", "Zhou"] + (NEW if new else []),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def ask(desk, line):
    desk.stdin.write(line + "\n")
    desk.stdin.flush()
    return json.loads(desk.stdout.readline())


def kill_behind_each_line(log):
    desk = open_desk(log, True)
    for number, line in enumerate(LINES):
        answer = ask(desk, line)
        assert "event" in answer, answer
        # The next line is on its way when the program dies.
        desk.stdin.write("+1 note half a li")
        desk.stdin.flush()
        desk.send_signal(signal.SIGKILL)
        desk.wait()
        text = log.read_text()
        assert text.endswith("\n"), f"line {number}: the log ends within a line"
        assert answer["event"] in text.splitlines()[-1], f"line {number}: {answer} is lost"
        desk = open_desk(log, False)
    desk.stdin.close()
    desk.wait()
    assert desk.returncode == 0


def logged(log):
    run = subprocess.run([CHUHE, "desk", str(log), "--script", "-"], input="log\n", text=True,
                         capture_output=True)
    return run.returncode, run.stdout


def cut_at_each_byte(log, folder):
    whole = log.read_bytes()
    status, text = logged(log)
    assert status == 0 and text.count("\n") >= len(LINES)
    head = whole.index(b"\n\n") + 2
    cut = folder / "cut.log"
    for size in list(range(head, len(whole), 7)) + [len(whole) - 1]:
        cut.write_bytes(whole[:size])
        status, part = logged(cut)
        assert status == 0 and text.startswith(part), f"cut at byte {size}"
        assert cut.read_bytes() == whole[:whole.rindex(b"\n", 0, size) + 1], f"cut at byte {size}"
    cut.write_bytes(whole[:head - 1])
    assert logged(cut)[0] == 1


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    kill_behind_each_line(folder / "game.log")
    cut_at_each_byte(folder / "game.log", folder)
    # Two desks at one game would write over each other.
    first = open_desk(folder / "game.log", False)
    ask(first, "pending")
    second = subprocess.run([CHUHE, "desk", str(folder / "game.log")], capture_output=True,
                            stdin=subprocess.DEVNULL, text=True)
    assert second.returncode == 1 and "another desk" in second.stderr, second.stderr
    first.stdin.close()
    first.wait()
print("nothing lost")
