#include "tournament/pairing/position_swiss/group.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "tournament/pairing/position_swiss/choosing.hpp"
#include "tournament/pairing/position_swiss/colors.hpp"
#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/pairing/position_swiss/worth.hpp"
#include "tournament/points.hpp"

namespace tournament::position_swiss {
namespace {

// How strongly a color is due, strongest first (T3.4, T3.5).
enum Kind : std::uint8_t { kImbalance, kRun, kLastColor, kNoColor };
constexpr int kKinds = 4;

Kind kind_of(const Card& card) {
  if (card.balance != 0) return kImbalance;
  if (std::abs(card.run) >= 2) return kRun;
  return card.run != 0 ? kLastColor : kNoColor;
}

// T3.4: score, imbalance, length of the run of who is balanced, number order.
bool chooses_before(const Field& field, int a, int b) {
  const auto key = [&field](int card) {
    const Card& c = field.cards[static_cast<std::size_t>(card)];
    const int run = kind_of(c) == kRun ? std::abs(c.run) : 0;
    return std::tuple(-c.score.tenths, -std::abs(c.balance), -run, kind_of(c));
  };
  return key(a) != key(b) ? key(a) < key(b) : field.before(a, b);
}

// What likings need to know of each card: fixed while a group is paired.
struct Member {
  Points score;
  Column column{};
  Kind kind{};
};

// A liking, from the highest bits: distance of scores, own column, distance of kinds, distance of
// positions.
constexpr unsigned kScoreShift = 40;
constexpr unsigned kOwnShift = 39;
constexpr unsigned kKindShift = 36;

class Likings {
 public:
  Likings(const Field& field, const std::vector<int>& members) : members_(field.cards.size()) {
    const auto columns = columns_of(field, members);
    for (std::size_t i = 0; i < members.size(); ++i) {
      const Card& card = field.cards[static_cast<std::size_t>(members[i])];
      member(members[i]) = {card.score, columns[i], kind_of(card)};
    }
  }

  // T3.5. Positions are counted among the free cards of one column and kind.
  void operator()(int chooser, const std::vector<int>& free, std::vector<Liking>& likings) const {
    const Member& mine = member(chooser);
    std::array<std::array<std::uint64_t, kKinds>, 2> counts{};
    std::uint64_t my_position = 0;  // in his column and kind
    std::uint64_t my_place = 0;     // among all free cards
    for (std::size_t i = 0; i < free.size(); ++i) {
      const Member& other = member(free[i]);
      auto& count = counts[static_cast<std::size_t>(other.column)][other.kind];
      if (free[i] == chooser) {
        my_position = count;
        my_place = i;
      }
      ++count;
    }
    std::array<std::uint64_t, kKinds> position{};
    likings.resize(free.size());
    for (std::size_t i = 0; i < free.size(); ++i) {
      const Member& other = member(free[i]);
      const auto distance =
          static_cast<std::uint64_t>(std::abs(mine.score.tenths - other.score.tenths));
      likings[i] = distance << kScoreShift;
      if (other.column == mine.column) {
        // Nearest downwards, then from the top.
        likings[i] += (std::uint64_t{1} << kOwnShift) + (i + free.size() - my_place) % free.size();
        continue;
      }
      const std::uint64_t length = counts[static_cast<std::size_t>(other.column)][other.kind];
      const std::uint64_t start = my_position % length;
      likings[i] += static_cast<std::uint64_t>(std::abs(mine.kind - other.kind)) << kKindShift;
      likings[i] += (position[other.kind]++ + length - start) % length;
    }
  }

  static std::string_view rule_of(Liking liking, bool best) {
    const bool own = ((liking >> kOwnShift) & 1U) != 0;
    return own ? "T3.5c" : best ? "T3.5a" : "T3.5b";
  }

 private:
  Member& member(int card) { return members_[static_cast<std::size_t>(card)]; }
  const Member& member(int card) const { return members_[static_cast<std::size_t>(card)]; }

  std::vector<Member> members_;
};

constexpr int kMostCounted = 7;    // floats are counted so far
constexpr int kBalanceShift = 16;  // balances beyond 8 are not told apart

// What is lost if the card is left over: it was left over above, or may float no more.
int loss_of(const Card& card, Points score) {
  return (card.score > score ? 2 : 0) + (!card.alone && card.floats_down >= kMostFloats ? 1 : 0);
}

int floats_of(const Card& card) {
  return card.alone ? 0 : std::min(card.floats_down, kMostCounted);
}

// The best that the members can add up to if `left` of them stays over, or nobody (T3.1): all
// colors as due, the halves of the balances against each other.
class Bound {
 public:
  Bound(const Field& field, Points score, std::vector<int> members)
      : field_(field), score_(score), members_(std::move(members)) {
    std::ranges::sort(members_, [&](int a, int b) { return key(a) < key(b); });
  }

