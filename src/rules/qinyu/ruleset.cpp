#include "rules/qinyu/ruleset.hpp"

#include <array>
#include <optional>
#include <string_view>

#include "board/geometry.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/dead_stock.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/warning.hpp"

namespace rules::qinyu {
namespace {

using enum Role;

constexpr int kRepetitions = 5;  // Q5.4
constexpr int kQuietLimit = 60;  // Q5.5

constexpr std::array kFirstRank{kRook, kKnight,  kBishop,   kElephant, kAdvisor, kQueen,
                                kKing, kAdvisor, kElephant, kBishop,   kKnight,  kRook};
constexpr std::array kSecondRank{kWizard, kCannon, kArchbishop, kDragonHorse, kSilver, kGold,
                                 kGold,   kSilver, kDragonKing, kChancellor,  kCannon, kWizard};

Verdict drawn(Reason reason, std::string_view rule) {
  return Verdict{Outcome{std::nullopt, reason}, rule, std::nullopt};
}

// Before the last move and after it. A set-up that faces stands for its own first move.
bool kept_facing(const QinyuHistory& history) {
  if (history.plies.empty() || !history.plies.back().facts.kings_facing) return false;
  const int before = history.size() - 1;
  return before == 0 ? history.start_facts.kings_facing
                     : history.plies[before - 1].facts.kings_facing;
}

struct Occurrences {
  int count = 0;        // the last position included
  int first = 0;        // the ply after which it stood first
  int last_before = 0;  // and last before now; where it is new, now
};

// Pieces come back from the hand, so the whole game is looked through (Q5.4).
Occurrences occurrences(const QinyuHistory& history) {
  const auto key = history.key_after(history.size());
  Occurrences found{0, history.size(), history.size()};
  for (int ply = history.size(); ply >= 0; ply -= 2) {
    if (history.key_after(ply) != key) continue;
    if (++found.count == 2) found.last_before = ply;
    found.first = ply;
  }
  return found;
}

bool is_repeated(const Occurrences& found) { return found.count >= kRepetitions; }

}  // namespace

Setup Qinyu::start() {
  Setup setup;
  for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
    const auto put = [&](int file, int own_rank, Role role) {
      const int rank = side == board::Side::kFirst ? own_rank : 11 - own_rank;
      setup.at(Square::at(file, rank)) = Piece{side, role, false};
    };
    for (int file = 0; file < 12; ++file) {
      put(file, 0, kFirstRank[file]);
      put(file, 1, kSecondRank[file]);
      put(file, 2, kPawn);
    }
  }
  setup.rights.castling = 0b1111;
  return setup;
}

PlyFacts Qinyu::facts(const Board& before, Move move, const Board& after) {
  PlyFacts facts;
  const board::Side us = before.to_move();
  facts.check = after.in_check();
  facts.drop = move.is_drop();
  facts.pawn_move = !facts.drop && before.at(move.from()).role() == kPawn;
  facts.capture = !facts.drop && before.pieces(other(us)) != after.pieces(other(us));
  facts.kings_facing = after.kings_facing();
  return facts;
}

PlyFacts Qinyu::start_facts(const Board& board) {
  PlyFacts facts;
  facts.check = board.in_check();
  facts.kings_facing = board.kings_facing();
  return facts;
}

std::optional<Verdict> Qinyu::judge_board(const Position<Qinyu>& position) {
  if (position.has_legal_move()) return std::nullopt;
  if (!position.in_check()) return drawn(Reason::kStalemate, "Q5.2");
  return Verdict{Outcome{other(position.to_move()), Reason::kCheckmate}, "Q5.1", std::nullopt};
}

std::optional<Verdict> Qinyu::judge_history(const Position<Qinyu>& position,
                                            const QinyuHistory& history) {
  if (kept_facing(history)) return drawn(Reason::kFacingKings, "Q5.3");
  if (const auto met = occurrences(history); is_repeated(met)) {
    Verdict verdict = drawn(Reason::kRepetition, "Q5.4");
    verdict.cycle = CycleEvidence{met.first + 1, history.size(), std::nullopt};
    return verdict;
  }
  if (const auto full = limit(position, history)) return full;
  if (has_dead_stock(position.board())) return drawn(Reason::kDeadPosition, "Q5.6");
  return std::nullopt;
}

std::optional<Verdict> Qinyu::limit(const Position<Qinyu>& position,
                                    const QinyuHistory& /*history*/) {
  if (position.board().quiet_plies() < kQuietLimit) return std::nullopt;
  return drawn(Reason::kMoveCount, "Q5.5");
}

CycleValue Qinyu::probe_cycle(const Position<Qinyu>& /*position*/, const QinyuHistory& history) {
  return is_repeated(occurrences(history)) ? CycleValue::kDraw : CycleValue::kNone;
}

Warnings Qinyu::warnings(const Position<Qinyu>& position, const QinyuHistory& history) {
  Warnings warnings;
  const bool facing = history.plies.empty() ? history.start_facts.kings_facing
                                            : history.plies.back().facts.kings_facing;
  if (facing) warnings.push_back({WarningKind::kFacingKings, "Q5.3", position.to_move(), 1});
  if (const auto met = occurrences(history); met.count == kRepetitions - 1) {
    warnings.push_back(
        {WarningKind::kRepetition, "Q5.4", std::nullopt, history.size() - met.last_before});
  }
  const int left = kQuietLimit - position.board().quiet_plies();
  if (left > 0 && left <= kCountNotice)
    warnings.push_back({WarningKind::kCount, "Q5.5", std::nullopt, left});
  return warnings;
}

}  // namespace rules::qinyu
