// A Qinyu position of few pieces that grows and shrinks piece by piece, and the questions that
// decide almost every such position at once. Needs nothing of the move generator, so that each can
// be held against the other. Used by one thread.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "base/fixed_vector.hpp"
#include "board/geometry.hpp"
#include "proof/qinyu/kinds.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/kit.hpp"

namespace proof::qinyu {

// How a piece attacks a square: whatever stands between, or depending on it.
struct Reach {
  bool steps = false;
  bool along = false;  // slides there, or shoots there over a screen
  rules::qinyu::BitBoard between;

  bool any() const { return steps || along; }
};

// Where one piece can be: on a square, or in a hand.
struct Place {
  PieceCode piece;
  std::optional<Square> square;
  Reach reach{};  // of the enemy king: see Placement::prepared
};

class Placement {
 public:
  Placement(Square white_king, Square black_king);
  Placement(const Placement&) = delete;
  Placement& operator=(const Placement&) = delete;

  // The place as this position knows it, for put().
  Place prepared(Place place) const;
  // Needs a prepared place that stays where it is until take_back(). One that is taken is refused
  // with false.
  bool put(const Place& place) {
    const int side = index(place.piece.side());
    if (place.square) {
      if (occupied_.has(*place.square)) return false;
      at_[place.square->index()] = place.piece;
      toggle(place.piece, *place.square);
    }
    places_[side].push_back(&place);
    if (place.reach.any()) threats_[side].push_back(&place);
    return true;
  }
  // Needs the place that was put last of its side.
  void take_back(const Place& place) {
    const int side = index(place.piece.side());
    if (place.square) {
      at_[place.square->index()] = PieceCode();
      toggle(place.piece, *place.square);
    }
    places_[side].pop_back();
    if (place.reach.any()) threats_[side].pop_back();
  }

  // The king of the side could be captured.
  bool is_attacked(board::Side side) const {
    return std::ranges::any_of(threats_[index(other(side))], [this](const Place* place) {
      return hits(place->piece, place->reach);
    });
  }
  // The king of the side has a legal step.
  bool has_king_step(board::Side side);
  // No castling rights, nothing passed: they do not matter to a mate
  // (docs/rules/dead-stocks.md#rights).
  Setup setup(board::Side to_move) const;

 private:
  using BitBoard = rules::qinyu::BitBoard;
  static constexpr std::size_t kMostPieces = 256;
  using Places = base::FixedVector<const Place*, kMostPieces>;

  void toggle(PieceCode piece, Square square) {
    occupied_.toggle(square);
    if (piece.role() == Role::kCannon) cannons_.toggle(square);
  }
  // Q2.2: a cannon needs one screen, which is no cannon.
  bool hits(PieceCode piece, const Reach& reach) const {
    if (reach.steps) return true;
    if (!reach.along) return false;
    BitBoard screens = reach.between & occupied_;
    const bool is_cannon = piece.role() == Role::kCannon;
    if (screens.empty() || !is_cannon) return screens.empty() && !is_cannon;
    const Square screen = screens.first();
    screens.remove(screen);
    return screens.empty() && !cannons_.has(screen);
  }
  bool is_legal_step(board::Side side, Square to);

  std::array<PieceCode, rules::qinyu::kSquares> at_{};
  BitBoard occupied_;
  BitBoard cannons_;
  std::array<Square, board::kSideCount> kings_;
  std::array<Place, board::kSideCount> king_places_;
  std::array<Places, board::kSideCount> places_;
  std::array<Places, board::kSideCount> threats_;  // of these, those with any reach
};

}  // namespace proof::qinyu
