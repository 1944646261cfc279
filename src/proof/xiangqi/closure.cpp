#include "proof/xiangqi/closure.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "board/geometry.hpp"
#include "board/square.hpp"
#include "proof/stock.hpp"
#include "proof/subject.hpp"
#include "proof/xiangqi/grow.hpp"
#include "proof/xiangqi/kinds.hpp"
#include "proof/xiangqi/trace_back.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/power_to_mate.hpp"

namespace proof::xiangqi {
namespace {

bool contains_one(const Stock& stock, const std::vector<Stock>& parts) {
  return std::ranges::any_of(parts, [image = twin(stock), &stock](const Stock& part) {
    return part.is_part_of(stock) || part.is_part_of(image);
  });
}

// The canonical stocks within the bound that contain one of the parts.
std::vector<Stock> stocks_above(const std::vector<Stock>& parts, const Stock& bound) {
  std::vector<Stock> stocks;
  Stock stock;
  for (;;) {
    const Stock image = twin(stock);
    if (stock >= image || !image.is_part_of(bound)) {
      const Stock canonical = std::max(stock, image);
      if (contains_one(canonical, parts)) stocks.push_back(canonical);
    }
    std::size_t kind = 0;
    while (kind < kKinds && stock.counts[kind] == bound.counts[kind]) stock.counts[kind++] = 0;
    if (kind == kKinds) return stocks;
    ++stock.counts[kind];
  }
}

// Stocks that have no lost position that grow() finds, but that captures bring to one.
class CaptureChains {
 public:
  static constexpr std::size_t kNarrowest = 100;
  static constexpr std::size_t kWidest = 1'000'000;

  CaptureChains(const std::vector<Stock>& seeds, const Stock& bound)
      : seeds_(seeds), bound_(bound) {}

  // Gives the stocks for which there is no way.
  std::vector<Stock> run(std::vector<Stock> open) {
    find_starts(open);
    std::ranges::sort(open, {}, [](const Stock& stock) { return std::pair(stock.size(), stock); });
    std::erase_if(open, [this](const Stock& stock) { return add_start(stock); });
    return open;
  }

 private:
  // A lost position for each stock with one piece less.
  void find_starts(const std::vector<Stock>& open) {
    std::set<Stock> parts;
    for (const Stock& stock : open) {
      for (std::size_t kind = 0; kind < kKinds; ++kind) {
        if (stock.counts[kind] == 0) continue;
        Stock part = stock;
        --part.counts[kind];
        if (part >= twin(part) && contains_one(part, seeds_)) parts.insert(part);
      }
    }
    grow({parts.begin(), parts.end()}, seeds_, bound_, [&](const Stock& stock, const Setup& setup) {
      if (stock_of(Board(setup)) == stock) starts_.emplace(stock, setup);
    });
  }

  // By way of any stock with one piece less, the shortest searches first.
  bool add_start(const Stock& stock) {
    for (std::size_t width = kNarrowest; width <= kWidest; width *= kNarrowest) {
      for (std::size_t kind = 0; kind < kKinds; ++kind)
        if (add_start(stock, kind, width)) return true;
    }
    return false;
  }

  bool add_start(const Stock& stock, std::size_t kind, std::size_t width) {
    if (stock.counts[kind] == 0) return false;
    Stock part = stock;
    --part.counts[kind];
    const auto start = starts_.find(part);
    if (start == starts_.end()) return false;
    const auto longer = trace_back(start->second, kind, width);
    if (longer) starts_.emplace(stock, *longer);
    return longer.has_value();
  }

  const std::vector<Stock>& seeds_;
  Stock bound_;
  std::map<Stock, Setup> starts_;  // positions from which legal moves lead to a lost one
};

}  // namespace

Closure close(const std::vector<LiveStock>& minimal, const Stock& bound) {
  std::vector<Stock> seeds;
  seeds.reserve(minimal.size());
  for (const auto& live : minimal) seeds.push_back(live.stock);
  std::vector<Stock> stocks = stocks_above(seeds, bound);

  Closure closure;
  std::ranges::copy_if(stocks, std::back_inserter(closure.contradicted), [](const Stock& stock) {
    return rules_say_dead(stock) || rules_say_dead(twin(stock));
  });
  closure.live = stocks.size();
  auto open = grow(std::move(stocks), seeds, bound, [](const Stock&, const Setup&) {});
  closure.by_captures = open.size();
  closure.not_shown = CaptureChains(seeds, bound).run(std::move(open));
  closure.live -= closure.not_shown.size();
  closure.by_captures -= closure.not_shown.size();
  return closure;
}

// Where the pieces stand does not matter to the rules.
bool rules_say_dead(const Stock& stock) {
  Setup setup;
  setup.at(Square::at(4, 0)) = rules::xiangqi::Piece{board::Side::kFirst, Role::kKing};
  setup.at(Square::at(4, 9)) = rules::xiangqi::Piece{board::Side::kSecond, Role::kKing};
  int next = Square::at(0, 1).index();
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const PieceCode piece = piece_of(kind);
    for (int i = 0; i < stock.counts[kind]; ++i)
      setup.placement[next++] = rules::xiangqi::Piece{piece.side(), piece.role()};
  }
  return !rules::xiangqi::has_power_to_mate(Board(setup));
}

}  // namespace proof::xiangqi
