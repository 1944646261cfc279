#include "slow/slow_dutch.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "slow/slow_dutch_completion.hpp"
#include "slow/slow_dutch_players.hpp"
#include "slow/slow_dutch_sequence.hpp"
#include "tournament/record.hpp"

namespace slow::dutch {
namespace {

// Places in Gathering::people.
using Pairs = std::vector<std::pair<int, int>>;  // the higher-ranked in front

struct Candidate {
  Pairs pairs;
  Numbers floaters;
};

// How far a candidate fails the criteria, C5 first: less is better, compared from the front. Where
// two agree as far as a list begins, their lists are equally long.
using Failures = std::vector<int>;

// C10 to C13 for one pair.
std::array<int, 4> color_failures(const Gathering& gathering, int higher, int lower) {
  const auto a = static_cast<std::size_t>(higher);
  const auto b = static_cast<std::size_t>(lower);
  const char color = color_of_higher(gathering, a, b);
  const bool is_top = gathering.people[a].topscorer || gathering.people[b].topscorer;
  std::array<int, 4> failures{};
  for (const std::size_t place : {a, b}) {
    const Person& person = gathering.people[place];
    const char gets = place == a ? color : color == 'w' ? 'b' : 'w';
    const int difference = person.difference + (gets == 'w' ? 1 : -1);
    const std::vector<char>& colors = person.colors;
    const std::size_t games = colors.size();
    const bool third = games >= 2 && colors[games - 1] == gets && colors[games - 2] == gets;
    const bool denied = person.preference != Preference::kNone && person.preferred != gets;
    failures[0] += is_top && std::abs(difference) > 2 ? 1 : 0;
    failures[1] += is_top && third ? 1 : 0;
    failures[2] += denied ? 1 : 0;
    failures[3] += denied && person.preference == Preference::kStrong ? 1 : 0;
  }
  return failures;
}

class BracketSearch {
 public:
  BracketSearch(const Gathering& gathering, Completion& completion, Numbers moved,
                Numbers residents)
      : gathering_(gathering),
        completion_(completion),
        moved_(std::move(moved)),
        residents_(std::move(residents)) {
    for (std::size_t i = 0; i < gathering.people.size(); ++i) {
      const int place = static_cast<int>(i);
      if (score(place) >= score(residents_.front())) continue;
      below_.push_back(place);
      if (next_.empty() || score(next_.front()) == score(place)) next_.push_back(place);
    }
  }

  // The best candidate; nothing when none keeps C1 to C4.
  std::optional<Candidate> run() {
    Numbers everybody = below_;
    everybody.insert(everybody.end(), moved_.begin(), moved_.end());
    everybody.insert(everybody.end(), residents_.begin(), residents_.end());
    lowest_bye_ = completion_.lowest_bye(everybody).value_or(0);
    const int players = static_cast<int>(moved_.size() + residents_.size());
    for (int pairs = players / 2; pairs >= 0; --pairs) {
      for (int with_moved = std::min(pairs, static_cast<int>(moved_.size())); with_moved >= 0;
           --with_moved) {
        if (try_all(with_moved, pairs - with_moved)) return best_;
      }
      // C6 is next to C5: fewer pairs cannot be better.
      if (best_ && failures_.front() == lowest_bye_) break;
    }
    return best_;
  }

