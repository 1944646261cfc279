// Tie-breaks by the games of those who are level among themselves.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/detail/measures.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament::detail {
namespace {

using Group = std::vector<PlayerNumber>;

// One player's games with the others of a group, and the most he could have had.
struct Encounter {
  PlayerNumber player = kNobody;
  std::int64_t scored = 0;
  std::int64_t most = 0;
  std::size_t met = 0;
};

// Meetings with one opponent; several count as one, with the average score (C.07 6.1.2).
struct Meeting {
  PlayerNumber opponent = kNobody;
  int games = 0;
  Points points;
};

class DirectEncounter {
 public:
  DirectEncounter(const Ledger& ledger, const Criterion& criterion)
      : ledger_(ledger), forfeits_count_(forfeits_count(ledger, criterion)) {}

  // Parts of the group in order, each of players whom nothing divides.
  void divide(Group group, std::vector<Group>& parts) const {
    std::vector<Group> division = divided_once(group);
    if (division.size() == 1) {
      parts.push_back(std::move(group));
      return;
    }
    for (Group& part : division) {
      divide(std::move(part), parts);
    }
  }

 private:
  bool is_met(PlayerNumber player, int round) const {
    const RoundKind kind = ledger_.kind(player, round);
    return kind == RoundKind::kGame || (kind == RoundKind::kForfeit && forfeits_count_);
  }

  // Needs the group in order of number.
  std::vector<Meeting> meetings_of(PlayerNumber player, const Group& group) const {
    std::vector<Meeting> meetings;
    for (int round = 1; round <= ledger_.rounds(); ++round) {
      const PlayerNumber opponent = ledger_.entry(player, round).opponent;
      if (!is_met(player, round) || !std::ranges::binary_search(group, opponent)) {
        continue;
      }
      auto meeting = std::ranges::find(meetings, opponent, &Meeting::opponent);
      if (meeting == meetings.end()) {
        meeting = meetings.insert(meetings.end(), {.opponent = opponent, .points = {}});
      }
      ++meeting->games;
      meeting->points += ledger_.earned(player, round);
    }
    return meetings;
  }

  std::vector<Encounter> encounters_of(const Group& group) const {
    std::vector<std::vector<Meeting>> meetings;
    std::int64_t scale = 1;  // makes every average a whole number
    for (const PlayerNumber player : group) {
      meetings.push_back(meetings_of(player, group));
      for (const Meeting& meeting : meetings.back()) {
        scale = std::lcm(scale, std::int64_t{meeting.games});
      }
    }
    const std::int64_t win = scale * ledger_.record().scoring.win.tenths;
    std::vector<Encounter> encounters;
    for (std::size_t i = 0; i < group.size(); ++i) {
      Encounter encounter{.player = group[i], .met = meetings[i].size()};
      for (const Meeting& meeting : meetings[i]) {
        encounter.scored += meeting.points.tenths * (scale / meeting.games);
      }
      const auto missing = static_cast<std::int64_t>(group.size() - 1 - encounter.met);
      encounter.most = encounter.scored + missing * win;
      encounters.push_back(encounter);
    }
    return encounters;
  }

  std::vector<Group> divided_once(Group& group) const {
    std::ranges::sort(group);
    std::vector<Encounter> encounters = encounters_of(group);
    const bool all_met = ledger_.options().predetermined ||
                         std::ranges::all_of(encounters, [&](const Encounter& encounter) {
                           return encounter.met == group.size() - 1;
                         });
    std::ranges::sort(encounters, [](const Encounter& a, const Encounter& b) {
      return std::tie(b.scored, b.most, a.player) < std::tie(a.scored, a.most, b.player);
    });
    return all_met ? by_score(encounters) : by_certainty(encounters);
  }

  static std::vector<Group> by_score(const std::vector<Encounter>& encounters) {
    std::vector<Group> parts;
    for (std::size_t i = 0; i < encounters.size(); ++i) {
      if (i == 0 || encounters[i].scored != encounters[i - 1].scored) {
        parts.emplace_back();
      }
      parts.back().push_back(encounters[i].player);
    }
    return parts;
  }

  // Whoever would be ahead of all below him whatever the missing games brought has his place; the
  // rest is not divided (C.07 6.3).
  static std::vector<Group> by_certainty(const std::vector<Encounter>& encounters) {
    std::vector<std::int64_t> most_from(encounters.size() + 1, -1);
    for (std::size_t i = encounters.size(); i-- > 0;) {
      most_from[i] = std::max(most_from[i + 1], encounters[i].most);
    }
    std::vector<Group> parts;
    bool certain = true;
    for (std::size_t i = 0; i < encounters.size(); ++i) {
      if (certain) {
        parts.emplace_back();
      }
      parts.back().push_back(encounters[i].player);
      certain = certain && encounters[i].scored > most_from[i + 1];
    }
    return parts;
  }

  const Ledger& ledger_;
  bool forfeits_count_;
};

Value direct_value(const Ledger& ledger, const Criterion& criterion, PlayerNumber player,
                   int round) {
  const Entry entry = ledger.entry(player, round);
  switch (criterion.measure) {
    case Measure::kDirectWins:
      return count_value(static_cast<int>(halves_of(entry.mark) == 2));
    case Measure::kDirectSecond:
      return count_value(static_cast<int>(entry.color == Color::kSecond));
    default:
      return points_value(ledger.earned(player, round));
  }
}

}  // namespace

std::vector<int> direct_places(const Ledger& ledger, const Criterion& criterion,
                               std::span<const PlayerNumber> group) {
  std::vector<Group> parts;
  DirectEncounter(ledger, criterion).divide(Group(group.begin(), group.end()), parts);
  std::vector<int> places(group.size(), 0);
  if (parts.size() == 1) {
    return places;
  }
  int place = 1;
  for (const Group& part : parts) {
    for (std::size_t i = 0; i < group.size(); ++i) {
      if (std::ranges::find(part, group[i]) != part.end()) {
        places[i] = place;
      }
    }
    place += static_cast<int>(part.size());
  }
  return places;
}

Derivation direct(const Ledger& ledger, const Criterion& criterion, PlayerNumber player,
                  std::span<const PlayerNumber> group) {
  Derivation derivation{
      .criterion = criterion, .player = player, .group = Group(group.begin(), group.end())};
  const bool forfeits = forfeits_count(ledger, criterion);
  for (int round = 1; round <= ledger.rounds(); ++round) {
    const RoundKind kind = ledger.kind(player, round);
    const PlayerNumber opponent = ledger.entry(player, round).opponent;
    const bool met = kind == RoundKind::kGame || (kind == RoundKind::kForfeit && forfeits);
    if (met && std::ranges::find(group, opponent) != group.end()) {
      derivation.terms.push_back(
          {.round = round,
           .opponent = opponent,
           .reason = kind == RoundKind::kGame ? TermReason::kPlayed : TermReason::kForfeit,
           .of_opponent = points_value(ledger.score(opponent)),
           .earned = ledger.earned(player, round),
           .value = direct_value(ledger, criterion, player, round)});
    }
  }
  if (criterion.measure != Measure::kDirectEncounter) {
    add_up(derivation, count_value(0));
    return derivation;
  }
  const std::vector<int> places = direct_places(ledger, criterion, group);
  const auto own = std::ranges::find(group, player);
  derivation.value =
      count_value(own == group.end() ? 0 : places[static_cast<std::size_t>(own - group.begin())]);
  return derivation;
}

}  // namespace tournament::detail
