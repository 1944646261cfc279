// How a game of a round ended, as arbiters write it. Plain values; any thread may use them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "tournament/record.hpp"

namespace tournament {

// The first mover's half comes first. The numbers are not stored.
enum class GameResult : std::uint8_t {
  kFirstWins,
  kSecondWins,
  kDraw,
  kFirstForfeits,   // did not come, or came too late (M1.1, M1.3)
  kSecondForfeits,  // likewise
  kBothForfeit,
  kBothLose,    // played; the arbiter gave nobody anything
  kFirstHalf,   // the first mover has a draw, the other a loss
  kSecondHalf,  // the other way round
  kAdjourned,   // to be finished later; counts as a draw for pairing
  // Games of less than one move: not rated.
  kUnratedFirstWins,
  kUnratedSecondWins,
  kUnratedDraw,
  kUnratedBothLose,
  kUnratedFirstHalf,
  kUnratedSecondHalf,
};

// `1-0`, `0-1`, `1/2`, `-+`, `+-`, `--`, `0-0`, `1/2-0`, `0-1/2`, `adjourned`; not rated: `1-0u`.
std::string_view result_text(GameResult result);
// The same, and `1/2-1/2`; nothing for any other text.
std::optional<GameResult> parse_result(std::string_view text);
// All of them, divided by blanks, for messages.
std::string_view result_forms();

// What stands on the two cards.
struct Marks {
  Mark first{};
  Mark second{};
  friend bool operator==(const Marks&, const Marks&) = default;
};
Marks marks_of(GameResult result);
// The result that gives these marks; nothing where none does.
std::optional<GameResult> result_of(Marks marks);

}  // namespace tournament
