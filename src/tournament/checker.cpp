#include "tournament/checker.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "tournament/pairing/dutch.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

std::vector<Pairing> sorted(std::vector<Pairing> boards) {
  std::ranges::sort(boards, [](const Pairing& a, const Pairing& b) {
    return std::tuple(a.first, a.second) < std::tuple(b.first, b.second);
  });
  return boards;
}

}  // namespace

RoundPlan round_on_cards(const Record& record, int round) {
  RoundPlan plan;
  plan.round = round;
  for (int number = 1; static_cast<std::size_t>(number) <= record.players.size(); ++number) {
    const Entry entry = entry_of(record.player(player_number(number)), round);
    if (entry.opponent != kNobody && entry.color == Color::kFirst) {
      plan.boards.push_back({player_number(number), entry.opponent});
    } else if (entry.mark == Mark::kPairingBye) {
      plan.bye = player_number(number);
    }
  }
  return plan;
}

bool same_pairings(const RoundPlan& a, const RoundPlan& b) {
  return a.bye == b.bye && sorted(a.boards) == sorted(b.boards);
}

std::optional<RoundDifference> check_round(const PairingSystem& system, const Record& record,
                                           int round) {
  const RoundPlan on_cards = round_on_cards(record, round);
  Record before = before_round(record, round);
  if (before.rounds == 0) {
    before.rounds = rounds_paired(record);
  }
  PlanResult planned = system.next_round(before);
  if (planned && same_pairings(on_cards, *planned)) {
    return std::nullopt;
  }
  return RoundDifference{.round = round,
                         .on_cards = on_cards.boards,
                         .bye_on_cards = on_cards.bye,
                         .planned = std::move(planned)};
}

std::optional<RoundDifference> check_dutch_round(const Record& record, int round) {
  auto difference = check_round(Dutch(Numbering::kOfRecord), record, round);
  if (difference && !check_round(Dutch(Numbering::kProvisional), record, round)) {
    difference.reset();
  }
  return difference;
}

}  // namespace tournament
