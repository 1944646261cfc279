// Choosing in turn, and breaking pairs where that leads nowhere (T3.4, T3.5, T3.7). Plain
// functions; any thread may call them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "tournament/pairing/position_swiss/worth.hpp"

namespace tournament::position_swiss {

inline constexpr int kLeft = -1;

// One turn: somebody chose, or was left over.
struct Turn {
  int chooser = kLeft;
  int chosen = kLeft;
  std::string_view rule;  // `T3.5a` ..., or `T3.7` where pairs were broken up
  friend bool operator==(const Turn&, const Turn&) = default;
};

// How the chooser likes another: less is better. The upper half tells the rule of T3.5 apart.
using Liking = std::uint64_t;

// The question: who pairs whom among these cards.
struct Question {
  std::vector<int> turns;  // all cards, in the order in which they choose
  // Fills in the chooser's liking of each free card, in the order of `free`; `free` has the cards
  // in the order of `by_number`, the chooser among them.
  std::function<void(int chooser, const std::vector<int>& free, std::vector<Liking>& likings)> like;
  std::vector<int> by_number;  // all cards, in the number order of the round
  std::function<bool(int, int)> allowed;
  std::function<Worth(int, int)> worth;
  std::optional<Worth> bound;  // no set of pairs is worth more, if known
  std::function<std::string_view(Liking, bool best)> rule_of;
};

struct Answer {
  std::vector<Turn> turns;
  std::vector<Turn> broken;  // pairs of the first run that had to be broken up
};

// Everybody chooses the one he likes best of those with whom the whole can still be worth the most
// that it can be worth: this keeps the longest run of first choices, and changes as late as can be.
// For goals behind the number of pairs no more than the last kReach cards are chosen anew.
Answer choose_in_turn(const Question& question);
inline constexpr int kReach = 64;

}  // namespace tournament::position_swiss
