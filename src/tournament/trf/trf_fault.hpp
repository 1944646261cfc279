// Why a text is no TRF, or a competition has no place in one. Plain values; any thread may read
// them. The sentences are made by `text`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tournament/record.hpp"

namespace tournament {

// What stands, or should stand, in the columns at fault.
enum class TrfField : std::uint8_t {
  kLine,
  kPlayer,  // a number of a player
  kSex,
  kRating,
  kPoints,
  kRank,
  kOpponent,
  kColor,
  kResult,
  kRound,
  kRounds,
  kCode,  // of a result, of a bye, of a setting
  kCount
};

struct TrfFault {
  enum class Kind : std::uint8_t {
    kControl,        // a tab or another control character
    kNoPlayers,      // no line 001
    kNumber,         // no whole number from `low` to `high`
    kPoints,         // no points such as 11.5
    kChoice,         // none of `expected`
    kNotBlank,       // the column divides two fields
    kRepeated,       // stands twice, and differs
    kUnknownPlayer,  // no line 001 has the number
    kNeedsOpponent,  // the result is one of a game, and there is no opponent
    kHasOpponent,    // the result is that of a bye, and there is an opponent
    kContradiction,  // the card does not agree with another: `contradiction`
    kHasEntry,       // a bye for a round in which the card has something else
    kMustAgree,      // the codes in `found` are worth one thing in a Scoring, and two in the file
    kNoPlace,        // too wide for its columns, or for a team
    kTooMany,        // more than `high`
  };
  Kind kind{};
  int line = 0;     // 1 upwards; 0 when writing
  int column = 0;   // 1 upwards; 0: the line as a whole
  std::string tag;  // the first three characters of the line
  TrfField field = TrfField::kLine;
  std::string found;          // the text at fault, without the blanks around it
  std::string_view expected;  // of static storage
  int low = 0;
  int high = 0;
  int player = 0;  // his number in the file, for a contradiction and when writing
  int round = 0;   // likewise
  Contradiction::Kind contradiction{};
};

}  // namespace tournament
