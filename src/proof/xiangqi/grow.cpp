#include "proof/xiangqi/grow.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "proof/stock.hpp"
#include "proof/xiangqi/enumerate.hpp"
#include "proof/xiangqi/kinds.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/rulesets/draft.hpp"

namespace proof::xiangqi {
namespace {

// A lost position, its pieces but the kings in the order in which they are kept longest.
class Grown {
 public:
  explicit Grown(const Setup& seed) : setup_(seed) {
    for (int i = 0; i < rules::xiangqi::kSquares; ++i) {
      const auto& piece = seed.placement[i];
      if (piece && piece->role != Role::kKing) add(kind_of(piece->side, piece->role), i);
    }
  }

  const Stock& stock() const { return stock_; }

  // Adds pieces up to the bound wherever one leaves the position lost, weak ones first.
  void fill(const Stock& bound) {
    for (std::size_t kind = kKinds; kind-- > 0;) {
      while (stock_.counts[kind] < bound.counts[kind] && add_one(kind)) {
      }
    }
  }

  // What is left of it with the stock only. Needs a part of stock().
  Setup thinned(const Stock& stock) const {
    Setup setup = setup_;
    Stock left = stock;
    for (const auto& [kind, square] : men_) {
      if (left.counts[kind] == 0) {
        setup.placement[square].reset();
      } else {
        --left.counts[kind];
      }
    }
    return setup;
  }

 private:
  void add(std::size_t kind, int square) {
    men_.emplace_back(kind, square);
    ++stock_.counts[kind];
  }

  bool add_one(std::size_t kind) {
    const PieceCode piece = piece_of(kind);
    for (const Square square : places_of(piece)) {
      if (setup_.at(square)) continue;
      setup_.at(square) = rules::xiangqi::Piece{piece.side(), piece.role()};
      if (is_lost(setup_)) {
        add(kind, square.index());
        return true;
      }
      setup_.at(square).reset();
    }
    return false;
  }

  Setup setup_;
  Stock stock_;
  std::vector<std::pair<std::size_t, int>> men_;
};

class Growth {
 public:
  Growth(std::vector<Stock> stocks, const Stock& bound, const OnFound& on_found)
      : open_(std::move(stocks)), bound_(bound), on_found_(on_found) {}

  std::vector<Stock> run(const std::vector<Stock>& smallest) {
    std::set<Stock> seeds(smallest.begin(), smallest.end());
    for (int round = 0; round < kRounds; ++round) {
      // A mate bears more pieces than a position without check, where each must be shut in.
      for (const Stock& seed : seeds) grow_from(seed, true);
      for (const Stock& seed : seeds) grow_from(seed, false);
      seeds = enlarged(seeds);
    }
    return std::move(open_);
  }

 private:
  static constexpr int kRounds = 3;

  // With one piece more.
  static std::set<Stock> enlarged(const std::set<Stock>& stocks) {
    std::set<Stock> larger;
    for (Stock stock : stocks) {
      for (std::size_t kind = 0; kind < kKinds; ++kind) {
        ++stock.counts[kind];
        larger.insert(std::max(stock, twin(stock)));
        --stock.counts[kind];
      }
    }
    return larger;
  }

  bool is_wanted(const Stock& seed) const {
    return std::ranges::any_of(open_, [&](const Stock& stock) {
      return seed.is_part_of(stock) || seed.is_part_of(twin(stock));
    });
  }

  void grow_from(const Stock& seed, bool mates) {
    for (int part = 0; part < part_count(seed); ++part) {
      if (!is_wanted(seed)) return;
      std::vector<Grown> grown;
      enumerate(seed, part_of(seed, part), [&](const Setup& setup) {
        if (Board(setup).in_check() == mates) grown.emplace_back(setup);
      });
      for (auto& position : grown) {
        position.fill(seed.is_part_of(bound_) ? bound_ : twin(bound_));
        std::erase_if(open_, [&](const Stock& stock) {
          return shows(position, seed, stock, stock) || shows(position, seed, twin(stock), stock);
        });
      }
    }
  }

  // Of the stock or its twin.
  bool shows(const Grown& position, const Stock& seed, const Stock& image,
             const Stock& stock) const {
    if (!seed.is_part_of(image) || !image.is_part_of(position.stock())) return false;
    const Setup setup = position.thinned(image);
    if (!is_lost(setup)) return false;
    on_found_(stock, setup);
    return true;
  }

  std::vector<Stock> open_;
  Stock bound_;
  const OnFound& on_found_;
};

}  // namespace

bool is_lost(const Setup& setup) {
  const auto position = rules::Position<rules::xiangqi::Draft>::from(setup);
  return position && !position->has_legal_move();
}

std::vector<Stock> grow(std::vector<Stock> stocks, const std::vector<Stock>& seeds,
                        const Stock& bound, const OnFound& on_found) {
  return Growth(std::move(stocks), bound, on_found).run(seeds);
}

}  // namespace proof::xiangqi
