// chuhe for C and for whatever can call C: games of Xiangqi and Qinyu chess, their legal moves and
// their verdicts. C99; also C++.
//
// Text goes in and comes out as UTF-8 that ends with a zero byte. A function that gives text sets
// its `char**`; that text belongs to the caller and is freed with chuhe_free. Where it fails, it
// sets NULL. Lists come as one text, the items divided by single spaces; the empty list is "".
//
// Threads: no state is shared between games. A game is used by one thread at a time; several games
// by as many threads as you like.
//
// No call ends the program, prints, or throws. A call that fails leaves its game as it was, but
// for what chuhe_game_fault tells. A NULL where something is needed is CHUHE_BAD_ARGUMENT.
#ifndef CHUHE_H
#define CHUHE_H

#include <stdint.h>

#if defined(__GNUC__)
// Marks what the shared library shows.
#define CHUHE_API __attribute__((visibility("default")))
#else
#define CHUHE_API
#endif

// Version of this header. While the first number is 0, a new second number may change anything.
#define CHUHE_VERSION_MAJOR 0
#define CHUHE_VERSION_MINOR 1
#define CHUHE_VERSION_PATCH 0
// The same as text.
#define CHUHE_VERSION "0.1.0"

#ifdef __cplusplus
extern "C" {
#endif

// How a call went. Numbers are never changed and never used again.
typedef enum chuhe_status {
  CHUHE_OK = 0,
  CHUHE_BAD_ARGUMENT = 1,      // NULL, or a number out of range
  CHUHE_OUT_OF_MEMORY = 2,     // not enough memory; try again when there is more
  CHUHE_INTERNAL_ERROR = 3,    // a mistake in chuhe; please report it
  CHUHE_UNKNOWN_RULESET = 4,   // no such name in chuhe_rulesets
  CHUHE_UNKNOWN_NOTATION = 5,  // no such name in chuhe_notations of this ruleset
  CHUHE_UNKNOWN_LANGUAGE = 6,  // neither `en`, `zh-Hans` nor `zh-Hant`
  CHUHE_BAD_FEN = 7,           // the text is no FEN of this kind of game
  CHUHE_BAD_SETUP = 8,         // it is one, but its arrangement breaks the rules
  CHUHE_BAD_MOVE_TEXT = 9,     // the text is no move
  CHUHE_ILLEGAL_MOVE = 10,     // it is one, but not legal in this position
  CHUHE_AMBIGUOUS_MOVE = 11,   // it fits several legal moves
  CHUHE_NOTHING_TO_UNDO = 12   // no move has been played
} chuhe_status;

// Which set-ups chuhe_game_set_up accepts.
enum chuhe_strictness {
  CHUHE_STRICT = 0,  // those that the rules allow
  CHUHE_STUDY = 1    // also pieces where play cannot bring them, and the other side in check
};

// Who is to move.
enum chuhe_side {
  CHUHE_FIRST = 0,  // Red in Xiangqi, White in Qinyu chess
  CHUHE_SECOND = 1  // Black
};

// One game: the position it began with and the moves played since.
typedef struct chuhe_game chuhe_game;

// The version of the library in use, as text that is never freed.
CHUHE_API const char* chuhe_version(void);
// A status as a word, `illegal-move`; text that is never freed. "" for a number that is no status.
CHUHE_API const char* chuhe_status_code(chuhe_status status);
// Frees a text that chuhe gave. NULL is allowed.
CHUHE_API void chuhe_free(char* text);

// The names of all rulesets: `qinyu cxq draft cxa wxf`.
CHUHE_API chuhe_status chuhe_rulesets(char** names);
// The names of the notations that a ruleset's moves can be written in (docs/formats in the source
// tree). The first is `coordinates`.
CHUHE_API chuhe_status chuhe_notations(const char* ruleset, char** names);

// A game from the start position of a ruleset, to be freed with chuhe_game_free. Fails with
// CHUHE_UNKNOWN_RULESET.
CHUHE_API chuhe_status chuhe_game_new(const char* ruleset, chuhe_game** game);
// A second game that stands like the first; neither notices the other from then on.
CHUHE_API chuhe_status chuhe_game_clone(const chuhe_game* game, chuhe_game** copy);
// Frees a game. NULL is allowed.
CHUHE_API void chuhe_game_free(chuhe_game* game);

// Begins the game anew from a FEN, or from `start`. `strictness` is a chuhe_strictness. Fails with
// CHUHE_BAD_FEN or CHUHE_BAD_SETUP.
CHUHE_API chuhe_status chuhe_game_set_up(chuhe_game* game, const char* fen, int strictness);
// Plays a move, also after the end of the game. With NULL for the notation the text may be in any
// but `uci`, whose texts look like coordinates. Fails with CHUHE_UNKNOWN_NOTATION,
// CHUHE_BAD_MOVE_TEXT, CHUHE_ILLEGAL_MOVE or CHUHE_AMBIGUOUS_MOVE.
CHUHE_API chuhe_status chuhe_game_play(chuhe_game* game, const char* move, const char* notation);
// Takes back the last move. Fails with CHUHE_NOTHING_TO_UNDO.
CHUHE_API chuhe_status chuhe_game_undo(chuhe_game* game);

// The name of the game's ruleset.
CHUHE_API chuhe_status chuhe_game_ruleset(const chuhe_game* game, char** name);
// The position as FEN.
CHUHE_API chuhe_status chuhe_game_fen(const chuhe_game* game, char** fen);
// The side to move, a chuhe_side; -1 for NULL.
CHUHE_API int chuhe_game_to_move(const chuhe_game* game);
// 1 if the side to move is in check, else 0; -1 for NULL.
CHUHE_API int chuhe_game_in_check(const chuhe_game* game);
// How many moves have been played; -1 for NULL.
CHUHE_API int chuhe_game_ply(const chuhe_game* game);
// The legal moves, sorted by their text. NULL for the notation means `coordinates`.
// The rules of movement alone decide what is legal; the end of the game does not. Fails with
// CHUHE_UNKNOWN_NOTATION.
CHUHE_API chuhe_status chuhe_game_legal_moves(const chuhe_game* game, const char* notation,
                                              char** moves);
// The moves played, in the order of play; else as above.
CHUHE_API chuhe_status chuhe_game_moves(const chuhe_game* game, const char* notation, char** moves);
// A legal move in another notation; nothing is played. `from` and `to` as the notations above: NULL
// for `from` means any, for `to` coordinates. Fails like chuhe_game_play, without a trace in
// chuhe_game_fault.
CHUHE_API chuhe_status chuhe_game_rewrite(const chuhe_game* game, const char* move,
                                          const char* from, const char* to, char** text);
// The number of ways to play `depth` plies from here. Needs 0 <= depth.
CHUHE_API chuhe_status chuhe_game_perft(const chuhe_game* game, int depth, uint64_t* nodes);

// How the game stands, as one object of JSON with the keys of `chuhe judge --json`
// (docs/formats/judge-output.md): plies, result, reason, rule, fen and so on. Moves played after
// the end change no verdict; they are counted.
CHUHE_API chuhe_status chuhe_game_verdict_json(const chuhe_game* game, char** json);
// The same as a sentence in `en`, `zh-Hans` or `zh-Hant`.
CHUHE_API chuhe_status chuhe_game_verdict_sentence(const chuhe_game* game, const char* language,
                                                   char** sentence);

// What was wrong in the last call of chuhe_game_set_up, chuhe_game_play or chuhe_game_undo, from
// CHUHE_BAD_FEN on; CHUHE_OK when it succeeded. Other failures leave it as it was. For NULL
// CHUHE_BAD_ARGUMENT.
CHUHE_API chuhe_status chuhe_game_fault(const chuhe_game* game);
// The same as an object of JSON: `code` as chuhe_status_code gives it, and then `byte`, where the
// text goes wrong, or `setup`, the codes of what is wrong in the arrangement, or `move`, and
// `candidates`, the legal moves that an ambiguous one fits, as coordinates.
CHUHE_API chuhe_status chuhe_game_fault_json(const chuhe_game* game, char** json);
// The same as a sentence in `en`, `zh-Hans` or `zh-Hant`; "" when nothing was wrong.
CHUHE_API chuhe_status chuhe_game_fault_sentence(const chuhe_game* game, const char* language,
                                                 char** sentence);

#ifdef __cplusplus
}
#endif

#endif
