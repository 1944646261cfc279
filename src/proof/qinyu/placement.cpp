#include "proof/qinyu/placement.hpp"

#include <algorithm>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "proof/qinyu/kinds.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/kit.hpp"

namespace proof::qinyu {
namespace {

using rules::qinyu::Lines;

const rules::qinyu::BitBoard& steps_of(PieceCode piece, Square from) {
  const auto role = static_cast<int>(piece.role());
  return rules::qinyu::kSteps[index(piece.side())][role][from.index()];
}

Reach reach_of(PieceCode piece, Square from, Square target) {
  Reach reach;
  reach.steps = steps_of(piece, from).has(target);
  for (int axis = 0; axis < Lines::kAxes; ++axis) {
    const auto spot = Lines::spot(axis, from);
    const auto end = Lines::spot(axis, target);
    if (spot.line != end.line || !rules::qinyu::is_heavy_along(piece.role(), axis)) continue;
    reach.along = true;
    Lines::for_each(spot.line, board::between(spot.pos, end.pos),
                    [&](Square square) { reach.between.add(square); });
  }
  return reach;
}

}  // namespace

Placement::Placement(Square white_king, Square black_king)
    : kings_{white_king, black_king},
      king_places_{prepared({PieceCode(board::Side::kFirst, Role::kKing), white_king}),
                   prepared({PieceCode(board::Side::kSecond, Role::kKing), black_king})} {
  for (const auto& place : king_places_) put(place);
}

Place Placement::prepared(Place place) const {
  const Square king = kings_[index(other(place.piece.side()))];
  if (place.square) place.reach = reach_of(place.piece, *place.square, king);
  return place;
}

bool Placement::has_king_step(board::Side side) {
  bool found = false;
  steps_of({side, Role::kKing}, kings_[index(side)]).for_each([&](Square to) {
    found = found || is_legal_step(side, to);
  });
  return found;
}

Setup Placement::setup(board::Side to_move) const {
  Setup setup;
  for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
    for (const Place* place : places_[index(side)]) {
      const PieceCode piece = place->piece;
      if (place->square) {
        setup.at(*place->square) = rules::qinyu::Piece{side, piece.role(), piece.promoted()};
      } else {
        ++setup.hands[index(side)][static_cast<int>(piece.role())];
      }
    }
  }
  setup.to_move = to_move;
  return setup;
}

bool Placement::is_legal_step(board::Side side, Square to) {
  const PieceCode taken = at_[to.index()];
  if (!taken.empty() && (taken.side() == side || taken.role() == Role::kKing)) return false;
  // What is taken on `to` may stay: nothing looks through the end of its line.
  const Square from = kings_[index(side)];
  occupied_.remove(from);
  const bool safe = std::ranges::none_of(places_[index(other(side))], [&](const Place* place) {
    return place->square && place->square != to &&
           hits(place->piece, reach_of(place->piece, *place->square, to));
  });
  occupied_.add(from);
  return safe;
}

}  // namespace proof::qinyu
