// The rules of Qinyu chess once more, from docs/rules/qinyu.md (Q1-Q4, Q7) alone: plain loops,
// nothing shared with src/, so that a mistake there is not repeated here. Values only; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace slow::qinyu {

inline constexpr int kSize = 12;  // files and ranks; both are counted from 0 here

// The pieces of a hand in the order of Q7.2.
inline constexpr std::string_view kHandOrder = "QAEBNRGSDHMJCWP";

enum class Side : std::uint8_t { kWhite, kBlack };

struct Square {
  int file = 0;
  int rank = 0;
  bool operator==(const Square&) const = default;
};

// What stands on a square. `letter` is the upper case letter of Q1.3 for both sides, or 0 where
// the square is empty; all empty squares are equal.
struct Piece {
  char letter = 0;
  Side side = Side::kWhite;
  bool promoted = false;
  bool operator==(const Piece&) const = default;
};

using Board = std::array<std::array<Piece, kSize>, kSize>;  // [rank][file]
using Hand = std::array<int, kHandOrder.size()>;

// Two states are equal when their FENs are, both counters included.
struct State {
  Board board{};
  std::array<Hand, 2> hands{};  // White's, Black's
  Side to_move = Side::kWhite;
  std::array<bool, 4> castling{};  // in the order KQkq of Q7.3
  std::vector<Square> passed;      // Q7.4: what the last long pawn step passed, in its order
  int half_moves = 0;
  int full_moves = 1;
  bool operator==(const State&) const = default;
};

// The state of a FEN of Q7; nothing when it is malformed: Q7.6 but for what is_sound() looks at.
[[nodiscard]] std::optional<State> read(std::string_view fen);

// Whether the pieces may stand as they do (Q7.6): no pawn on its owner's rank 1, 2 or 12, and the
// side not to move is not in check. The functions below do without that.
[[nodiscard]] bool is_sound(const State& state);

// The one canonical FEN of a state: read(write(state)) == state.
[[nodiscard]] std::string write(const State& state);

// All legal moves and drops of Q2-Q4 in the text of Q7.5, sorted as text. Draws do not cut them
// (Q5.8).
[[nodiscard]] std::vector<std::string> moves(const State& state);

// The same and those that only the safety of the own king (Q2.6) or the drop with mate (Q4.4)
// forbids.
[[nodiscard]] std::vector<std::string> pseudo_moves(const State& state);

// The state after `move`, which must be one of pseudo_moves(state).
[[nodiscard]] State play(const State& state, const std::string& move);

// Whether the king of the side to move is attacked (Q2.6).
[[nodiscard]] bool in_check(const State& state);
// The same for the king of the side that has to wait.
[[nodiscard]] bool opponent_in_check(const State& state);

// The number of move sequences of `depth` plies. Every one of them is played out.
[[nodiscard]] std::uint64_t perft(const State& state, int depth);

}  // namespace slow::qinyu
