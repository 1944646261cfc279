#include "slow/slow_dutch_players.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace slow::dutch {
namespace {

using tournament::Entry;
using tournament::Mark;
using tournament::Player;
using tournament::Record;

bool is_played(const Entry& entry) {
  switch (entry.mark) {
    case Mark::kWin:
    case Mark::kDraw:
    case Mark::kLoss:
    case Mark::kUnratedWin:
    case Mark::kUnratedDraw:
    case Mark::kUnratedLoss:
    case Mark::kUnfinished:  // an adjourned game: C.04.2 3.1
      return true;
    default:
      return false;
  }
}

int points_for(const Record& record, const Entry& entry) {
  return tournament::points_of(record.scoring, entry).tenths;
}

// C.04.7 1.2 and 1.4.
int baku_points(const Record& record, int number, int round) {
  int last_of_group_a = 0;
  while (2 * last_of_group_a < static_cast<int>(record.players.size())) last_of_group_a += 2;
  const int accelerated = record.rounds - record.rounds / 2;
  const int with_whole_points = accelerated - accelerated / 2;
  if (number > last_of_group_a || round > accelerated) return 0;
  return round <= with_whole_points ? record.scoring.win.tenths : record.scoring.win.tenths / 2;
}

int virtual_points(const Record& record, int number, int round) {
  if (record.accelerations.empty()) return record.baku ? baku_points(record, number, round) : 0;
  int sum = 0;
  for (const tournament::Acceleration& a : record.accelerations) {
    const bool in_rounds = a.first_round <= round && round <= a.last_round;
    const bool in_group = to_int(a.first) <= number && number <= to_int(a.last);
    if (in_rounds && in_group) sum += a.points.tenths;
  }
  return sum;
}

// The score by which a player is ranked when the round is paired.
int pairing_score(const Record& record, int number, int round) {
  const Player& player = record.player(tournament::player_number(number));
  int sum = virtual_points(record, number, round);
  for (int r = 1; r < round; ++r) sum += points_for(record, tournament::entry_of(player, r));
  for (const tournament::Adjustment& a : player.adjustments) {
    if (a.round < round) sum += a.points.tenths;
  }
  return sum;
}

// 1.4.2 to 1.4.4.
char float_in(const Record& record, int number, int round) {
  if (round < 1) return ' ';
  const Entry entry = tournament::entry_of(record.player(tournament::player_number(number)), round);
  if (!is_played(entry)) {
    const bool more_than_a_loss = points_for(record, entry) > record.scoring.loss.tenths;
    return entry.mark == Mark::kPairingBye || more_than_a_loss ? 'd' : ' ';
  }
  const int mine = pairing_score(record, number, round);
  const int theirs = pairing_score(record, to_int(entry.opponent), round);
  return mine > theirs ? 'd' : mine < theirs ? 'u' : ' ';
}

// 1.6 and 1.7.
void set_colors(Person& person) {
  const std::vector<char>& colors = person.colors;
  const auto whites = std::count(colors.begin(), colors.end(), 'w');
  person.difference = static_cast<int>(2 * whites) - static_cast<int>(colors.size());
  if (colors.empty()) return;
  const char last = colors.back();
  const char other = last == 'w' ? 'b' : 'w';
  const bool twice = colors.size() >= 2 && colors[colors.size() - 2] == last;
  if (person.difference > 1 || person.difference < -1) {
    person.preference = Preference::kAbsolute;
    person.preferred = person.difference > 1 ? 'b' : 'w';
  } else if (twice) {
    person.preference = Preference::kAbsolute;
    person.preferred = other;
  } else if (person.difference != 0) {
    person.preference = Preference::kStrong;
    person.preferred = person.difference > 0 ? 'b' : 'w';
  } else {
    person.preference = Preference::kMild;
    person.preferred = other;
  }
}

Person person_of(const Record& record, int number, int round) {
  const Player& player = record.player(tournament::player_number(number));
  Person person;
  person.number = number;
  person.score = pairing_score(record, number, round);
  for (int r = 1; r < round; ++r) {
    const Entry entry = tournament::entry_of(player, r);
    if (is_played(entry)) {
      person.colors.push_back(entry.color == tournament::Color::kFirst ? 'w' : 'b');
      continue;
    }
    ++person.unplayed;
    if (entry.mark == Mark::kPairingBye || points_for(record, entry) >= record.scoring.win.tenths) {
      person.may_have_bye = false;
    }
  }
  set_colors(person);
  person.floats = {float_in(record, number, round - 1), float_in(record, number, round - 2)};
  const int most = record.scoring.win.tenths * (round - 1);
  person.topscorer = round == record.rounds && 2 * person.score > most;
  return person;
}

bool have_met(const Record& record, int a, int b) {
  const Player& player = record.player(tournament::player_number(a));
  return std::ranges::any_of(player.rounds, [&](const Entry& entry) {
    return is_played(entry) && to_int(entry.opponent) == b;
  });
}

bool are_kept_apart(const Record& record, int a, int b, int round) {
  for (const tournament::ForbiddenGroup& group : record.forbidden) {
    const auto has = [&](int number) {
      return std::count(group.players.begin(), group.players.end(),
                        tournament::player_number(number)) > 0;
    };
    if (group.first_round <= round && round <= group.last_round && has(a) && has(b)) return true;
  }
  return false;
}

// C3.
bool colors_clash(const Person& a, const Person& b) {
  return !a.topscorer && !b.topscorer && a.preference == Preference::kAbsolute &&
         b.preference == Preference::kAbsolute && a.preferred == b.preferred;
}

int next_round_of(const Record& record) {
  int round = 1;
  for (const Player& player : record.players) {
    for (std::size_t r = 0; r < player.rounds.size(); ++r) {
      if (to_int(player.rounds[r].opponent) != 0) round = std::max(round, static_cast<int>(r) + 2);
    }
  }
  return round;
}

}  // namespace

