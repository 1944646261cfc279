// What Chinese notation and WXF both say of a move: which piece, told by its file or by its place
// among its like, which way it goes, and how far. Private to these two dialects.
#pragma once

#include <cstdint>
#include <optional>

#include "base/result.hpp"
#include "notation/text_fault.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {

// Where a piece stands among those of its kind on its file, seen from the front.
enum class Place : std::uint8_t {
  kFirst,
  kFront,  // the first; among four or more it may also mean the second (WXF of 1997)
  kMiddle,
  kRear,  // the last; among four or more it may also mean the last but one
  kLast,
};

enum class Action : std::uint8_t { kForward, kBack, kSideways };

// Files are numbered from the mover's right hand, from 1.
struct FileWords {
  rules::xiangqi::Role role = rules::xiangqi::Role::kPawn;
  std::optional<Place> place;
  int file = 0;                  // of the piece; 0: not told
  int ordinal = 0;               // among the pawns that share a file, or this file; 0: not told
  std::optional<Action> action;  // none in the short form
  int number = 0;                // steps, or the file that the piece goes to
};

// The legal move of the side to move that the words tell. Fails with kNoSuchMove or kAmbiguous.
[[nodiscard]] base::Result<rules::xiangqi::Move, TextFault> find_move(
    const rules::xiangqi::Board& board, const FileWords& words);

// How a piece stands among its like, for writers.
struct Standing {
  int file = 0;     // its number
  int group = 0;    // pieces of its kind on the file, itself among them
  int index = 0;    // its place among these from the front, from 0
  int crowded = 0;  // files that hold two or more of its kind
  int series = 0;   // its place among all that share a file: from the right, front to rear, from 0
};
// Needs a piece of the side to move on the square.
Standing standing_of(const rules::xiangqi::Board& board, rules::xiangqi::Square square);

struct Going {
  Action action{};
  int number = 0;
};
// Needs a legal move.
Going going_of(const rules::xiangqi::Board& board, rules::xiangqi::Move move);

// Kings, advisors and elephants are always told by their file: which way they go says the rest.
constexpr bool is_told_by_file(rules::xiangqi::Role role) {
  return role == rules::xiangqi::Role::kKing || role == rules::xiangqi::Role::kAdvisor ||
         role == rules::xiangqi::Role::kElephant;
}

}  // namespace notation::xiangqi
