// The words of a PGN text: tags, numbers, results, marks, moves. Private to the readers and the
// writer of PGN.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace notation {

struct TagText {
  std::string_view name;
  std::string_view value;  // as it stands, escapes and all
  std::string_view rest;   // what follows on the line
  bool closed = true;  // false: no quote and bracket at its end, the value is the rest of the line
};

// ASCII white space, line ends included.
bool is_blank(char c);

std::string_view trimmed(std::string_view text);

// The tag at the front of a line, or nothing where there is no `[Name "`.
std::optional<TagText> front_tag(std::string_view line);

// The bytes of the blank at the front: ASCII, ideographic, or a full-width comma; 0 for none.
std::size_t blank_size(std::string_view text);

// The bytes up to the next blank or sign of structure; at least 1. Needs a text that is not empty.
std::size_t word_size(std::string_view text);

struct NumberText {
  std::size_t size = 0;  // of digits and points together, 0: no number
  int points = 0;
};

// The number of a move at the front, `12.`, `12...`, also full-width; or the points alone; or
// digits that are the whole text but for marks.
NumberText front_number(std::string_view text);

// The bytes of marks like `!?` at the front.
std::size_t marks_size(std::string_view text);

// The number of the mark at the front of such bytes, the longest that has one; it is taken off.
std::uint16_t front_mark(std::string_view& marks);

struct NagText {
  std::size_t size = 0;  // with its `$`
  std::optional<std::uint16_t> nag;
};

// The `$` and digits at the front. Without digits, or with too many, the word is no number.
NagText front_nag(std::string_view text);

// The bytes of the move at the front: four characters where they are a move by file, else all up
// to marks at the end.
std::size_t move_size(std::string_view text);

bool is_result(std::string_view text);
// Coordinates, or shaped like a move by file: junk behind a result is told from moves by it.
bool looks_like_move(std::string_view text);

}  // namespace notation
