#include "tournament/pairing/round_robin.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/pairing/berger.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

using Group = std::vector<PlayerNumber>;

std::vector<Group> groups_of(const Record& record) {
  std::map<int, Group> groups;
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    groups[record.players[i].group].push_back(player_number(static_cast<int>(i) + 1));
  }
  std::vector<Group> list;
  list.reserve(groups.size());
  for (auto& [number, group] : groups) {
    list.push_back(std::move(group));
  }
  return list;
}

void add_round(RoundPlan& plan, const Group& group, Cycles cycles) {
  const int players = static_cast<int>(group.size());
  if (plan.round > berger_rounds(players, cycles)) {
    return;
  }
  const TableRound table = berger_round(players, cycles, plan.round);
  const auto member = [&](PlayerNumber place) {
    return group[static_cast<std::size_t>(to_int(place)) - 1];
  };
  for (const Pairing& board : table.boards) {
    plan.boards.push_back({member(board.first), member(board.second)});
  }
  if (table.free) {
    plan.notes.push_back({NoteKind::kFree, "T2", {member(*table.free)}, {}, 0});
  }
}

bool plays(const Record& record, PlayerNumber number, int round) {
  const Player& player = record.player(number);
  return !player.withdrawn && !has_entry(player, round);
}

// The two have met with these colours: a table has that once.
bool have_met(const Record& record, const Pairing& pairing) {
  const auto& rounds = record.player(pairing.first).rounds;
  return std::ranges::any_of(rounds, [&](const Entry& entry) {
    return entry.opponent == pairing.second && entry.color == Color::kFirst;
  });
}

// Takes out the boards of players who do not come.
void drop_absent(RoundPlan& plan, const Record& record) {
  std::erase_if(plan.notes,
                [&](const Note& note) { return !plays(record, note.players.front(), plan.round); });
  std::erase_if(plan.boards, [&](const Pairing& board) {
    const bool first = plays(record, board.first, plan.round);
    const bool second = plays(record, board.second, plan.round);
    if (first != second) {
      const PlayerNumber free = first ? board.first : board.second;
      plan.notes.push_back({NoteKind::kFree, "T2", {free}, {}, 0});
    }
    return !first || !second;
  });
}

int games_played(const Player& player) {
  return static_cast<int>(std::count_if(player.rounds.begin(), player.rounds.end(),
                                        [](const Entry& entry) { return was_played(entry.mark); }));
}

int games_of(const std::vector<RoundPlan>& schedule, PlayerNumber number) {
  int games = 0;
  for (const RoundPlan& plan : schedule) {
    games += static_cast<int>(
        std::count_if(plan.boards.begin(), plan.boards.end(), [number](const Pairing& board) {
          return board.first == number || board.second == number;
        }));
  }
  return games;
}

void cancel_games(Record& record, PlayerNumber number) {
  for (std::size_t i = 0; i < record.player(number).rounds.size(); ++i) {
    Entry& entry = record.player(number).rounds[i];
    if (entry.opponent != kNobody) {
      record.player(entry.opponent).rounds[i] = {};
    }
    entry = {};
  }
}

void put(Record& record, PlayerNumber number, int round, const Entry& entry) {
  auto& rounds = record.player(number).rounds;
  rounds.resize(std::max(rounds.size(), static_cast<std::size_t>(round)));
  rounds[static_cast<std::size_t>(round) - 1] = entry;
}

// Only what neither card has a game for, and only against somebody who stayed.
void forfeit(Record& record, PlayerNumber number, const Pairing& board, int round) {
  const bool was_first = board.first == number;
  const PlayerNumber rival = was_first ? board.second : board.first;
  if ((!was_first && board.second != number) ||
      entry_of(record.player(number), round).opponent != kNobody ||
      entry_of(record.player(rival), round) != Entry{} || record.player(rival).withdrawn) {
    return;
  }
  const Color color = was_first ? Color::kFirst : Color::kSecond;
  put(record, number, round, {.mark = Mark::kForfeitLoss, .opponent = rival, .color = color});
  put(record, rival, round, {.mark = Mark::kForfeitWin, .opponent = number, .color = !color});
}

}  // namespace

void spread_groups(Record& record, int groups) {
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    const int row = static_cast<int>(i) / groups;
    const int place = static_cast<int>(i) % groups;
    record.players[i].group = row % 2 == 0 ? place + 1 : groups - place;
  }
}

PlanResult RoundRobin::next_round(const Record& record) const {
  const auto plans = schedule(record);
  const int round = rounds_paired(record) + 1;
  if (plans.empty()) {
    return base::Failure<PairingFault>(
        {.kind = PairingFault::Kind::kTooFewPlayers, .rule = "T2", .players = {}, .ways_out = {}});
  }
  if (static_cast<std::size_t>(round) > plans.size()) {
    return base::Failure<PairingFault>({.kind = PairingFault::Kind::kRoundsOver,
                                        .rule = "T2",
                                        .players = {},
                                        .number = static_cast<int>(plans.size()),
                                        .ways_out = {}});
  }
  RoundPlan plan = plans[static_cast<std::size_t>(round) - 1];
  drop_absent(plan, record);
  for (const Pairing& board : plan.boards) {
    if (have_met(record, board)) {
      return base::Failure<PairingFault>({.kind = PairingFault::Kind::kNotThisSystem,
                                          .rule = "T2",
                                          .players = {board.first, board.second},
                                          .ways_out = {}});
    }
  }
  return plan;
}

std::vector<RoundPlan> RoundRobin::schedule(const Record& record) const {
  const auto groups = groups_of(record);
  int rounds = 0;
  for (const Group& group : groups) {
    rounds = std::max(rounds, berger_rounds(static_cast<int>(group.size()), cycles_));
  }
  std::vector<RoundPlan> plans(static_cast<std::size_t>(rounds));
  for (std::size_t i = 0; i < plans.size(); ++i) {
    plans[i].round = static_cast<int>(i) + 1;
    for (const Group& group : groups) {
      add_round(plans[i], group, cycles_);
    }
  }
  return plans;
}

Record RoundRobin::settled(const Record& record) const {
  const auto plans = schedule(record);
  const int through = rounds_paired(record);
  Record settled = record;
  for (int n = 1; static_cast<std::size_t>(n) <= record.players.size(); ++n) {
    const PlayerNumber number = player_number(n);
    if (!record.player(number).withdrawn) {
      continue;
    }
    if (2 * games_played(record.player(number)) < games_of(plans, number)) {
      cancel_games(settled, number);
      continue;
    }
    for (const RoundPlan& plan : plans) {
      for (const Pairing& board : plan.boards) {
        if (plan.round <= through) {
          forfeit(settled, number, board, plan.round);
        }
      }
    }
  }
  return settled;
}

}  // namespace tournament
