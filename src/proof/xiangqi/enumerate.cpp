#include "proof/xiangqi/enumerate.hpp"

#include <cstddef>
#include <functional>
#include <vector>

#include "board/geometry.hpp"
#include "proof/stock.hpp"
#include "proof/xiangqi/kinds.hpp"
#include "proof/xiangqi/placement.hpp"

namespace proof::xiangqi {
namespace {

using enum board::Side;

constexpr int kKingFiles = 2;  // d and e; f is d's mirror image
constexpr int kKingRanks = 3;
constexpr int kBlackKings = 9;
constexpr int kPartsOfSide = kKingFiles * kKingRanks * kBlackKings;
constexpr int kFirstKingFile = 3;

// Pieces of one kind, placed in the order of their squares, so that no arrangement comes twice.
struct Group {
  PieceCode piece;
  int count = 0;
  std::vector<Square> places;
};

class Enumeration {
 public:
  Enumeration(const Stock& stock, const Part& part,
              const std::function<void(const Setup&)>& on_lost)
      : part_(part), on_lost_(on_lost) {
    placement_.put({kFirst, Role::kKing}, part.red_king);
    placement_.put({kSecond, Role::kKing}, part.black_king);
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      const PieceCode piece = piece_of(kind);
      if (stock.counts[kind] != 0) groups_.push_back({piece, stock.counts[kind], places_of(piece)});
    }
  }

  Tally run() {
    place(0, 0, 0);
    tally_.positions *= part_.images;
    tally_.lost *= part_.images;
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
      if (!placement_.is_empty(group.places[i])) continue;
      placement_.put(group.piece, group.places[i]);
      place(group_number, placed + 1, i + 1);
      placement_.take_last(group.piece.side());
    }
  }

  void look() {
    if (placement_.is_attacked(other(part_.to_move))) return;  // the other side has just moved
    ++tally_.positions;
    if (placement_.has_plain_move(part_.to_move)) return;
    const Setup setup = placement_.setup(part_.to_move);
    if (Board(setup).has_legal_move()) return;
    ++tally_.lost;
    on_lost_(setup);
  }

  const Part part_;
  const std::function<void(const Setup&)>& on_lost_;
  std::vector<Group> groups_;
  Placement placement_;
  Tally tally_;
};

}  // namespace

int part_count(const Stock& stock) {
  return stock == twin(stock) ? kPartsOfSide : 2 * kPartsOfSide;
}

Part part_of(const Stock& stock, int number) {
  const int kings = number % kPartsOfSide;
  const int red = kings / kBlackKings;
  const int black = kings % kBlackKings;
  const int red_file = red / kKingRanks;
  Part part{number < kPartsOfSide ? kSecond : kFirst,
            Square::at(kFirstKingFile + red_file, red % kKingRanks),
            Square::at(kFirstKingFile + black / kKingRanks, 9 - black % kKingRanks)};
  part.images = red_file == 0 ? 2 : 1;
  if (stock == twin(stock)) part.images *= 2;
  return part;
}

Tally enumerate(const Stock& stock, const Part& part,
                const std::function<void(const Setup&)>& on_lost) {
  return Enumeration(stock, part, on_lost).run();
}

}  // namespace proof::xiangqi
