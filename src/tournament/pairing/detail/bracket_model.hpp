// A bracket as a matching problem: its players, those of the next score group, and if need be all
// others below. Used by one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "tournament/matching/weighted_matching.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/criteria.hpp"
#include "tournament/pairing/detail/field.hpp"

namespace tournament::detail {

// How far a model looks: only to the next bracket, or to the last one, so that everybody can be
// paired (C4). The wider one is needed only where the narrow one leaves the rest stranded.
enum class Scope { kNext, kAll };

// Wishes behind the criteria: fields for pairs within the bracket, filled by `add` for two players
// by their places in it, the higher first.
struct Order {
  std::vector<std::uint64_t> sums;
  std::function<void(WeightedGraph&, const std::vector<int>& fields, int a, int b)> add;
};

// A solution: for each of the bracket's players the place of his opponent in the bracket, or -1.
using BracketMates = std::vector<int>;

// What a solution does below the bracket, and what it is worth.
struct Below {
  std::vector<std::size_t> left_next;  // as in BracketPairing
  bool bye_is_given = false;
  std::vector<std::uint64_t> weight;
};

class BracketModel {
 public:
  // Places in the bracket: those moved down, then residents.
  BracketModel(const Field& field, const Bracket& bracket, Scope scope);

  int moved_down() const { return moved_; }
  int size() const { return size_; }

  // C9 holds from now on.
  void count_unplayed() { count_unplayed_ = true; }
  // These two are paired, whatever follows.
  void fix(int a, int b);
  // This player is not paired in the bracket.
  void leave_out(int a);
  // Pairs within the bracket are those, of players that are still free, that the predicate takes.
  void allow(std::function<bool(int, int)> allowed) { allowed_ = std::move(allowed); }
  bool is_free(int a) const { return state_[static_cast<std::size_t>(a)] == State::kFree; }

  // The first criterion by which one weight, of a solution without an order, is worse than another;
  // empty when they are equal.
  std::string_view first_worse(const std::vector<std::uint64_t>& worse,
                               const std::vector<std::uint64_t>& better) const;

  // How wide the criteria are; an order has the rest of kMostWeightBits.
  int criteria_bits() const;
  // The best solution by the criteria, and by the order among equals. Fixed pairs are in it.
  BracketMates solve(const Order& order, Below* below = nullptr) const;

 private:
  enum class State : std::uint8_t { kFree, kFixed, kLeftOut };

  std::uint64_t largest_completion() const;
  Below below_of(const std::vector<int>& mates) const;
  bool pairable(int a, int b) const;
  void add_bracket_edges(WeightedGraph& graph, const Criteria& criteria, const Order& order,
                         const std::vector<int>& fields) const;
  void add_edges_below(WeightedGraph& graph, const Criteria& criteria) const;
  void add_bye_edges(WeightedGraph& graph, const Criteria& criteria) const;

  const Field& field_;
  const Bracket& bracket_;
  Scope scope_;
  int moved_;
  int size_;                           // of the bracket
  int next_end_;                       // behind the next group
  std::vector<std::size_t> vertices_;  // bracket, next group, rest; places in the field
  bool has_bye_;
  bool count_unplayed_ = false;
  std::vector<State> state_;
  BracketMates fixed_;
  std::function<bool(int, int)> allowed_;
};

}  // namespace tournament::detail
