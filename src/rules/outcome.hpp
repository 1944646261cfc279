// How a game ends, under which rule, and which plies prove it. The reason is a number; sentences
// are made in text/.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "board/geometry.hpp"

namespace rules {

// One closed list for all games (docs/rules/reasons.md). Numbers are stored and sent for ever:
// never changed, never used again.
enum class Reason : std::uint8_t {
  // From the board.
  kCheckmate = 1,
  kNoLegalMove = 2,
  kStalemate = 3,
  kFacingKings = 4,
  // From the history.
  kRepetition = 5,
  kMoveCount = 6,
  kDeadPosition = 7,
  kPerpetualCheck = 8,
  kPerpetualKill = 9,
  kPerpetualChase = 10,
  kPerpetualMixed = 11,
  kPerpetualMutual = 12,
  kUndecided = 13,
  // From the players and the arbiter.
  kKingCaptured = 14,
  kResignation = 15,
  kAgreement = 16,
  kTime = 17,
  kAbsence = 18,
  kFouls = 19,
  kExcluded = 20,
  kForfeit = 21,
  kAborted = 22,
  kIllegalMove = 23,
  kKingLeftInCheck = 24,
  kUntrueClaim = 25,
  kNotResigning = 26,
};

inline constexpr int kLastReason = 26;

// The code of a reason in files and on the wire, `checkmate`. None is also the code of an error of
// judge output (docs/formats/judge-output.md), which stands in the same column.
std::string_view reason_code(Reason reason);
// The reason of a code, or nothing.
std::optional<Reason> parse_reason(std::string_view code);

// How a game ended and why. Equal when winner and reason are.
struct Outcome {
  std::optional<board::Side> winner;  // nobody: drawn, or undecided
  Reason reason{};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// `1-0`, `0-1`, `1/2-1/2`, or `*` where the game goes on, was aborted, or
// both sides forfeit (M1.1).
std::string_view result_code(const Outcome& outcome);

// The plies that a history verdict rests on, counted from 1 with the first move of the game.
struct CycleEvidence {
  int first_ply = 0;
  int last_ply = 0;
  std::optional<board::Side> offender;
  friend bool operator==(const CycleEvidence&, const CycleEvidence&) = default;
};

// What a ruleset says of a game: the outcome, the rule that decides, and what proves it.
struct Verdict {
  Outcome outcome;
  std::string_view rule;  // its number in docs/rules: "Q5.3", "X3.5"
  std::optional<CycleEvidence> cycle;

  // False for `undecided`: play goes on.
  bool ends_game() const { return outcome.reason != Reason::kUndecided; }
  friend bool operator==(const Verdict&, const Verdict&) = default;
};

// What a search may count on when a position comes back: see Ruleset::probe_cycle.
enum class CycleValue : std::uint8_t { kNone, kDraw, kGood, kBad };

}  // namespace rules
