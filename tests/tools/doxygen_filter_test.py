#!/usr/bin/env python3
"""Tests of tools/doxygen_filter.py."""
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
from doxygen_filter import Filter  # noqa: E402


def shown(text):
    own = Filter("door.hpp")
    return [own.line(line) for line in text.splitlines()]


class DoxygenFilter(unittest.TestCase):
    def after_the_top(self, text):
        return shown("// Top.\n#pragma once\n\n" + text)[3:]

    def test_the_first_comment_is_the_file_s(self):
        lines = shown("// The door.\n// Any thread.\n#pragma once\n\nint open();")
        self.assertEqual(lines[0], "/// @file door.hpp The door.")
        self.assertEqual(lines[1], "/// Any thread.")
        self.assertEqual(lines[4], "int open();")

    def test_a_comment_documents_the_declaration_below(self):
        self.assertEqual(self.after_the_top("// Opens.\nint open();"), ["/// Opens.", "int open();"])

    def test_a_comment_holds_up_to_the_next_blank_line(self):
        lines = self.after_the_top("// Opens\n// or shuts.\nint open();\nint shut();\n\nint look();")
        self.assertEqual(lines[3], "/** Opens or shuts. */int shut();")
        self.assertEqual(lines[5], "int look();")

    def test_a_comment_of_a_class_is_not_that_of_its_members(self):
        lines = self.after_the_top("// A door.\nclass Door {\n public:\n  int open();\n};")
        self.assertEqual(lines[3], "  int open();")

    def test_a_comment_holds_past_the_body_of_a_function(self):
        lines = self.after_the_top("// Opens.\nint open() {\n  return 1;\n}\nint shut();")
        self.assertEqual(lines[2], "  return 1;")
        self.assertEqual(lines[4], "/** Opens. */int shut();")

    def test_the_second_line_of_a_declaration_is_left_alone(self):
        lines = self.after_the_top("// Opens.\nint open(int a,\n         int b);")
        self.assertEqual(lines[2], "         int b);")

    def test_a_comment_behind_code_documents_that_code(self):
        lines = self.after_the_top("  int ply = 0;  // counted from 1")
        self.assertEqual(lines, ["  int ply = 0; ///< counted from 1"])
        lines = self.after_the_top("enum class A { kX };  // one way")
        self.assertEqual(lines, ["/** one way */enum class A { kX };"])

    def test_remarks_for_tools_and_comments_of_braces_are_left_alone(self):
        for line in ('#include "a.hpp"  // IWYU pragma: export', "}  // namespace a",
                     "int a;  // NOLINT(x): y"):
            self.assertEqual(self.after_the_top(line), [line])

    def test_a_move_is_no_command(self):
        self.assertEqual(self.after_the_top("// `P@e5`\nint a;")[0], "/// `P\\@e5`")


if __name__ == "__main__":
    unittest.main()
