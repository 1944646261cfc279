#include "proof/qinyu/enumerate.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "board/geometry.hpp"
#include "board/square.hpp"
#include "proof/qinyu/kinds.hpp"
#include "proof/qinyu/placement.hpp"
#include "proof/stock.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/kit.hpp"

namespace proof::qinyu {
namespace {

using enum board::Side;

constexpr int kFiles = rules::qinyu::Kit::Geometry::kFiles;
constexpr int kRanks = rules::qinyu::Kit::Geometry::kRanks;
constexpr int kKingSquares = kFiles / 2 * kRanks;

// Q7.6: not on its owner's ranks 1, 2 and 12.
bool may_stand(board::Side side, Role role, Square square) {
  const int rank = rules::qinyu::rank_of(side, square);
  return role != Role::kPawn || (rank >= 3 && rank <= 11);
}

void add_squares(std::vector<Place>& places, PieceCode piece) {
  for (int i = 0; i < rules::qinyu::kSquares; ++i) {
    const Square square = Square::from_index(i);
    if (may_stand(piece.side(), piece.role(), square)) places.push_back({piece, square});
  }
}

// Of either side: on the board, for a pawn as what it may have become too, and last in the hands.
std::vector<Place> places_of(Role role) {
  std::vector<Place> places;
  for (const auto side : {kFirst, kSecond}) {
    add_squares(places, {side, role});
    for (std::size_t kind = 0; role == Role::kPawn && kind < kMostKinds; ++kind) {
      const Role became = static_cast<Role>(kind);
      if (became != Role::kPawn) add_squares(places, {side, became, true});
    }
  }
  for (const auto side : {kFirst, kSecond}) places.push_back({{side, role}, std::nullopt});
  return places;
}

// Pieces of one kind, placed in the order of their places, so that no arrangement comes twice.
struct Group {
  int count = 0;
  std::vector<Place> places;
};

class Enumeration {
 public:
  Enumeration(const Stock& stock, Square white_king, Square black_king,
              const std::function<void(const Setup&)>& on_mate)
      : on_mate_(on_mate), placement_(white_king, black_king) {
    for (std::size_t kind = 0; kind < kMostKinds; ++kind) {
      if (stock.counts[kind] == 0) continue;
      groups_.push_back({stock.counts[kind], places_of(static_cast<Role>(kind))});
      for (auto& place : groups_.back().places) place = placement_.prepared(place);
    }
  }

  Tally run() {
    place(0, 0, 0);
    return tally_;
  }

 private:
  // Puts the rest of the pieces: `placed` of the group stand already, the next goes to the place
  // `from` or a later one.
  void place(std::size_t group_number, int placed, std::size_t from) {
    if (group_number == groups_.size()) return look();
    const Group& group = groups_[group_number];
    if (placed == group.count) return place(group_number + 1, 0, 0);
    for (std::size_t i = from; i < group.places.size(); ++i) {
      const Place& next = group.places[i];
      if (!placement_.put(next)) continue;
      // A hand holds several, a square one.
      place(group_number, placed + 1, next.square ? i + 1 : i);
      placement_.take_back(next);
    }
  }

  void look() {
    if (placement_.is_attacked(kFirst)) return;  // White has just moved
    tally_.positions += kImages;
    if (!placement_.is_attacked(kSecond) || placement_.has_king_step(kSecond)) return;
    const Setup setup = placement_.setup(kSecond);
    if (Board(setup).has_legal_move()) return;
    tally_.mates += kImages;
    on_mate_(setup);
  }

  const std::function<void(const Setup&)>& on_mate_;
  std::vector<Group> groups_;
  Placement placement_;
  Tally tally_;
};

}  // namespace

int part_count() { return kKingSquares * kRanks; }

Tally enumerate(const Stock& stock, int part, const std::function<void(const Setup&)>& on_mate) {
  const int king = part / kRanks;
  const Square black_king = Square::at(king / kRanks, kRanks - 1 - king % kRanks);
  Tally tally;
  for (int file = 0; file < kFiles; ++file) {
    const Square white_king = Square::at(file, part % kRanks);
    if (white_king == black_king) continue;
    const Tally more = Enumeration(stock, white_king, black_king, on_mate).run();
    tally.positions += more.positions;
    tally.mates += more.mates;
  }
  return tally;
}

}  // namespace proof::qinyu
