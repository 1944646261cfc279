// Pairs a bracket by matching, in the steps of C.04.3 3 and 4: which moved-down players are paired,
// with whom, which residents change between S1 and S2, and the transposition of S2. Each step takes
// the earliest in the prescribed order among what the criteria hold equal, by fields of the weight
// below theirs; where these grow too wide, a step is done in parts.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/matching/weighted_matching.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/bracket_model.hpp"
#include "tournament/pairing/detail/completion.hpp"
#include "tournament/pairing/detail/field.hpp"

namespace tournament::detail {
namespace {

using Places = std::vector<int>;

int bits_of(std::size_t sum) { return static_cast<int>(std::bit_width(sum)); }

int count_pairs(const BracketMates& mates) {
  const auto single = std::ranges::count(mates, -1);
  return (static_cast<int>(mates.size()) - static_cast<int>(single)) / 2;
}

int mate_of(const BracketMates& mates, int a) { return mates[static_cast<std::size_t>(a)]; }

// Fields that fit behind the criteria, of so many bits each; at least one.
std::size_t room_for(const BracketModel& model, int bits_each) {
  return static_cast<std::size_t>(
      std::max(1, (kMostWeightBits - model.criteria_bits()) / bits_each));
}

// 4.4.2: which of those moved down are paired. Afterwards the others are left out.
void choose_moved_down(BracketModel& model, BracketMates& mates) {
  const auto is_paired = [&](int a) { return mate_of(mates, a) >= 0; };
  Places undecided(static_cast<std::size_t>(model.moved_down()));
  std::iota(undecided.begin(), undecided.end(), 0);
  if (std::ranges::all_of(undecided, is_paired)) {
    return;
  }
  const std::size_t most = room_for(model, 1);
  for (std::size_t begin = 0; begin < undecided.size(); begin += most) {
    const std::size_t end = std::min(begin + most, undecided.size());
    Order order;
    order.sums.assign(end - begin, 1);
    order.add = [&](WeightedGraph& graph, const std::vector<int>& fields, int a, int) {
      const auto place = static_cast<std::size_t>(a);
      if (place >= begin && place < end) {
        graph.add(fields[place - begin], 1);
      }
    };
    mates = model.solve(order);
    for (std::size_t i = begin; i < end; ++i) {
      if (!is_paired(undecided[i])) {
        model.leave_out(undecided[i]);
      }
    }
  }
}

// 4.2 for those in `rows`, one after another: each gets the earliest of `columns` that leaves the
// best possible. Afterwards their pairs are fixed.
void choose_opponents(BracketModel& model, const Places& rows, const Places& columns,
                      BracketMates& mates) {
  if (rows.empty()) {
    return;
  }
  std::vector<int> row_of(static_cast<std::size_t>(model.size()), -1);
  std::vector<std::uint64_t> worth(static_cast<std::size_t>(model.size()), 0);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    worth[static_cast<std::size_t>(columns[i])] = columns.size() - i;
  }
  const std::size_t most = room_for(model, bits_of(columns.size()));
  for (std::size_t begin = 0; begin < rows.size(); begin += most) {
    const std::size_t end = std::min(begin + most, rows.size());
    std::ranges::fill(row_of, -1);
    for (std::size_t i = begin; i < end; ++i) {
      row_of[static_cast<std::size_t>(rows[i])] = static_cast<int>(i - begin);
    }
    Order order;
    order.sums.assign(end - begin, columns.size());
    order.add = [&](WeightedGraph& graph, const std::vector<int>& fields, int a, int b) {
      if (row_of[static_cast<std::size_t>(a)] < 0) {
        std::swap(a, b);
      }
      if (const int row = row_of[static_cast<std::size_t>(a)]; row >= 0) {
        graph.add(fields[static_cast<std::size_t>(row)], worth[static_cast<std::size_t>(b)]);
      }
    };
    mates = model.solve(order);
    for (std::size_t i = begin; i < end; ++i) {
      if (const int mate = mate_of(mates, rows[i]); mate >= 0) {
        model.fix(rows[i], mate);
      }
    }
  }
}

// The exchanges between the original S1 and S2 of a remainder (4.3), by places in it.
class Exchanges {
 public:
  Exchanges(BracketModel& model, Places remainder, int pairs)
      : model_(model), remainder_(std::move(remainder)), pairs_(static_cast<std::size_t>(pairs)) {
    place_.assign(static_cast<std::size_t>(model.size()), 0);
    for (std::size_t i = 0; i < remainder_.size(); ++i) {
      place_[static_cast<std::size_t>(remainder_[i])] = i;
    }
    is_down_.assign(remainder_.size(), false);
  }

