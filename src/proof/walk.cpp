#include "proof/walk.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <vector>

#include "proof/stock.hpp"
#include "proof/subject.hpp"

namespace proof {

Walk::Walk(const Subject& subject, const Stock& bound, int most_pieces)
    : subject_(subject), bound_(bound), most_pieces_(most_pieces) {}

std::vector<Stock> Walk::next_round() {
  ++pieces_;
  if (pieces_ == 0) return {Stock{}};
  if (pieces_ > most_pieces_) return {};
  std::set<Stock> round;
  for (const auto& dead : dead_) {
    if (dead.stock.size() != pieces_ - 1) continue;
    for (std::size_t kind = 0; kind < kMostKinds; ++kind) {
      Stock larger = dead.stock;
      ++larger.counts[kind];
      larger = subject_.canonical(larger);
      if (subject_.contains(bound_, larger) && parts_are_dead(larger)) round.insert(larger);
    }
  }
  return {round.rbegin(), round.rend()};
}

void Walk::settle(const Stock& stock, const Findings& findings) {
  if (findings.witness) {
    live_.push_back({stock, *findings.witness});
  } else {
    dead_.push_back({stock, findings.positions});
  }
}

std::vector<DeadFamily> Walk::dead_families() const {
  std::vector<DeadFamily> families;
  for (const auto& [stock, own_positions] : dead_) {
    const bool is_largest = std::ranges::none_of(dead_, [&](const DeadStock& other) {
      return other.stock != stock && subject_.contains(other.stock, stock);
    });
    if (!is_largest) continue;
    DeadFamily family{stock};
    for (const auto& part : dead_) {
      if (!subject_.contains(stock, part.stock)) continue;
      ++family.stocks;
      family.positions += part.positions;
    }
    families.push_back(family);
  }
  return families;
}

bool Walk::is_dead(const Stock& stock) const {
  return std::ranges::any_of(dead_, [&](const DeadStock& dead) { return dead.stock == stock; });
}

bool Walk::parts_are_dead(const Stock& stock) const {
  for (std::size_t kind = 0; kind < kMostKinds; ++kind) {
    if (stock.counts[kind] == 0) continue;
    Stock part = stock;
    --part.counts[kind];
    if (!is_dead(subject_.canonical(part))) return false;
  }
  return true;
}

}  // namespace proof
