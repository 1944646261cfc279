#include "rules/xiangqi/rulesets/common.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "board/geometry.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/warning.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/power_to_mate.hpp"

namespace rules::xiangqi {
namespace {

using enum Role;

constexpr std::array kBackRank{kRook,    kKnight,   kElephant, kAdvisor, kKing,
                               kAdvisor, kElephant, kKnight,   kRook};

}  // namespace

board::Side mover(const XiangqiHistory& history, int ply) {
  return ply % 2 == 1 ? history.start.to_move : other(history.start.to_move);
}

Setup start_setup() {
  Setup setup;
  for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
    const auto put = [&](int file, int own_rank, Role role) {
      const int rank = side == board::Side::kFirst ? own_rank : 9 - own_rank;
      setup.at(Square::at(file, rank)) = Piece{side, role, false};
    };
    for (int file = 0; file < 9; ++file) put(file, 0, kBackRank[file]);
    for (const int file : {1, 7}) put(file, 2, kCannon);
    for (int file = 0; file < 9; file += 2) put(file, 3, kPawn);
  }
  return setup;
}

std::optional<Verdict> judge_no_move(const Board& board) {
  if (board.has_legal_move()) return std::nullopt;
  const Reason reason = board.in_check() ? Reason::kCheckmate : Reason::kNoLegalMove;
  return Verdict{Outcome{other(board.to_move()), reason}, "X1.5", std::nullopt};
}

Occurrences find_occurrences(const XiangqiHistory& history) {
  Occurrences found;
  const std::uint64_t key = history.key_after(history.size());
  for (int ply = history.size(); ply > 0; --ply) {
    if (history.plies[ply - 1].facts.capture) break;
    const int before = ply - 1;
    if (history.key_after(before) != key) continue;
    ++found.count;
    if (found.last_before < 0) found.last_before = before;
    found.first = before;
  }
  return found;
}

int quiet_plies(const XiangqiHistory& history, QuietCount way) {
  int since = history.size();
  while (since > 0 && !history.plies[since - 1].facts.capture) --since;
  const int carried = since == 0 ? history.start.quiet_plies : 0;
  if (way == QuietCount::kAll) return carried + history.size() - since;

  constexpr int kCountedChecks = 10;
  std::array<int, board::kSideCount> checks{};
  int counted = carried;
  bool answers_uncounted = false;
  for (int ply = since + 1; ply <= history.size(); ++ply) {
    bool counts = !answers_uncounted;
    answers_uncounted = false;
    if (history.plies[ply - 1].facts.check &&
        ++checks[index(mover(history, ply))] > kCountedChecks) {
      counts = false;
      answers_uncounted = true;
    }
    if (counts) ++counted;
  }
  return counted;
}

Verdict undecided(std::string_view rule, int first_ply, int last_ply) {
  return Verdict{Outcome{std::nullopt, Reason::kUndecided}, rule,
                 CycleEvidence{first_ply, last_ply, std::nullopt}};
}

Verdict drawn(Reason reason, std::string_view rule) {
  return Verdict{Outcome{std::nullopt, reason}, rule, std::nullopt};
}

std::optional<Verdict> judge_claim(const CycleLaw& law, const Board& board,
                                   const XiangqiHistory& history) {
  CycleLaw claimed = law;
  claimed.draws_at_once = true;
  return judge_cycle_law(claimed, board, history);
}

std::optional<Verdict> judge_cycle_law(const CycleLaw& law, const Board& board,
                                       const XiangqiHistory& history) {
  const Occurrences met = find_occurrences(history);
  if (met.count >= law.occurrences) {
    const Verdict verdict = law.judge_cycle(history, met.first);
    if (law.draws_at_once || verdict.outcome.reason != Reason::kRepetition) return verdict;
  }
  if (!has_power_to_mate(board)) return drawn(Reason::kDeadPosition, "X4.4");
  return limit_by_cycle_law(law, history);
}

std::optional<Verdict> limit_by_cycle_law(const CycleLaw& law, const XiangqiHistory& history) {
  const bool may_be_full = history.size() + history.start.quiet_plies >= kQuietLimit;
  if (may_be_full && quiet_plies(history, law.count) >= kQuietLimit)
    return drawn(Reason::kMoveCount, law.count_rule);
  return std::nullopt;
}

CycleValue probe_cycle_law(const CycleLaw& law, const XiangqiHistory& history) {
  const Occurrences met = find_occurrences(history);
  if (met.count < 2) return CycleValue::kNone;
  // The limit without capture may fall before the position has stood often enough.
  const int loop = history.size() - met.last_before;
  const int missing = std::max(law.occurrences - met.count, 0);
  if (quiet_plies(history, QuietCount::kAll) + missing * loop > kQuietLimit)
    return CycleValue::kNone;
  const auto verdict = law.probe(history, met.first);
  if (!verdict) return CycleValue::kNone;
  if (!verdict->outcome.winner) return CycleValue::kDraw;
  return *verdict->outcome.winner == mover(history, history.size() + 1) ? CycleValue::kGood
                                                                        : CycleValue::kBad;
}

Warnings warn_by_cycle_law(const CycleLaw& law, const XiangqiHistory& history) {
  Warnings warnings;
  const Occurrences met = find_occurrences(history);
  if (met.count == law.occurrences - 1) {
    const Outcome outcome = law.judge_cycle(history, met.first).outcome;
    const auto loser = outcome.winner ? std::optional(other(*outcome.winner)) : std::nullopt;
    if (law.draws_at_once || outcome.reason != Reason::kRepetition) {
      warnings.push_back(
          {WarningKind::kRepetition, law.cycle_rule, loser, history.size() - met.last_before});
    }
  }
  const int left = kQuietLimit - quiet_plies(history, law.count);
  if (left > 0 && left <= kCountNotice)
    warnings.push_back({WarningKind::kCount, law.count_rule, std::nullopt, left});
  return warnings;
}

}  // namespace rules::xiangqi