  // S1 after the best exchange. Whoever is the higher in his pair belongs to it.
  Places choose(BracketMates& mates) {
    mates = solve({});
    std::size_t exchanged = exchanged_in(mates);
    if (exchanged > 0) {
      choose_moved_to_s2(mates, exchanged);
      if (exchanged > 1) {
        choose_moved_to_s1(mates);
      }
    }
    Places s1;
    for (std::size_t i = 0; i < remainder_.size(); ++i) {
      if (is_higher(mates, i)) {
        s1.push_back(remainder_[i]);
      }
    }
    return s1;
  }

 private:
  bool is_higher(const BracketMates& mates, std::size_t place) const {
    const int mate = mate_of(mates, remainder_[place]);
    return mate > remainder_[place];
  }

  std::size_t exchanged_in(const BracketMates& mates) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < pairs_; ++i) {
      count += is_higher(mates, i) ? 0 : 1;
    }
    return count;
  }

  // The first two rules of 4.3.2, the number of exchanges and the difference of sums, and then
  // one field for each of `last`: whether he is not the higher in his pair, or whether he is.
  struct Last {
    std::vector<std::size_t> places;
    bool higher = false;
  };
  BracketMates solve(const Last& last) const {
    Order order;
    order.sums = {pairs_, pairs_ * remainder_.size()};
    order.sums.insert(order.sums.end(), last.places.size(), last.higher ? 1 : pairs_);
    order.add = [&](WeightedGraph& graph, const std::vector<int>& fields, int a, int) {
      const std::size_t higher = place_[static_cast<std::size_t>(a)];
      graph.add(fields[0], higher < pairs_ ? 1 : 0);
      graph.add(fields[1], remainder_.size() - higher);
      for (std::size_t i = 0; i < last.places.size(); ++i) {
        graph.add(fields[i + 2], (last.places[i] == higher) == last.higher ? 1 : 0);
      }
    };
    model_.allow([this](int a, int) { return !is_down_[place_[static_cast<std::size_t>(a)]]; });
    return model_.solve(order);
  }

  std::size_t room(int bits_each) const {
    const int own = bits_of(pairs_) + bits_of(pairs_ * remainder_.size());
    const int left = kMostWeightBits - model_.criteria_bits() - own;
    return static_cast<std::size_t>(std::max(1, left / bits_each));
  }

  // The third rule: the largest differing number moved from S1 to S2.
  void choose_moved_to_s2(BracketMates& mates, std::size_t exchanged) {
    const std::size_t most = room(bits_of(pairs_));
    std::size_t end = pairs_;
    while (end > 0 && exchanged > 0) {
      Last last;
      while (end > 0 && last.places.size() < most) {
        last.places.push_back(--end);
      }
      mates = solve(last);
      for (const std::size_t place : last.places) {
        if (!is_higher(mates, place)) {
          is_down_[place] = true;
          --exchanged;
        }
      }
    }
  }

  // The fourth: the smallest differing number moved from S2 to S1. The earlier parts need not be
  // fixed but by excluding: whoever could not be moved before cannot be now.
  void choose_moved_to_s1(BracketMates& mates) {
    const std::size_t most = room(1);
    std::vector<std::size_t> moved;
    for (std::size_t begin = pairs_; begin < remainder_.size(); begin += most) {
      Last last{.places = moved, .higher = true};
      for (std::size_t i = begin; i < std::min(begin + most, remainder_.size()); ++i) {
        last.places.push_back(i);
      }
      mates = solve(last);
      moved.clear();
      for (std::size_t i = pairs_; i < std::min(begin + most, remainder_.size()); ++i) {
        if (is_higher(mates, i)) {
          moved.push_back(i);
        }
      }
    }
  }

  BracketModel& model_;
  Places remainder_;
  std::size_t pairs_;
  std::vector<std::size_t> place_;
  std::vector<bool> is_down_;
};

