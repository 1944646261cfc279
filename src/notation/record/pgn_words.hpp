// The words of a PGN text: tags, numbers, results, moves. Private to the PGN reader.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace notation {

struct TagText {
  std::string_view name;
  std::string_view value;
  std::string_view rest;  // what follows on the line
  bool closed = true;  // false: no quote and bracket at its end, the value is the rest of the line
};

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
// digits that are the whole text.
NumberText front_number(std::string_view text);

// The bytes of marks like `!?` at the front.
std::size_t marks_size(std::string_view text);

// The bytes of the move at the front: four characters where they are a move by file, else all up
// to marks at the end.
std::size_t move_size(std::string_view text);

bool is_result(std::string_view text);
// Coordinates, or shaped like a move by file: junk behind a result is told from moves by it.
bool looks_like_move(std::string_view text);

}  // namespace notation
