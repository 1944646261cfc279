#include "tournament/pairing/detail/quick_bracket.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/pairing/detail/assignment.hpp"
#include "tournament/pairing/detail/bound.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/completion.hpp"
#include "tournament/pairing/detail/criteria.hpp"
#include "tournament/pairing/detail/field.hpp"

namespace tournament::detail {
namespace {

using Players = std::vector<std::size_t>;

// Failures as one number, in their order. Room for the brackets of kMostPlayers.
constexpr int kCountBits = 14;
std::int64_t cost_of(const Failures& failures) {
  std::int64_t cost = failures.unplayed;
  cost = (cost << kCountBits) + failures.colors;
  cost = (cost << kCountBits) + failures.strong;
  cost = (cost << 1) + failures.downfloat;
  return (cost << 1) + failures.downfloat2;
}

class QuickBracket {
 public:
  QuickBracket(const Field& field, const Bracket& bracket)
      : field_(field),
        bracket_(bracket),
        gets_bye_(gives_bye(field, bracket)),
        left_(bracket.residents) {
    for (const Players* players : {&bracket.moved_down, &bracket.residents}) {
      for (const std::size_t player : *players) {
        counts_.add(field.players[player].wish, 1);
      }
    }
    has_floater_ = (bracket.moved_down.size() + bracket.residents.size()) % 2 != 0;
    if (has_floater_) {
      std::ranges::copy_if(left_, std::back_inserter(may_float_),
                           [&](std::size_t r) { return may_float(r); });
    }
  }

  std::optional<BracketPairing> pair() {
    if (bracket_.residents.size() < bracket_.moved_down.size() || has_floater_ < gets_bye_ ||
        (has_floater_ && may_float_.empty())) {
      return std::nullopt;
    }
    target_ = least_failures(field_, counts_, may_float_, gets_bye_);
    for (const std::size_t moved : bracket_.moved_down) {
      if (!pair_moved_down(moved)) {
        return std::nullopt;
      }
    }
    if (!pair_remainder() || !is_good_below()) {
      return std::nullopt;
    }
    return std::move(result_);
  }

 private:
  const Contender& player(std::size_t place) const { return field_.players[place]; }
  bool may_float(std::size_t resident) const {
    return !gets_bye_ || can_have_bye(field_, bracket_, resident);
  }

  // The failures of a pair; nothing when it may not be, or fails what the bound takes as kept.
  std::optional<Failures> failures_of(std::size_t a, std::size_t b) const {
    if (!field_.compatible.test(a, b)) {
      return std::nullopt;
    }
    const ColorCost cost = color_cost(player(a), player(b));
    if (field_.last_round && cost.c10 + cost.c11 != 0) {
      return std::nullopt;
    }
    return Failures{
        .unplayed = 0, .colors = cost.c12, .strong = cost.c13, .downfloat = 0, .downfloat2 = 0};
  }

  // 4.2 for one who was moved down: the first resident with whom the bound can still be reached.
  bool pair_moved_down(std::size_t moved) {
    for (std::size_t i = 0; i < left_.size(); ++i) {
      const std::size_t resident = left_[i];
      const auto failures = failures_of(moved, resident);
      if (!failures || player(resident).floats[0] == Float::kUp ||
          player(resident).floats[1] == Float::kUp || !reaches_target(moved, resident, *failures)) {
        continue;
      }
      spent_.colors += failures->colors;
      spent_.strong += failures->strong;
      take(moved, resident);
      left_.erase(left_.begin() + static_cast<std::ptrdiff_t>(i));
      std::erase(may_float_, resident);
      result_.pairs.emplace_back(moved, resident);
      return true;
    }
    return false;
  }

  bool reaches_target(std::size_t moved, std::size_t resident, const Failures& failures) const {
    WishCounts counts = counts_;
    counts.add(player(moved).wish, -1);
    counts.add(player(resident).wish, -1);
    Players may_float = may_float_;
    std::erase(may_float, resident);
    if (has_floater_ && may_float.empty()) {
      return false;
    }
    Failures least = least_failures(field_, counts, may_float, gets_bye_);
    least.colors += spent_.colors + failures.colors;
    least.strong += spent_.strong + failures.strong;
    return least == target_;
  }

  void take(std::size_t a, std::size_t b) {
    counts_.add(player(a).wish, -1);
    counts_.add(player(b).wish, -1);
  }

  // 3.3: the first half against the second, and a row more for whoever floats.
  bool pair_remainder() {
    const std::size_t pairs = left_.size() / 2;
    const auto s2 = [&](std::size_t column) { return left_[pairs + column]; };
    AssignmentProblem problem;
    problem.size = left_.size() - pairs;
    problem.cost = [&](std::size_t row, std::size_t column) {
      if (row == pairs) {
        return may_float(s2(column)) ? cost_of(floating_failures(player(s2(column)), gets_bye_))
                                     : kForbidden;
      }
      const auto failures = failures_of(left_[row], s2(column));
      return failures ? cost_of(*failures) : kForbidden;
    };
    if (problem.size == 0) {
      return spent_ == target_;
    }
    const auto assignment = first_best_assignment(problem, pairs);
    if (!assignment || assignment->cost + cost_of(spent_) != cost_of(target_)) {
      return false;
    }
    for (std::size_t row = 0; row < pairs; ++row) {
      result_.pairs.emplace_back(left_[row], s2(assignment->column_of[row]));
    }
    if (has_floater_) {
      result_.floaters.push_back(s2(assignment->column_of[pairs]));
    }
    return true;
  }

  // C4, C5 and C8 as well as they can be kept at all.
  bool is_good_below() {
    if (gets_bye_ || !has_floater_) {
      result_.bye_is_given = gets_bye_;
      return leaves(bracket_.next, gets_bye_);
    }
    if (bracket_.next.empty()) {
      return false;
    }
    Players next = result_.floaters;
    next.insert(next.end(), bracket_.next.begin(), bracket_.next.end());
    const bool bye_is_next =
        bracket_.bye_score.has_value() && player(next.back()).score <= *bracket_.bye_score;
    if (bye_is_next == (next.size() % 2 != 0)) {
      return can_be_completed(field_, next, bye_is_next ? bracket_.bye_score : std::nullopt) &&
             leaves({}, bye_is_next);
    }
    return !bye_is_next && leaves_one_of(next);
  }

  // An odd number in the next bracket: one of its residents floats on.
  bool leaves_one_of(const Players& next) {
    constexpr std::size_t kTries = 4;
    const std::size_t tries = std::min(kTries, next.size() - 1);
    for (std::size_t i = 0; i < tries; ++i) {
      Players others = next;
      const std::size_t one = others[others.size() - 1 - i];
      std::erase(others, one);
      if (can_be_completed(field_, others, std::nullopt) && leaves({one}, false)) {
        return true;
      }
    }
    return false;
  }

  bool leaves(const Players& next, bool bye_is_given) {
    result_.left_next = next;
    result_.bye_is_given = bye_is_given;
    return leaves_rest_complete(field_, bracket_, result_);
  }

  const Field& field_;
  const Bracket& bracket_;
  bool gets_bye_;
  bool has_floater_ = false;
  Players left_;       // residents without a moved-down opponent
  Players may_float_;  // of these, when the number is odd
  WishCounts counts_;  // of all who are not paired yet
  Failures target_;
  Failures spent_;  // by the pairs of those moved down
  BracketPairing result_;
};

}  // namespace

std::optional<BracketPairing> pair_quickly(const Field& field, const Bracket& bracket) {
  return QuickBracket(field, bracket).pair();
}

}  // namespace tournament::detail
