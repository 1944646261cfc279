// The moves of Xiangqi once more, from docs/rules/xiangqi.md (X1, X2.1) alone: plain loops,
// nothing shared with src/, so that a mistake there is not repeated here. Values only; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace slow::xiangqi {

inline constexpr int kFiles = 9;
inline constexpr int kRanks = 10;

enum class Side : std::uint8_t { kRed, kBlack };

// What stands on a point. `letter` is one of K A B R N C P for both sides, or 0 where the point
// is empty; all empty points are equal.
struct Piece {
  char letter = 0;
  Side side = Side::kRed;
  bool operator==(const Piece&) const = default;
};

using Board = std::array<std::array<Piece, kFiles>, kRanks>;  // [rank][file], from Red's side

// Two states are equal when their FENs are, both counters included.
struct State {
  Board board{};
  Side to_move = Side::kRed;
  int half_moves = 0;
  int full_moves = 1;
  bool operator==(const State&) const = default;
};

// The state of a FEN of X1.1 with all six fields, `r` for Red and H, E for N, B accepted; nothing
// when it is malformed or has not exactly one king a side.
[[nodiscard]] std::optional<State> read(std::string_view fen);

// Whether the pieces may stand as they do, by all of X1.6. The functions below do without that.
[[nodiscard]] bool is_sound(const State& state);

// The one canonical FEN of a state: read(write(state)) == state.
[[nodiscard]] std::string write(const State& state);

// All legal moves of X1.2 and X1.3 as text with ranks 0-9 (`h2e2`), sorted as text.
[[nodiscard]] std::vector<std::string> moves(const State& state);

// The same and those that only X1.3 forbids.
[[nodiscard]] std::vector<std::string> pseudo_moves(const State& state);

// The state after `move`, which must be one of pseudo_moves(state). Captures alone reset the
// half-move count.
[[nodiscard]] State play(const State& state, const std::string& move);

// Whether the king of the side to move is attacked (X2.1).
[[nodiscard]] bool in_check(const State& state);
// The same for the king of the side that has to wait.
[[nodiscard]] bool opponent_in_check(const State& state);

// Whether the kings stand on one file with nothing between (X1.3).
[[nodiscard]] bool kings_face(const State& state);

// The number of move sequences of `depth` plies. Every one of them is played out.
[[nodiscard]] std::uint64_t perft(const State& state, int depth);

}  // namespace slow::xiangqi