Gathering gather(const Record& record) {
  const int round = next_round_of(record);
  Gathering gathering;
  if (record.initial_color == tournament::Color::kSecond) gathering.initial_color = 'b';
  std::vector<Person>& people = gathering.people;
  for (int number = 1; number <= static_cast<int>(record.players.size()); ++number) {
    const Player& player = record.player(tournament::player_number(number));
    const bool spoken_for = player.rounds.size() >= static_cast<std::size_t>(round);
    if (!player.withdrawn && !spoken_for) people.push_back(person_of(record, number, round));
  }
  std::ranges::sort(people, [](const Person& a, const Person& b) {
    return a.score != b.score ? a.score > b.score : a.number < b.number;
  });
  gathering.may_meet.assign(people.size(), std::vector<bool>(people.size(), false));
  for (std::size_t a = 0; a < people.size(); ++a) {
    for (std::size_t b = 0; b < people.size(); ++b) {
      const int one = people[a].number;
      const int other = people[b].number;
      gathering.may_meet[a][b] = a != b && !have_met(record, one, other) &&
                                 !are_kept_apart(record, one, other, round) &&
                                 !colors_clash(people[a], people[b]);
    }
  }
  return gathering;
}

char color_of_higher(const Gathering& gathering, std::size_t higher, std::size_t lower) {
  const Person& a = gathering.people[higher];
  const Person& b = gathering.people[lower];
  const auto other = [](char color) { return color == 'w' ? 'b' : 'w'; };
  const bool a_wants = a.preference != Preference::kNone;
  const bool b_wants = b.preference != Preference::kNone;
  if (!a_wants && !b_wants) {  // 5.2.5
    return a.number % 2 != 0 ? gathering.initial_color : other(gathering.initial_color);
  }
  if (!a_wants) return other(b.preferred);
  if (!b_wants || a.preferred != b.preferred) return a.preferred;  // 5.2.1
  if (a.preference != b.preference) {                              // 5.2.2
    return a.preference > b.preference ? a.preferred : other(b.preferred);
  }
  if (a.preference == Preference::kAbsolute && std::abs(a.difference) != std::abs(b.difference)) {
    return std::abs(a.difference) > std::abs(b.difference) ? a.preferred : other(b.preferred);
  }
  // 5.2.3, both histories pushed to the end as in C.04.2 3.4.
  for (std::size_t i = 1; i <= std::min(a.colors.size(), b.colors.size()); ++i) {
    const char mine = a.colors[a.colors.size() - i];
    if (mine != b.colors[b.colors.size() - i]) return other(mine);
  }
  return a.preferred;  // 5.2.4
}

}  // namespace slow::dutch
