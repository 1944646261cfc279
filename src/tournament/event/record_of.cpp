#include <cstddef>
#include <utility>
#include <vector>

#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/event/head.hpp"
#include "tournament/event/state.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

Mark mark_of(ByeKind kind) {
  switch (kind) {
    case ByeKind::kHalf:
      return Mark::kHalfBye;
    case ByeKind::kFull:
      return Mark::kFullBye;
    default:
      return Mark::kAbsent;
  }
}

// What is on the card beside games: missed rounds, byes asked for. Of the next round nothing,
// unless he is away: who has an entry is not paired.
std::vector<Entry> card_without_games(const Entrant& entrant, int paired) {
  std::vector<Entry> card(static_cast<std::size_t>(paired));
  for (int round = 1; round <= entrant.entered_after; ++round)
    card[static_cast<std::size_t>(round) - 1].mark = mark_of(entrant.missed);
  for (const auto& [round, kind] : entrant.byes) {
    if (round > paired + 1) break;
    if (round == paired + 1) card.emplace_back();
    card[static_cast<std::size_t>(round) - 1].mark = mark_of(kind);
  }
  return card;
}

Player player_of(const Entrant& entrant, int paired) {
  Player player;
  player.name = entrant.data.name;
  player.federation = entrant.data.federation;
  player.club = entrant.data.club;
  player.title = entrant.data.title;
  player.id = entrant.data.federation_id;
  player.birth = entrant.data.birth;
  player.sex = entrant.data.sex.empty() ? ' ' : entrant.data.sex.front();
  player.rating = entrant.data.rating;
  player.group = entrant.data.group;
  player.fouls = entrant.fouls;
  player.warnings = entrant.warnings;
  player.withdrawn = entrant.withdrawn;
  player.rounds = card_without_games(entrant, paired);
  player.adjustments = entrant.adjustments;
  return player;
}

// The number of every id.
std::vector<PlayerNumber> numbers_by_id(const State& state) {
  std::vector<PlayerNumber> numbers(state.numbers.size() + 1);
  int number = 0;
  for (const PlayerId id : state.numbers)
    numbers[static_cast<std::size_t>(to_int(id))] = player_number(++number);
  return numbers;
}

void put_round(Record& record, const std::vector<PlayerNumber>& numbers, std::size_t place,
               const PairedRound& round) {
  const auto number = [&](PlayerId id) { return numbers[static_cast<std::size_t>(to_int(id))]; };
  for (const Board& board : round.boards) {
    const Marks marks = marks_of(board.result.value_or(GameResult::kAdjourned));
    const PlayerNumber first = number(board.first);
    const PlayerNumber second = number(board.second);
    record.player(first).rounds[place] = {marks.first, second, Color::kFirst};
    record.player(second).rounds[place] = {marks.second, first, Color::kSecond};
  }
  if (round.bye) record.player(number(*round.bye)).rounds[place] = {.mark = Mark::kPairingBye};
}

}  // namespace

Record record_of(const Competition& competition) {
  const Head& head = competition.head();
  const State& state = competition.state();
  Record record;
  record.name = head.name;
  record.rounds = head.rounds;
  record.scoring = head.scoring;
  record.initial_color = head.initial_color;
  record.baku = head.baku;
  record.accelerations = state.accelerations;
  const std::vector<PlayerNumber> numbers = numbers_by_id(state);
  for (const ForbiddenMeetings& meetings : state.forbidden) {
    ForbiddenGroup group;
    group.first_round = meetings.from;
    group.last_round = meetings.to.value_or(head.rounds > 0 ? head.rounds : kMostRounds);
    for (const PlayerId id : meetings.players)
      group.players.push_back(numbers[static_cast<std::size_t>(to_int(id))]);
    record.forbidden.push_back(std::move(group));
  }
  for (const PlayerId id : state.numbers)
    record.players.push_back(player_of(state.entrant(id), state.rounds_paired()));
  for (std::size_t place = 0; place < state.rounds.size(); ++place)
    put_round(record, numbers, place, state.rounds[place]);
  return record;
}

}  // namespace tournament