// Pairs the residents that are left, a homogeneous bracket or a remainder (3.6).
void pair_remainder(BracketModel& model, BracketMates& mates) {
  Places remainder;
  for (int a = model.moved_down(); a < model.size(); ++a) {
    if (model.is_free(a)) {
      remainder.push_back(a);
    }
  }
  int pairs = 0;
  for (const int a : remainder) {
    pairs += mate_of(mates, a) > a ? 1 : 0;
  }
  if (pairs == 0) {
    return;
  }
  const Places s1 = Exchanges(model, remainder, pairs).choose(mates);
  std::vector<bool> in_s1(static_cast<std::size_t>(model.size()), false);
  for (const int a : s1) {
    in_s1[static_cast<std::size_t>(a)] = true;
  }
  Places s2;
  std::ranges::copy_if(remainder, std::back_inserter(s2),
                       [&](int a) { return !in_s1[static_cast<std::size_t>(a)]; });
  model.allow([&in_s1](int a, int b) {
    return in_s1[static_cast<std::size_t>(a)] != in_s1[static_cast<std::size_t>(b)];
  });
  choose_opponents(model, s1, s2, mates);
}

BracketPairing pair_in_scope(const Field& field, const Bracket& bracket, Scope scope) {
  BracketModel model(field, bracket, scope);
  BracketMates mates = model.solve({});
  // C9 is for a bracket that leaves one player only, who then gets the bye.
  if (gives_bye(field, bracket) && model.size() - 2 * count_pairs(mates) == 1) {
    model.count_unplayed();
    mates = model.solve({});
  }
  choose_moved_down(model, mates);
  Places paired;
  for (int a = 0; a < model.moved_down(); ++a) {
    if (mate_of(mates, a) >= 0) {
      paired.push_back(a);
    }
  }
  Places residents(static_cast<std::size_t>(model.size() - model.moved_down()));
  std::iota(residents.begin(), residents.end(), model.moved_down());
  choose_opponents(model, paired, residents, mates);
  pair_remainder(model, mates);
  // Once more, for what lies below.
  Below below;
  model.allow([](int, int) { return false; });
  mates = model.solve({}, &below);

  std::vector<std::size_t> players = bracket.moved_down;
  players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
  BracketPairing result;
  result.left_next = std::move(below.left_next);
  result.bye_is_given = below.bye_is_given;
  for (int a = 0; a < model.size(); ++a) {
    const int mate = mate_of(mates, a);
    if (mate < 0) {
      result.floaters.push_back(players[static_cast<std::size_t>(a)]);
    } else if (mate > a) {
      result.pairs.emplace_back(players[static_cast<std::size_t>(a)],
                                players[static_cast<std::size_t>(mate)]);
    }
  }
  return result;
}

}  // namespace

bool leaves_rest_complete(const Field& field, const Bracket& bracket,
                          const BracketPairing& pairing) {
  std::vector<std::size_t> left = pairing.left_next;
  left.insert(left.end(), bracket.rest.begin(), bracket.rest.end());
  return can_be_completed(field, left, pairing.bye_is_given ? std::nullopt : bracket.bye_score);
}

BracketPairing pair_by_whole_field(const Field& field, const Bracket& bracket) {
  return pair_in_scope(field, bracket, Scope::kAll);
}

BracketPairing pair_exactly(const Field& field, const Bracket& bracket) {
  BracketPairing pairing = pair_in_scope(field, bracket, Scope::kNext);
  if (!leaves_rest_complete(field, bracket, pairing)) {
    pairing = pair_by_whole_field(field, bracket);
  }
  return pairing;
}

}  // namespace tournament::detail