  Worth best() const {
    if (members_.size() % 2 == 0) {
      return without(kLeft);
    }
    Worth best;
    std::set<std::tuple<int, int, int, int>> seen;
    for (const int left : members_) {
      const Card& c = card(left);
      const auto kind = std::tuple(c.balance, sign(c.run), loss_of(c, score_), floats_of(c));
      if (seen.insert(kind).second) best = std::max(best, without(left));
    }
    return best;
  }

 private:
  static int sign(int n) { return (n > 0 ? 1 : 0) - (n < 0 ? 1 : 0); }
  const Card& card(int index) const { return field_.cards[static_cast<std::size_t>(index)]; }
  // Small: gets the first move.
  std::pair<int, int> key(int index) const { return {card(index).balance, -sign(card(index).run)}; }

  Worth without(int left) const {
    Worth sum;
    const std::size_t half = members_.size() / 2;
    std::size_t place = 0;
    for (const int member : members_) {
      if (member == left) continue;
      const Card& c = card(member);
      const bool first = place++ < half;
      sum[Goal::kKept] += loss_of(c, score_);
      sum[Goal::kBalance] += first ? -c.balance : c.balance;
      sum[Goal::kFloats] += floats_of(c);
      sum[Goal::kChange] += first ? (c.run < 0 ? 0 : 1) : (c.run > 0 ? 0 : 1);
    }
    const int pairs = static_cast<int>(half);
    sum[Goal::kPairs] = pairs;
    sum[Goal::kBalance] += kBalanceShift * pairs;
    sum[Goal::kUnbroken] = field_.last ? 4 * pairs : 0;
    return sum;
  }

  const Field& field_;
  Points score_;
  std::vector<int> members_;
};

}  // namespace

std::vector<Column> columns_of(const Field& field, const std::vector<int>& members) {
  std::vector<Column> columns(members.size());
  std::array<int, 2> length{};
  std::vector<std::size_t> neutral;
  for (std::size_t i = 0; i < members.size(); ++i) {
    const int due = due_of(field.cards[static_cast<std::size_t>(members[i])]);
    if (due == 0) {
      neutral.push_back(i);
      continue;
    }
    columns[i] = due < 0 ? Column::kFirst : Column::kSecond;
    ++length[static_cast<std::size_t>(columns[i])];
  }
  std::ranges::sort(
      neutral, [&](std::size_t a, std::size_t b) { return field.before(members[a], members[b]); });
  for (const std::size_t i : neutral) {
    columns[i] = length[0] <= length[1] ? Column::kFirst : Column::kSecond;
    ++length[static_cast<std::size_t>(columns[i])];
  }
  return columns;
}

Worth worth_of(const Field& field, Points score, int a, int b) {
  const bool a_first = colors_of(field, a, b).a_first;
  const Card& first = field.cards[static_cast<std::size_t>(a_first ? a : b)];
  const Card& second = field.cards[static_cast<std::size_t>(a_first ? b : a)];
  Worth worth;
  worth[Goal::kPairs] = 1;
  worth[Goal::kKept] = loss_of(first, score) + loss_of(second, score);
  worth[Goal::kUnbroken] = field.last ? 4 - color_breaches(field, a, b) : 0;
  worth[Goal::kBalance] =
      std::clamp(kBalanceShift + second.balance - first.balance, 0, 2 * kBalanceShift);
  worth[Goal::kFloats] = floats_of(first) + floats_of(second);
  worth[Goal::kChange] = (first.run < 0 ? 0 : 1) + (second.run > 0 ? 0 : 1);
  return worth;
}

Question question_of(const Field& field, Points score, const std::vector<int>& members,
                     std::function<bool(int, int)> allowed) {
  Question question;
  question.by_number = members;
  std::ranges::sort(question.by_number, [&](int a, int b) { return field.before(a, b); });
  question.turns = members;
  std::ranges::sort(question.turns, [&](int a, int b) { return chooses_before(field, a, b); });
  question.like = [likings = std::make_shared<const Likings>(field, members)](
                      int chooser, const std::vector<int>& free, std::vector<Liking>& out) {
    (*likings)(chooser, free, out);
  };
  question.allowed = std::move(allowed);
  question.worth = [&field, score](int a, int b) { return worth_of(field, score, a, b); };
  question.bound = Bound(field, score, members).best();
  question.rule_of = &Likings::rule_of;
  return question;
}

}  // namespace tournament::position_swiss
