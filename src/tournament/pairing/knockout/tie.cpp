#include "tournament/pairing/knockout/tie.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "tournament/pairing/lots.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

// T5: the games of the final of a double elimination, and how many of them have the full time.
constexpr int kGrandFinalGames = 4;
constexpr int kSlowGrandFinalGames = 2;

void decide(TieState& state, bool for_upper) {
  state.decided = true;
  state.winner = for_upper ? state.tie.upper : state.tie.lower;
  state.loser = for_upper ? state.tie.lower : state.tie.upper;
}

// The unbeaten one needs one win. The other must win twice; once is enough if all four games are
// played, for then the unbeaten one has not won any.
void decide_grand_final(TieState& state) {
  if (state.upper_wins > 0 || state.lower_wins > 1) {
    decide(state, state.upper_wins > 0);
  } else if (state.games >= kGrandFinalGames) {
    decide(state, state.lower_wins == 0);
  }
}

void decide_by_games(TieState& state, const TieOptions& options) {
  if (state.tie.grand_final) {
    decide_grand_final(state);
  } else if (state.games >= options.games && state.upper_points != state.lower_points) {
    decide(state, state.upper_points > state.lower_points);
  }
}

bool plays_from(const Record& record, PlayerNumber player, int round) {
  for (; round <= rounds_paired(record); ++round) {
    if (entry_of(record.player(player), round).opponent != kNobody) return true;
  }
  return false;
}

// A record does not tell who of two withdrew first; but who has played since has gone on.
void decide_without_games(TieState& state, const Record& record, int round) {
  const Tie& tie = state.tie;
  if (!tie.upper || !tie.lower) {
    decide(state, tie.upper.has_value());
    return;
  }
  const bool upper_gone = record.player(*tie.upper).withdrawn;
  const bool lower_gone = record.player(*tie.lower).withdrawn;
  if (upper_gone && lower_gone) {
    decide(state, !plays_from(record, *tie.lower, round));
  } else if (upper_gone || lower_gone) {
    decide(state, lower_gone);
  }
}

bool is_win(Mark mark) {
  return mark == Mark::kWin || mark == Mark::kUnratedWin || mark == Mark::kForfeitWin;
}

// Takes a round in: gives false if there is nothing of this tie in it.
bool add_game(TieState& state, const Record& record, int round) {
  const Entry upper = entry_of(record.player(*state.tie.upper), round);
  if (upper.opponent != *state.tie.lower || upper.mark == Mark::kUnfinished) {
    return false;
  }
  const Entry lower = entry_of(record.player(*state.tie.lower), round);
  ++state.games;
  state.upper_points += points_of(record.scoring, upper);
  state.lower_points += points_of(record.scoring, lower);
  state.upper_wins += is_win(upper.mark) ? 1 : 0;
  state.lower_wins += is_win(lower.mark) ? 1 : 0;
  state.upper_color = !*upper.color;
  return true;
}

bool play_later(const Record& record, const Tie& tie, int round) {
  for (; round <= rounds_paired(record); ++round) {
    if (entry_of(record.player(*tie.upper), round).opponent == *tie.lower) return true;
  }
  return false;
}

// Ties with a bye, and those in which somebody has withdrawn before the next game.
void decide_idle_ties(StageState& stage, const Record& record) {
  for (TieState& state : stage.ties) {
    const Tie& tie = state.tie;
    if (!state.decided &&
        (!tie.upper || !tie.lower || !play_later(record, tie, stage.next_round))) {
      decide_without_games(state, record, stage.next_round);
    }
  }
}

Color color_by_lot(const Tie& tie, std::size_t place, const TieOptions& options) {
  const bool upper_first =
      options.lots_seed ? throw_coin(*options.lots_seed, *tie.upper, *tie.lower) : place % 2 == 0;
  return upper_first ? Color::kFirst : Color::kSecond;
}

bool is_there(const Record& record, PlayerNumber player, int round) {
  return !has_entry(record.player(player), round);
}

void add_notes(RoundPlan& plan, const TieState& state, const TieOptions& options) {
  const Tie& tie = state.tie;
  const int slow = tie.grand_final ? kSlowGrandFinalGames : options.games;
  const std::vector<PlayerNumber> both{*tie.upper, *tie.lower};
  plan.notes.push_back({state.games < slow ? NoteKind::kTieGame : NoteKind::kFasterGame,
                        "T5",
                        both,
                        {},
                        state.games + 1});
  if (state.games == 0) {
    plan.notes.push_back({NoteKind::kColorLot, "T5", {plan.boards.back().first}, {}, 0});
    if (tie.players == 2 && !tie.second_life) {
      plan.notes.push_back({NoteKind::kPlayOff, "T5", both, {}, tie.place});
    }
  }
}

}  // namespace

bool StageState::decided() const {
  return std::ranges::all_of(ties, [](const TieState& state) { return state.decided; });
}

StageState read_stage(const Record& record, const std::vector<Tie>& ties, int first_round,
                      const TieOptions& options) {
  StageState stage{.first_round = first_round, .next_round = first_round};
  for (std::size_t i = 0; i < ties.size(); ++i) {
    TieState state{.tie = ties[i]};
    if (ties[i].upper && ties[i].lower) {
      state.upper_color = color_by_lot(ties[i], i, options);
    }
    stage.ties.push_back(state);
  }
  decide_idle_ties(stage, record);
  for (const int last = rounds_paired(record); stage.next_round <= last && !stage.decided();) {
    for (TieState& state : stage.ties) {
      if (state.decided) continue;
      if (add_game(state, record, stage.next_round)) {
        decide_by_games(state, options);
      } else if (entry_of(record.player(*state.tie.upper), stage.next_round).mark ==
                 Mark::kUnfinished) {
        stage.unfinished.insert(stage.unfinished.end(), {*state.tie.upper, *state.tie.lower});
      }
    }
    ++stage.next_round;
    decide_idle_ties(stage, record);
  }
  return stage;
}

RoundPlan plan_of(const Record& record, const StageState& stage, const TieOptions& options) {
  RoundPlan plan;
  plan.round = stage.next_round;
  for (const TieState& state : stage.ties) {
    if (state.decided || !is_there(record, *state.tie.upper, plan.round) ||
        !is_there(record, *state.tie.lower, plan.round)) {
      continue;
    }
    const bool upper_first = state.upper_color == Color::kFirst;
    plan.boards.push_back(upper_first ? Pairing{*state.tie.upper, *state.tie.lower}
                                      : Pairing{*state.tie.lower, *state.tie.upper});
    add_notes(plan, state, options);
  }
  return plan;
}

}  // namespace tournament
