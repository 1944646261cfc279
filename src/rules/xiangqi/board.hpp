// The Xiangqi pieces in play: placement in three views (squares, sets, lines) kept in step, making
// and unmaking moves, and the questions of legality. Shared by the four rulesets.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/zobrist.hpp"

namespace rules::xiangqi {

// A piece in one byte: 0 is an empty square.
class PieceCode {
 public:
  constexpr PieceCode() = default;
  // The piece of a side and role.
  constexpr PieceCode(board::Side side, Role role)
      : value_(static_cast<std::uint8_t>(1 + static_cast<int>(role) + 8 * index(side))) {}

  // Whether there is no piece.
  constexpr bool empty() const { return value_ == 0; }
  // These need a piece.
  constexpr Role role() const { return static_cast<Role>((value_ & 7) - 1); }
  constexpr board::Side side() const { return static_cast<board::Side>(value_ >> 3); }
  constexpr bool is(board::Side side, Role role) const { return *this == PieceCode(side, role); }
  constexpr int value() const { return value_; }

  friend constexpr bool operator==(PieceCode, PieceCode) = default;

 private:
  std::uint8_t value_ = 0;
};

// The pieces of Xiangqi in play, kept by square, as sets and as lines in step.
class Board {
 public:
  using Kit = xiangqi::Kit;
  // What unmake needs to take a move back.
  struct Undo {
    Move move = Move::step(Square::from_index(0), Square::from_index(0));
    PieceCode captured;
    int quiet_plies = 0;
  };

  // Needs a setup with one king a side and no more pieces than the game has.
  explicit Board(const Setup& setup);

  // The position as a setup, whose turn it is, and the key for repetition.
  Setup setup() const;
  board::Side to_move() const { return to_move_; }
  std::uint64_t key() const { return key_; }
  // Plies since the last capture.
  int quiet_plies() const { return quiet_plies_; }
  PieceCode at(Square square) const { return squares_[square.index()]; }
  Square king(board::Side side) const { return kings_[index(side)]; }
  BitBoard pieces(board::Side side) const { return sides_[index(side)]; }
  BitBoard pieces(board::Side side, Role role) const {
    return roles_[index(side)][static_cast<int>(role)];
  }
  BitBoard occupied() const { return sides_[0] | sides_[1]; }
  // The occupied squares of one line.
  board::LineBits line(int line) const {
    return static_cast<board::LineBits>(lines_[0][line] | lines_[1][line] | Lines::wall(line));
  }
  board::LineBits line(board::Side side, int line) const { return lines_[index(side)][line]; }
  // A rook, cannon or (on a file) king of `side` stands on the line.
  bool has_heavy(board::Side side, int line) const { return heavy_[index(side)][line] != 0; }

  // The side to move is attacked (X2.1).
  bool in_check() const { return is_attacked(king(to_move_), to_move_); }
  // The king of `side`, standing on `square` beside everything else as it is, could be captured,
  // facing kings included (X1.3).
  bool is_attacked(Square square, board::Side side) const;
  // What the piece on `from` could go to by its way of moving, own pieces and kings left out.
  // Needs a piece there, of either side.
  BitBoard pseudo_targets(Square from) const;

  // Appends the legal moves (X1); how many there are; whether there is one.
  void legal_moves(MoveList<Kit>& out) const;
  std::uint64_t count_legal_moves() const;
  bool has_legal_move() const;
  // True for exactly the moves that legal_moves gives, whatever the move.
  bool is_legal(Move move) const;
  // The square of what a legal move takes, or nothing.
  std::optional<Square> captured_on(Move move) const {
    return at(move.to()).empty() ? std::nullopt : std::optional(move.to());
  }

  // Needs a legal move.
  Undo make(Move move);
  // Needs what the last make returned.
  void unmake(const Undo& undo);
  // Gives the turn to the other side: what could the last mover do next? No move of the game; the
  // side that must wait may stand in check then, and its king is never captured.
  void pass() {
    to_move_ = other(to_move_);
    key_ ^= kSideKey;
  }

  // The own king stays safe when a piece goes `from` - `to`. Needs a pseudo-legal move.
  bool is_safe(Square from, Square to) const;

 private:
  static constexpr std::uint64_t kSideKey = key_number(0x7869616E67716921ULL, 0);

  static std::uint64_t piece_key(PieceCode piece, Square square);
  void put(Square square, PieceCode piece);
  void take(Square square, PieceCode piece);
  void toggle(Square square, PieceCode piece);
  bool line_attack(Square king, board::Side side, std::optional<Square> from,
                   std::optional<Square> to) const;
  bool step_attack(Square king, board::Side side, std::optional<Square> from,
                   std::optional<Square> to) const;

