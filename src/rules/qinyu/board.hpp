// The pieces of Qinyu chess in play: placement in three views (squares, sets, lines) kept in step,
// hands, rights, making and unmaking moves, and the questions of legality (Q2-Q4).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "board/setup.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/kit.hpp"

namespace rules::qinyu {

// A piece in one byte: 0 is an empty square.
class PieceCode {
 public:
  constexpr PieceCode() = default;
  // The piece of a side and role, perhaps marked as promoted (Q3.4).
  constexpr PieceCode(board::Side side, Role role, bool promoted = false)
      : value_(static_cast<std::uint8_t>(0x80 | (promoted ? 0x20 : 0) | (index(side) << 4) |
                                         static_cast<int>(role))) {}

  // Whether there is no piece.
  constexpr bool empty() const { return value_ == 0; }
  // These need a piece.
  constexpr Role role() const { return static_cast<Role>(value_ & 15); }
  constexpr board::Side side() const { return static_cast<board::Side>((value_ >> 4) & 1); }
  constexpr bool promoted() const { return (value_ & 0x20) != 0; }
  // 0 to 63: side, role and mark.
  constexpr int number() const { return value_ & 63; }

  friend constexpr bool operator==(PieceCode, PieceCode) = default;

 private:
  std::uint8_t value_ = 0;
};

// What arrives and what goes when a move is thought through without being made.
struct Change {
  std::optional<Square> emptied;  // where the mover came from
  std::optional<Square> filled;   // where something arrives; what stood there is gone
  bool arrives_as_cannon = false;
  std::optional<Square> removed;  // a pawn taken en passant
};

// The pieces of Qinyu chess in play, kept by square, as sets and as lines in step.
class Board {
 public:
  using Kit = qinyu::Kit;
  // What unmake needs to take a move back.
  struct Undo {
    Move move = Move::drop(Role{}, Square::from_index(0));
    PieceCode moved;
    PieceCode captured;
    std::optional<Square> captured_on;
    Kit::Rights rights;
    int quiet_plies = 0;
    bool opponent_in_check = false;
  };

  // Needs a setup with one king a side.
  explicit Board(const Setup& setup);

  // The position as a setup, and whose turn it is.
  Setup setup() const;
  board::Side to_move() const { return to_move_; }
  // Q5.4's identity: only legal en passant captures tell positions apart.
  std::uint64_t key() const;
  // Plies since the last capture, drop or pawn move (Q5.5).
  int quiet_plies() const { return quiet_plies_; }
  const Kit::Rights& rights() const { return rights_; }
  PieceCode at(Square square) const { return squares_[square.index()]; }
  Square king(board::Side side) const { return kings_[index(side)]; }
  BitBoard pieces(board::Side side) const { return sides_[index(side)]; }
  BitBoard pieces(board::Side side, Role role) const {
    return roles_[index(side)][static_cast<int>(role)];
  }
  BitBoard occupied() const { return sides_[0] | sides_[1]; }
  const board::Hand<Kit>& hand(board::Side side) const { return hands_[index(side)]; }
  int in_hand(board::Side side, Role role) const {
    return hands_[index(side)][static_cast<int>(role)];
  }
  // The occupied squares of one line, what lies beyond its end included.
  board::LineBits line(int line) const {
    return static_cast<board::LineBits>(lines_[0][line] | lines_[1][line] | Lines::wall(line));
  }
  board::LineBits line(board::Side side, int line) const { return lines_[index(side)][line]; }
  // Cannons of both sides on a line.
  board::LineBits cannons(int line) const { return cannons_[line]; }
  // Pieces of `side` that could attack a king along the line, at once or over a screen.
  board::LineBits heavy(board::Side side, int line) const { return heavy_[index(side)][line]; }

  // The king of the side to move is attacked (Q2.6).
  bool in_check() const { return is_attacked(king(to_move_), to_move_, {}); }
  // The side not to move is in check: only in a study, and only before its first move.
  bool opponent_in_check() const { return opponent_in_check_; }
  // A king of `side` on `square` could be captured (Q2.7: pins do not matter), after the change.
  // The change's arriving piece is of that side.
  bool is_attacked(Square square, board::Side side, const Change& change) const;
  // The kings see each other along a line (Q5.3).
  bool kings_facing() const;

  // The pawn that has just passed squares (Q2.4). Needs one.
  Square passed_pawn() const;

  // Appends the legal moves (Q2-Q4); how many there are; whether there is one.
  void legal_moves(MoveList<Kit>& out) const;
  std::uint64_t count_legal_moves() const;
  bool has_legal_move() const;
  // True for exactly the moves that legal_moves gives, whatever the move.
  bool is_legal(Move move) const;
  // The square of what a legal move takes, another than its own en passant (Q2.4), or nothing.
  std::optional<Square> captured_on(Move move) const;

  // Needs a legal move.
  Undo make(Move move);
  // Needs what the last make returned.
  void unmake(const Undo& undo);

 private:
  void toggle(Square square, PieceCode piece);
  void put(Square square, PieceCode piece) {
    squares_[square.index()] = piece;
    toggle(square, piece);
  }
  PieceCode take(Square square) {
    const PieceCode piece = at(square);
    squares_[square.index()] = PieceCode();
    toggle(square, piece);
    return piece;
  }
  void add_to_hand(board::Side side, Role role, int count);
  void set_rights(const Kit::Rights& rights);
  void capture(Square square, Undo& undo);
  void move_castling_rook(Square king_from, Square king_to, bool back);
  std::uint64_t en_passant_key() const;

  std::array<PieceCode, kSquares> squares_{};
  std::array<std::array<BitBoard, Kit::kRoleCount>, board::kSideCount> roles_{};
  std::array<BitBoard, board::kSideCount> sides_{};
  std::array<std::array<board::LineBits, Lines::kCount>, board::kSideCount> lines_{};
  std::array<std::array<board::LineBits, Lines::kCount>, board::kSideCount> heavy_{};
  std::array<board::LineBits, Lines::kCount> cannons_{};
  std::array<board::Hand<Kit>, board::kSideCount> hands_{};
  std::array<Square, board::kSideCount> kings_{Square::from_index(0), Square::from_index(0)};
  Kit::Rights rights_;
  board::Side to_move_ = board::Side::kFirst;
  std::uint64_t key_ = 0;
  int quiet_plies_ = 0;
  int move_number_ = 1;
  bool opponent_in_check_ = false;
};

static_assert(PieceBoard<Board>);

}  // namespace rules::qinyu

// The inline members.
#include "rules/qinyu/king_danger.hpp"  // IWYU pragma: export
#include "rules/qinyu/make_move.hpp"    // IWYU pragma: export
