#include "tournament/pairing/position_swiss.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/pairing/lots.hpp"
#include "tournament/pairing/position_swiss/choosing.hpp"
#include "tournament/pairing/position_swiss/colors.hpp"
#include "tournament/pairing/position_swiss/descent.hpp"
#include "tournament/pairing/position_swiss/fault.hpp"
#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/pairing/position_swiss/first_round.hpp"
#include "tournament/pairing/position_swiss/ground.hpp"
#include "tournament/pairing/position_swiss/notes.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

using position_swiss::Card;
using position_swiss::Field;
using position_swiss::Ground;
using position_swiss::Turn;

base::Failure<PairingFault> fail(PairingFault::Kind kind, int number) {
  return base::Failure<PairingFault>(
      {.kind = kind, .rule = "T3.1", .players = {}, .number = number, .ways_out = {}});
}

const Card& card(const Field& field, int index) {
  return field.cards[static_cast<std::size_t>(index)];
}

// T3.2: on odd boards the smaller number moves first, on even ones the larger.
void add_first_round(RoundPlan& plan, const Field& field, const Ground& ground, FirstRound form) {
  const auto answer = position_swiss::pair_first_round(field, ground, form);
  for (const Turn& turn : answer.turns) {
    Pairing pairing{card(field, turn.chooser).player, card(field, turn.chosen).player};
    if (plan.boards.size() % 2 == 1) {
      std::swap(pairing.first, pairing.second);
    }
    plan.boards.push_back(pairing);
    position_swiss::note_choice(field, card(field, turn.chooser).score, turn, plan.notes);
    plan.notes.push_back({NoteKind::kColorGranted, "T3.2", {pairing.first, pairing.second}, {}, 0});
  }
  position_swiss::note_broken(field, answer.broken, plan.notes);
}

// The boards in the order of scores: of the higher one, then of the other.
void add_later_round(RoundPlan& plan, const Field& field, const Ground& ground) {
  const auto descent = position_swiss::pair_down(field, ground);
  std::vector<Turn> pairs = descent.before;
  for (const auto& group : descent.groups) {
    std::ranges::copy(group.pairs, std::back_inserter(pairs));
  }
  std::multimap<std::pair<Points, Points>, Turn, std::greater<>> by_scores;
  for (const Turn& turn : pairs) {
    const Points a = card(field, turn.chooser).score;
    const Points b = card(field, turn.chosen).score;
    by_scores.emplace(std::pair(std::max(a, b), std::min(a, b)), turn);
  }
  for (const auto& [scores, turn] : by_scores) {
    const bool chooser_first = position_swiss::colors_of(field, turn.chooser, turn.chosen).a_first;
    const PlayerNumber chooser = card(field, turn.chooser).player;
    const PlayerNumber chosen = card(field, turn.chosen).player;
    plan.boards.push_back(chooser_first ? Pairing{chooser, chosen} : Pairing{chosen, chooser});
  }
  position_swiss::note_descent(field, descent, plan.notes);
}

Field without_lists(const Record& record, const std::vector<int>& numbers) {
  Record bare = record;
  bare.forbidden.clear();
  return position_swiss::field_of(bare, numbers, false);
}

}  // namespace

PlanResult PositionSwiss::next_round(const Record& record) const {
  RoundPlan plan;
  plan.round = rounds_paired(record) + 1;
  if (record.rounds > 0 && plan.round > record.rounds) {
    return fail(PairingFault::Kind::kRoundsOver, record.rounds);
  }
  const auto numbers = lots_of(record, options_.lots_seed, options_.lots_form);
  const Field field = position_swiss::field_of(record, numbers, options_.clubs_apart);
  if (field.cards.size() < 2) {
    return fail(PairingFault::Kind::kTooFewPlayers, static_cast<int>(field.cards.size()));
  }
  const auto ground = position_swiss::ground_of(field);
  if (!ground) {
    return base::Failure<PairingFault>(
        position_swiss::no_pairing(field, without_lists(record, numbers)));
  }
  position_swiss::note_unfinished(record, plan.notes);
  if (ground->bye) {
    plan.bye = card(field, *ground->bye).player;
    position_swiss::note_bye(field, *ground->bye, plan.notes);
  }
  if (plan.round == 1) {
    position_swiss::note_lots(field, plan.notes);
    add_first_round(plan, field, *ground, options_.first_round);
  } else {
    add_later_round(plan, field, *ground);
  }
  return plan;
}

}  // namespace tournament