  std::array<PieceCode, kSquares> squares_{};
  std::array<std::array<BitBoard, Kit::kRoleCount>, board::kSideCount> roles_{};
  std::array<BitBoard, board::kSideCount> sides_{};
  std::array<std::array<board::LineBits, Lines::kCount>, board::kSideCount> lines_{};
  // Rooks and cannons on every line, kings on files: all that can attack a king along it.
  std::array<std::array<board::LineBits, Lines::kCount>, board::kSideCount> heavy_{};
  std::array<Square, board::kSideCount> kings_{Square::from_index(0), Square::from_index(0)};
  board::Side to_move_ = board::Side::kFirst;
  std::uint64_t key_ = 0;
  int quiet_plies_ = 0;
  int move_number_ = 1;
};

static_assert(PieceBoard<Board>);

namespace detail {

inline constexpr auto kPieceKeys = [] {
  std::array<std::array<std::uint64_t, kSquares>, 16> keys{};
  for (std::uint64_t p = 0; p < 16; ++p) {
    for (std::uint64_t q = 0; q < kSquares; ++q)
      keys[p][q] = key_number(0x7869616E67716922ULL, p * kSquares + q);
  }
  return keys;
}();

}  // namespace detail

inline std::uint64_t Board::piece_key(PieceCode piece, Square square) {
  return detail::kPieceKeys[piece.value()][square.index()];
}

inline void Board::toggle(Square square, PieceCode piece) {
  const int side = index(piece.side());
  roles_[side][static_cast<int>(piece.role())].toggle(square);
  sides_[side].toggle(square);
  const auto rank = Lines::spot(board::Axis::kRank, square);
  const auto file = Lines::spot(board::Axis::kFile, square);
  lines_[side][rank.line] ^= rank.bit();
  lines_[side][file.line] ^= file.bit();
  const Role role = piece.role();
  if (role == Role::kRook || role == Role::kCannon) {
    heavy_[side][rank.line] ^= rank.bit();
    heavy_[side][file.line] ^= file.bit();
  } else if (role == Role::kKing) {
    heavy_[side][file.line] ^= file.bit();
  }
  key_ ^= piece_key(piece, square);
}

inline void Board::put(Square square, PieceCode piece) {
  squares_[square.index()] = piece;
  toggle(square, piece);
}

inline void Board::take(Square square, PieceCode piece) {
  squares_[square.index()] = PieceCode();
  toggle(square, piece);
}

inline Board::Undo Board::make(Move move) {
  const Square from = move.from();
  const Square to = move.to();
  const PieceCode piece = at(from);
  const Undo undo{move, at(to), quiet_plies_};
  ++quiet_plies_;
  if (!undo.captured.empty()) {
    take(to, undo.captured);
    quiet_plies_ = 0;
  }
  take(from, piece);
  put(to, piece);
  if (piece.role() == Role::kKing) kings_[index(to_move_)] = to;
  if (to_move_ == board::Side::kSecond) ++move_number_;
  to_move_ = other(to_move_);
  key_ ^= kSideKey;
  return undo;
}

inline void Board::unmake(const Undo& undo) {
  const Square from = undo.move.from();
  const Square to = undo.move.to();
  const PieceCode piece = at(to);
  to_move_ = other(to_move_);
  key_ ^= kSideKey;
  if (to_move_ == board::Side::kSecond) --move_number_;
  take(to, piece);
  put(from, piece);
  if (!undo.captured.empty()) put(to, undo.captured);
  if (piece.role() == Role::kKing) kings_[index(to_move_)] = from;
  quiet_plies_ = undo.quiet_plies;
}

// Rook, facing king or cannon along rank and file, with `from` emptied and `to` filled by a piece
// of `side` first.
inline bool Board::line_attack(Square king, board::Side side, std::optional<Square> from,
                               std::optional<Square> to) const {
  const auto& table = board::line_table<Lines::kLength>();
  const board::Side enemy = other(side);
  for (const auto axis : {board::Axis::kRank, board::Axis::kFile}) {
    const auto spot = Lines::spot(axis, king);
    unsigned heavy = heavy_[index(enemy)][spot.line];
    if (heavy == 0) continue;
    unsigned occupied = line(spot.line);
    if (from && Lines::spot(axis, *from).line == spot.line)
      occupied &= ~static_cast<unsigned>(Lines::spot(axis, *from).bit());
    if (to && Lines::spot(axis, *to).line == spot.line) {
      occupied |= Lines::spot(axis, *to).bit();
      heavy &= ~static_cast<unsigned>(Lines::spot(axis, *to).bit());
    }
    unsigned sliders = 0;  // those of `heavy` that attack at no distance but over a screen
    unsigned jumpers = 0;
    for (unsigned bits = heavy; bits != 0; bits &= bits - 1) {
      const int pos = std::countr_zero(bits);
      const bool cannon = at(Lines::square(spot.line, pos)).role() == Role::kCannon;
      (cannon ? jumpers : sliders) |= 1U << pos;
    }
    if ((table.slide[spot.pos][occupied] & sliders) != 0) return true;
    if ((table.second[spot.pos][occupied] & jumpers) != 0) return true;
  }
  return false;
}

// Knight over its leg (蹩马腿), or pawn, with the same change made first.
inline bool Board::step_attack(Square king, board::Side side, std::optional<Square> from,
                               std::optional<Square> to) const {
  const board::Side enemy = other(side);
  BitBoard pawns = pieces(enemy, Role::kPawn) & kPawnSources[index(enemy)][king.index()];
  if (to) pawns.remove(*to);
  if (!pawns.empty()) return true;
  BitBoard knights = pieces(enemy, Role::kKnight) & kKnightSourceSets[king.index()];
  if (to) knights.remove(*to);
  if (knights.empty()) return false;
  for (const auto& jump : kKnightSources[king.index()]) {
    if (!knights.has(jump.to) || (to && jump.leg == *to)) continue;
    if (at(jump.leg).empty() || (from && jump.leg == *from)) return true;
  }
  return false;
}

inline bool Board::is_attacked(Square square, board::Side side) const {
  return line_attack(square, side, std::nullopt, std::nullopt) ||
         step_attack(square, side, std::nullopt, std::nullopt);
}

inline bool Board::is_safe(Square from, Square to) const {
  const Square king = from == kings_[index(to_move_)] ? to : kings_[index(to_move_)];
  return !line_attack(king, to_move_, from, to) && !step_attack(king, to_move_, from, to);
}

}  // namespace rules::xiangqi
