#!/usr/bin/env python3
"""chuhe from Python, by ctypes alone. Usage: chuhe_ctypes.py [RULESET [MOVE...]]

Plays the moves, in any notation, and prints how the game stands. The library is looked for where
the system looks; CHUHE_LIBRARY names another file.
"""
import ctypes
import ctypes.util
import json
import os
import sys
from ctypes import POINTER, byref, c_char_p, c_int, c_uint64, c_void_p

OK = 0
STRICT, STUDY = 0, 1


class ChuheError(Exception):
    """A call that failed: `code` as in chuhe.h, `illegal-move`, and a sentence."""

    def __init__(self, code, sentence=""):
        super().__init__(sentence or code)
        self.code = code


class Chuhe:
    """The functions of chuhe.h that this example calls."""

    def __init__(self, path=None):
        path = path or os.environ.get("CHUHE_LIBRARY") or ctypes.util.find_library("chuhe")
        self.library = ctypes.CDLL(path or "libchuhe.so")
        text, texts, game = c_char_p, POINTER(c_void_p), c_void_p
        self._declare("chuhe_version", [], text)
        self._declare("chuhe_status_code", [c_int], text)
        self._declare("chuhe_free", [c_void_p], None)
        self._declare("chuhe_game_free", [game], None)
        self._declare("chuhe_game_new", [text, POINTER(c_void_p)])
        self._declare("chuhe_game_set_up", [game, text, c_int])
        self._declare("chuhe_game_play", [game, text, text])
        self._declare("chuhe_game_undo", [game])
        self._declare("chuhe_game_fen", [game, texts])
        self._declare("chuhe_game_in_check", [game])
        self._declare("chuhe_game_moves", [game, text, texts])
        self._declare("chuhe_game_legal_moves", [game, text, texts])
        self._declare("chuhe_game_verdict_json", [game, texts])
        self._declare("chuhe_game_verdict_sentence", [game, text, texts])
        self._declare("chuhe_game_fault_sentence", [game, text, texts])
        self._declare("chuhe_game_perft", [game, c_int, POINTER(c_uint64)])

    def _declare(self, name, arguments, result=c_int):
        function = getattr(self.library, name)
        function.argtypes, function.restype = arguments, result

    def version(self):
        return self.library.chuhe_version().decode()

    def code(self, status):
        return self.library.chuhe_status_code(status).decode()

    def text(self, name, *arguments):
        """The text that a function gives in its last argument."""
        out = c_void_p()
        status = getattr(self.library, name)(*arguments, byref(out))
        if status != OK:
            raise ChuheError(self.code(status))
        try:
            return ctypes.string_at(out).decode()
        finally:
            self.library.chuhe_free(out)


class Game:
    """One game, to be used with `with`."""

    def __init__(self, chuhe, ruleset="cxq", fen=None, strictness=STRICT):
        self.chuhe = chuhe
        self.handle = c_void_p()
        status = chuhe.library.chuhe_game_new(ruleset.encode(), byref(self.handle))
        if status != OK:
            raise ChuheError(chuhe.code(status))
        if fen is not None:
            self._change("chuhe_game_set_up", fen.encode(), strictness)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.chuhe.library.chuhe_game_free(self.handle)
        self.handle = None

    def _change(self, name, *arguments):
        status = getattr(self.chuhe.library, name)(self.handle, *arguments)
        if status != OK:
            sentence = self._text("chuhe_game_fault_sentence", b"en")
            raise ChuheError(self.chuhe.code(status), sentence)

    def _text(self, name, *arguments):
        return self.chuhe.text(name, self.handle, *arguments)

    def play(self, move, notation=None):
        """Plays a move; any notation will do when none is named."""
        self._change("chuhe_game_play", move.encode(), notation and notation.encode())

    def undo(self):
        self._change("chuhe_game_undo")

    @property
    def fen(self):
        return self._text("chuhe_game_fen")

    @property
    def in_check(self):
        return self.chuhe.library.chuhe_game_in_check(self.handle) == 1

    def moves(self, notation="coordinates"):
        return self._text("chuhe_game_moves", notation.encode()).split()

    def legal_moves(self, notation="coordinates"):
        return self._text("chuhe_game_legal_moves", notation.encode()).split()

    def verdict(self):
        """How the game stands: plies, result, reason, rule, fen and so on."""
        return json.loads(self._text("chuhe_game_verdict_json"))

    def verdict_sentence(self, language="en"):
        return self._text("chuhe_game_verdict_sentence", language.encode())

    def perft(self, depth):
        nodes = c_uint64()
        status = self.chuhe.library.chuhe_game_perft(self.handle, depth, byref(nodes))
        if status != OK:
            raise ChuheError(self.chuhe.code(status))
        return nodes.value


def main(arguments):
    ruleset = arguments[0] if arguments else "cxq"
    try:
        with Game(Chuhe(), ruleset) as game:
            print(f"{len(game.legal_moves())} legal moves, {game.perft(3)} ways to play 3 plies")
            for move in arguments[1:]:
                game.play(move)
            print(*game.moves("chinese" if ruleset != "qinyu" else "coordinates"))
            print(game.verdict_sentence())
            print(json.dumps(game.verdict(), indent=2))
    except ChuheError as error:
        print(f"{error.code}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
