#!/usr/bin/env python3
"""Turns our plain comments into ones that Doxygen reads. Usage: doxygen_filter.py FROM TO

Copies every header under FROM to the same place under TO, line by line, so that warnings name the
right ones:
- the comment at its top documents the file;
- a comment before a declaration documents it, and the declarations that follow without a blank
  line or another comment between;
- a comment behind a declaration documents that one.
"""
import re
import sys
from pathlib import Path

COMMENT = re.compile(r"(\s*)//(?!/) ?(.*)")
# A remark for tools, a comment behind a brace or a directive, and one without code are left alone.
TRAILING = re.compile(r'(?P<code>\s*[^\s#}/][^"]*?)\s*//(?!/|\s*(?:NOLINT|IWYU))\s*(?P<text>.*)')
BEHIND_CODE = re.compile(r"\s*//.*")
DECLARES = re.compile(
    r"\s*(?!public:|private:|protected:|#|\}|\{|(namespace|extern|static_assert)\b)\S"
)


def plain(text):
    """Our comments hold no commands: `P@e5` is a move."""
    return text.replace("@", "\\@")


class Filter:
    def __init__(self, name):
        self.name = name
        self.block = []  # the comment lines just read
        self.held = [None]  # by depth of braces: the comment that holds here
        self.fresh = False  # the comment stands right before this line
        self.in_declaration = False
        self.in_file_comment = True

    def line(self, line):
        """Gives what takes the place of one line."""
        comment = COMMENT.fullmatch(line)
        if comment:
            return self.comment(comment[1], plain(comment[2]))
        if self.block:
            self.held[-1] = None if self.in_file_comment else " ".join(self.block)
            self.fresh, self.block, self.in_file_comment = True, [], False
        if not line.strip():
            self.held[-1] = None
        shown = self.declaration(line)
        self.follow(BEHIND_CODE.sub("", line))
        self.fresh = False
        return shown

    def comment(self, indent, text):
        first = not self.block
        self.block.append(text)
        file_mark = f"@file {self.name} " if first and self.in_file_comment else ""
        return f"{indent}/// {file_mark}{text}"

    def declaration(self, line):
        trailing = TRAILING.fullmatch(line)
        if trailing and trailing["code"].endswith("};"):  # `///<` would be the last enumerator's
            return f"/** {plain(trailing['text'])} */{trailing['code']}"
        if trailing:
            line = f"{trailing['code']} ///< {plain(trailing['text'])}"
        repeats = self.held[-1] and not self.fresh and not trailing
        if repeats and not self.in_declaration and DECLARES.match(line):
            return f"/** {self.held[-1]} */{line}"
        return line

    def follow(self, code):
        """Notes where the code of a line leaves us: how deep, and within a declaration or not."""
        for c in code:
            if c == "{":
                self.held.append(None)
            elif c == "}" and len(self.held) > 1:
                self.held.pop()
        code = code.rstrip()
        if code:
            self.in_declaration = code[-1] not in ";{}:" and not code.startswith("#")


def main():
    source, target = map(Path, sys.argv[1:])
    for header in sorted(p for p in source.rglob("*") if p.suffix in {".hpp", ".h"}):
        own = Filter(header.name)
        lines = header.read_text(encoding="utf-8").splitlines()
        copy = target / header.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text("\n".join(map(own.line, lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