 private:
  const Person& person(int place) const {
    return gathering_.people[static_cast<std::size_t>(place)];
  }
  int score(int place) const { return person(place).score; }
  bool may_meet(int a, int b) const {
    return gathering_.may_meet[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
  }

  // 3.7.3 round 3.7.2 round the remainder. These return whether a perfect candidate was found.
  bool try_all(int with_moved, int in_remainder) {
    return each_set(with_moved, static_cast<int>(moved_.size()), [&](const Numbers& set) {
      Numbers s1;
      for (const int i : set) s1.push_back(moved_[static_cast<std::size_t>(i)]);
      const auto fits = [&](int i, int resident) {
        return may_meet(s1[static_cast<std::size_t>(i)], resident);
      };
      return each_transposition(with_moved, residents_, fits, [&](const Numbers& order) {
        Pairs pairs;
        for (std::size_t i = 0; i < s1.size(); ++i) pairs.emplace_back(s1[i], order[i]);
        return try_remainder(pairs, in_remainder);
      });
    });
  }

  // 3.6.
  bool try_remainder(const Pairs& pairs, int in_remainder) {
    Numbers remainder;
    for (const int resident : residents_) {
      const auto is_his = [&](const auto& pair) { return pair.second == resident; };
      if (std::ranges::none_of(pairs, is_his)) remainder.push_back(resident);
    }
    const int players = static_cast<int>(remainder.size());
    if (2 * in_remainder > players) return false;
    for (const Numbers& numbers : exchanges(in_remainder, players)) {
      Numbers s1;
      Numbers s2;
      for (int bsn = 1; bsn <= players; ++bsn) {
        Numbers& subgroup = std::count(numbers.begin(), numbers.end(), bsn) != 0 ? s1 : s2;
        subgroup.push_back(remainder[static_cast<std::size_t>(bsn) - 1]);
      }
      if (try_transpositions(pairs, s1, s2)) return true;
    }
    return false;
  }

  bool try_transpositions(const Pairs& pairs, const Numbers& s1, const Numbers& s2) {
    const auto fits = [&](int i, int other) {
      return may_meet(s1[static_cast<std::size_t>(i)], other);
    };
    return each_transposition(static_cast<int>(s1.size()), s2, fits, [&](const Numbers& order) {
      Candidate candidate{pairs, {}};
      for (std::size_t i = 0; i < s1.size(); ++i) {
        candidate.pairs.emplace_back(std::minmax(s1[i], order[i]));
      }
      return consider(std::move(candidate));
    });
  }

  bool consider(Candidate candidate) {
    for (const Numbers* players : {&moved_, &residents_}) {
      for (const int place : *players) {
        const auto has = [&](const auto& p) { return p.first == place || p.second == place; };
        if (std::ranges::none_of(candidate.pairs, has)) {
          candidate.floaters.push_back(place);
        }
      }
    }
    Numbers left = below_;
    left.insert(left.end(), candidate.floaters.begin(), candidate.floaters.end());
    const std::optional<int> bye = completion_.lowest_bye(left);
    if (!bye) return false;  // C4
    Failures failures = failures_of(candidate, *bye);
    const bool perfect = is_perfect(failures, candidate);
    if (!best_ || failures < failures_) {
      best_ = std::move(candidate);
      failures_ = std::move(failures);
    }
    return perfect;
  }

  Failures failures_of(const Candidate& candidate, int bye) {
    Failures failures = {bye, static_cast<int>(candidate.floaters.size())};       // C5, C6
    for (const int place : candidate.floaters) failures.push_back(score(place));  // C7
    if (!next_.empty()) {                                                         // C8
      const Failures following = completion_.best_following(candidate.floaters, next_, below_, bye);
      failures.insert(failures.end(), following.begin(), following.end());
    }
    before_c9_ = failures.size();
    failures.push_back(unplayed_of_bye(candidate, bye));
    std::array<int, 4> colors{};
    for (const auto& [higher, lower] : candidate.pairs) {
      const auto failed = color_failures(gathering_, higher, lower);
      for (std::size_t i = 0; i < colors.size(); ++i) colors[i] += failed[i];
    }
    failures.insert(failures.end(), colors.begin(), colors.end());
    for (std::size_t back = 0; back < 2; ++back) {
      failures.push_back(repeated_downfloats(candidate, back));  // C14, C16
      failures.push_back(
          static_cast<int>(differences_of_opponents(candidate, back).size()));  // C15, C17
    }
    for (std::size_t back = 0; back < 2; ++back) {
      const Numbers moved = differences_of_moved(candidate, back);          // C18, C20
      const Numbers opponents = differences_of_opponents(candidate, back);  // C19, C21
      failures.insert(failures.end(), moved.begin(), moved.end());
      failures.insert(failures.end(), opponents.begin(), opponents.end());
    }
    return failures;
  }

  // C9: the bracket leaves just one, and he is the one who ends up with the bye.
  int unplayed_of_bye(const Candidate& candidate, int bye) {
    if (candidate.floaters.size() != 1) return 0;
    const int floater = candidate.floaters.front();
    const bool gets_it = person(floater).may_have_bye && score(floater) == bye &&
                         completion_.lowest_bye(below_).has_value() && below_.size() % 2 == 0;
    return gets_it ? person(floater).unplayed : 0;
  }

  int repeated_downfloats(const Candidate& candidate, std::size_t back) const {
    return static_cast<int>(std::ranges::count_if(candidate.floaters, [&](int place) {
      return score(place) == score(residents_.front()) && person(place).floats[back] == 'd';
    }));
  }

  // C18, C20: one who is not paired here will meet a lower score yet, or nobody.
  Numbers differences_of_moved(const Candidate& candidate, std::size_t back) const {
    Numbers differences;
    for (const int place : moved_) {
      if (person(place).floats[back] != 'd') continue;
      const bool floats =
          std::count(candidate.floaters.begin(), candidate.floaters.end(), place) != 0;
      differences.push_back(score(place) - score(residents_.front()) + (floats ? 1 : 0));
    }
    std::ranges::sort(differences, std::ranges::greater());
    return differences;
  }

  Numbers differences_of_opponents(const Candidate& candidate, std::size_t back) const {
    Numbers differences;
    for (const auto& [higher, lower] : candidate.pairs) {
      if (score(higher) != score(lower) && person(lower).floats[back] == 'u') {
        differences.push_back(score(higher) - score(lower));
      }
    }
    std::ranges::sort(differences, std::ranges::greater());
    return differences;
  }

  // Nothing fails, so that the search may stop (3.4.1): as few floaters here and in the next
  // bracket as their numbers allow, of the lowest score, and none of C9 to C17 fails. Then C18 to
  // C21 cannot be better.
  bool is_perfect(const Failures& failures, const Candidate& candidate) const {
    const std::size_t players = moved_.size() + residents_.size();
    Failures wanted = {lowest_bye_, static_cast<int>(players % 2)};
    if (players % 2 != 0) wanted.push_back(score(residents_.front()));
    if (!next_.empty()) {
      const std::size_t following = next_.size() + players % 2;
      wanted.push_back(static_cast<int>(following % 2));
      if (following % 2 != 0) wanted.push_back(score(next_.front()));
    }
    const auto c9 = failures.begin() + static_cast<std::ptrdiff_t>(before_c9_);
    return candidate.floaters.size() < 2 &&
           std::equal(failures.begin(), c9, wanted.begin(), wanted.end()) &&
           std::all_of(c9, c9 + 9, [](int failed) { return failed == 0; });
  }

  const std::vector<Numbers>& exchanges(int pairs, int players) {
    std::vector<Numbers>& known = exchanges_[{pairs, players}];
    if (known.empty()) known = all_exchanges(pairs, players);
    return known;
  }

  const Gathering& gathering_;
  Completion& completion_;
  Numbers moved_;
  Numbers residents_;
  Numbers next_;   // the score group below
  Numbers below_;  // all others who score less
  int lowest_bye_ = 0;
  std::optional<Candidate> best_;
  Failures failures_;  // of best_
  std::size_t before_c9_ = 0;
  std::map<std::pair<int, int>, std::vector<Numbers>> exchanges_;
};

// The players with their colours.
Round written(const Gathering& gathering, const Pairs& pairs, const Numbers& left) {
  Round round;
  for (const auto& [higher, lower] : pairs) {
    const auto a = static_cast<std::size_t>(higher);
    const auto b = static_cast<std::size_t>(lower);
    const int high = gathering.people[a].number;
    const int low = gathering.people[b].number;
    const bool high_first = color_of_higher(gathering, a, b) == 'w';
    round.pairs.emplace_back(high_first ? high : low, high_first ? low : high);
  }
  std::ranges::sort(round.pairs);
  if (!left.empty()) round.bye = gathering.people[static_cast<std::size_t>(left.front())].number;
  return round;
}

}  // namespace

std::optional<Round> pair(const tournament::Record& record) {
  const Gathering gathering = gather(record);
  Completion completion(gathering);
  Numbers everybody;
  for (std::size_t i = 0; i < gathering.people.size(); ++i)
    everybody.push_back(static_cast<int>(i));
  if (!completion.lowest_bye(everybody)) return std::nullopt;
  Pairs pairs;
  Numbers moved;
  for (std::size_t begin = 0; begin < everybody.size();) {  // 1.9.2
    Numbers residents;
    const int score = gathering.people[begin].score;
    while (begin < everybody.size() && gathering.people[begin].score == score) {
      residents.push_back(everybody[begin++]);
    }
    const auto best = BracketSearch(gathering, completion, moved, residents).run();
    if (!best) return std::nullopt;
    pairs.insert(pairs.end(), best->pairs.begin(), best->pairs.end());
    moved = best->floaters;
  }
  if (moved.size() > 1) return std::nullopt;
  return written(gathering, pairs, moved);
}

}  // namespace slow::dutch
