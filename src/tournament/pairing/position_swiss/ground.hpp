// What a round can keep at all: whether it can be paired, who may have the bye, and which
// exceptions from T3.1 nobody can avoid. Looked at before anybody chooses. Plain functions; any
// thread.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/pairing/position_swiss/field.hpp"

namespace tournament::position_swiss {

struct Ground {
  std::optional<int> bye;
  // Pairs that break T3.1 for colors or floats: no round has fewer such breaches.
  std::vector<std::pair<int, int>> exceptions;
  // Of a large field only: the rule is kept by nobody, for the exceptions were not counted.
  bool colors_free = false;
  bool floats_free = false;
};

// Whether two may be paired where everything is kept that the ground allows to keep.
bool allowed(const Field& field, const Ground& ground, int a, int b);

// Nothing if every round would have a rematch, a pair that is kept apart, or a second bye.
std::optional<Ground> ground_of(const Field& field);

// A round of all cards at the least cost: pairs cost what `price` says, nothing for no such pair,
// then breaches of T3.1. `bye_price` likewise for an odd field.
struct CheapRound {
  std::vector<std::pair<int, int>> pairs;
  std::optional<int> bye;
};
std::optional<CheapRound> cheapest_round(const Field& field,
                                         const std::function<std::optional<int>(int, int)>& price,
                                         const std::function<std::optional<int>(int)>& bye_price);
// Prices are 0 ... kHighestPrice.
inline constexpr int kHighestPrice = 3;
// Larger fields are not looked at so closely.
inline constexpr std::size_t kCloseLook = 400;

}  // namespace tournament::position_swiss
