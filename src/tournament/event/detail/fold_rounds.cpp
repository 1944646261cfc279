#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "tournament/event/detail/fold.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/event/state.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {
namespace {

using Kind = EventFault::Kind;

EventFault fault(Kind kind, std::string_view field, int value = 0, int expected = 0) {
  return {kind, field, value, expected, {}};
}

Refusal check_all_results(const State& state) {
  for (int round = 1; round <= state.rounds_paired(); ++round) {
    auto missing = boards_without_result(state, round);
    if (missing.empty()) continue;
    auto refused = fault(Kind::kResultsMissing, "round", round);
    refused.boards = std::move(missing);
    return refused;
  }
  return std::nullopt;
}

// Whoever sits at a board or has the bye: there, once, and not away.
Refusal check_seats(const State& state, const RoundPaired& event) {
  std::vector<PlayerId> players;
  for (const Seats& seats : event.boards) {
    players.push_back(seats.first);
    players.push_back(seats.second);
  }
  if (event.bye) players.push_back(*event.bye);
  if (auto refused = check_players(state, "boards", players)) return refused;
  const auto away = std::ranges::find_if(
      players, [&](PlayerId id) { return state.entrant(id).byes.contains(event.round); });
  if (away == players.end()) return std::nullopt;
  return fault(Kind::kAway, "boards", to_int(*away));
}

// The board, or why there is none.
Refusal find_board(State& state, int round, int number, Board*& found) {
  if (round < 1 || round > state.rounds_paired())
    return fault(Kind::kNotPaired, "round", round, state.rounds_paired());
  auto& boards = state.rounds[static_cast<std::size_t>(round) - 1].boards;
  if (number < 1 || static_cast<std::size_t>(number) > boards.size())
    return fault(Kind::kBoard, "board", number, static_cast<int>(boards.size()));
  found = &boards[static_cast<std::size_t>(number) - 1];
  return std::nullopt;
}

}  // namespace

Refusal fold(FoldContext context, const MeetingsForbidden& event) {
  if (event.players.size() < 2) return fault(Kind::kNeedsText, "players");
  if (auto refused = check_players(context.state, "players", event.players)) return refused;
  if (auto refused = check_round(context, "from", event.from)) return refused;
  if (event.to) {
    if (auto refused = check_round(context, "to", *event.to)) return refused;
    if (*event.to < event.from) return fault(Kind::kRange, "from", event.from, *event.to);
  }
  context.state.forbidden.push_back({event.players, event.from, event.to});
  return std::nullopt;
}

Refusal fold(FoldContext context, const PointsLent& event) {
  if (auto refused = check_round(context, "to", event.to)) return refused;
  if (auto refused = check_range("from", event.from, 1, event.to)) return refused;
  if (auto refused = check_range("last", event.last, 1, kMostPlayers)) return refused;
  if (auto refused = check_range("first", event.first, 1, event.last)) return refused;
  context.state.accelerations.push_back(
      {event.points, event.from, event.to, player_number(event.first), player_number(event.last)});
  return std::nullopt;
}

Refusal fold(FoldContext context, const PlayersNumbered& event) {
  State& state = context.state;
  if (auto refused = check_players(state, "players", event.players)) return refused;
  if (event.players.size() != state.entrants.size()) {
    return fault(Kind::kNotEveryPlayer, "players", static_cast<int>(event.players.size()),
                 static_cast<int>(state.entrants.size()));
  }
  state.numbers = event.players;
  state.numbered_by = event.by;
  state.numbered = state.numbers.size();
  return std::nullopt;
}

Refusal fold(FoldContext context, const RoundPaired& event) {
  State& state = context.state;
  const int next = state.rounds_paired() + 1;
  if (event.round != next) return fault(Kind::kNextRound, "round", event.round, next);
  if (context.rounds > 0 && next > context.rounds)
    return fault(Kind::kRoundsOver, "round", next, context.rounds);
  if (auto refused = check_range("round", next, 1, kMostRounds)) return refused;
  if (event.boards.empty()) return fault(Kind::kNoBoards, "boards");
  if (auto refused = check_all_results(state)) return refused;
  if (auto refused = check_seats(state, event)) return refused;
  PairedRound round;
  for (const Seats& seats : event.boards)
    round.boards.push_back({seats.first, seats.second, std::nullopt});
  round.bye = event.bye;
  state.rounds.push_back(std::move(round));
  return std::nullopt;
}

Refusal fold(FoldContext context, const ResultGiven& event) {
  Board* board = nullptr;
  if (auto refused = find_board(context.state, event.round, event.board, board)) return refused;
  if (board->result == event.result) return fault(Kind::kNothingNew, "board", event.board);
  if (board->result && board->result != GameResult::kAdjourned)
    return fault(Kind::kHasResult, "board", event.board);
  board->result = event.result;
  return std::nullopt;
}

Refusal fold(FoldContext context, const ResultCorrected& event) {
  Board* board = nullptr;
  if (auto refused = find_board(context.state, event.round, event.board, board)) return refused;
  if (auto refused = check_reason(event.reason)) return refused;
  if (!board->result) return fault(Kind::kNoResult, "board", event.board);
  if (board->result == event.result && !event.reversed)
    return fault(Kind::kNothingNew, "board", event.board);
  if (event.reversed) std::swap(board->first, board->second);
  board->result = event.result;
  return std::nullopt;
}

Refusal fold(FoldContext context, const RoundUndone& event) {
  State& state = context.state;
  const int last = state.rounds_paired();
  if (last == 0 || event.round != last)
    return fault(Kind::kNotLastRound, "round", event.round, last);
  if (auto refused = check_reason(event.reason)) return refused;
  state.rounds.pop_back();
  for (Entrant& entrant : state.entrants)
    entrant.entered_after = std::min(entrant.entered_after, state.rounds_paired());
  return std::nullopt;
}

}  // namespace tournament::detail
