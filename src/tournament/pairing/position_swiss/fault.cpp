#include "tournament/pairing/position_swiss/fault.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/matching/dense_matching.hpp"
#include "tournament/pairing/position_swiss/colors.hpp"
#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/pairing/position_swiss/ground.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament::position_swiss {
namespace {

const Card& card(const Field& field, int index) {
  return field.cards[static_cast<std::size_t>(index)];
}

Pairing pairing_of(const Field& field, int a, int b) {
  const bool a_first = colors_of(field, a, b).a_first;
  return {card(field, a_first ? a : b).player, card(field, a_first ? b : a).player};
}

// A round that pays for what `relaxation` gives up as seldom as can be.
std::optional<WayOut> way_out(const Field& field, Relaxation relaxation,
                              const std::function<std::optional<int>(int, int)>& price,
                              const std::function<std::optional<int>(int)>& bye_price) {
  const auto round = cheapest_round(field, price, bye_price);
  if (!round) {
    return std::nullopt;
  }
  WayOut way{.relaxation = relaxation, .against = {}, .bye = {}, .boards = {}};
  for (const auto& [a, b] : round->pairs) {
    way.boards.push_back(pairing_of(field, a, b));
    if (*price(a, b) > 0) way.against.push_back(way.boards.back());
  }
  if (round->bye) {
    way.bye = card(field, *round->bye).player;
  }
  return way;
}

// Whom it concerns: who is left over in some round of the most pairs.
std::vector<PlayerNumber> blocked(const Field& field) {
  const DenseMatching matching = dense_matching(static_cast<int>(field.cards.size()),
                                                [&](int a, int b) { return field.may_meet(a, b); });
  std::vector<PlayerNumber> players;
  for (std::size_t i = 0; i < field.cards.size(); ++i) {
    if (matching.may_be_left[i]) players.push_back(field.cards[i].player);
  }
  return players;
}

}  // namespace

PairingFault no_pairing(const Field& field, const Field& met_only) {
  PairingFault fault{.kind = PairingFault::Kind::kNoLegalPairing,
                     .rule = "T3.1",
                     .players = blocked(field),
                     .ways_out = {}};
  const auto no_second_bye = [&](int i) {
    return card(field, i).had_bye ? std::nullopt : std::optional(0);
  };
  const auto strict = [&](int a, int b) {
    return field.may_meet(a, b) ? std::optional(0) : std::nullopt;
  };
  std::vector<std::optional<WayOut>> ways;
  if (field.cards.size() <= kCloseLook) {
    ways.push_back(way_out(
        field, Relaxation::kForbiddenPair,
        [&](int a, int b) -> std::optional<int> {
          if (!met_only.may_meet(a, b)) return std::nullopt;
          return field.may_meet(a, b) ? 0 : 1;
        },
        no_second_bye));
    ways.push_back(way_out(field, Relaxation::kSecondBye, strict,
                           [&](int i) { return std::optional(card(field, i).had_bye ? 1 : 0); }));
    ways.push_back(way_out(
        field, Relaxation::kRematch,
        [&](int a, int b) -> std::optional<int> {
          if (!met_only.may_meet(a, b)) return 1;
          return field.may_meet(a, b) ? std::optional(0) : std::nullopt;
        },
        no_second_bye));
  }
  for (auto& way : ways) {
    if (way) fault.ways_out.push_back(std::move(*way));
  }
  fault.ways_out.push_back(
      {.relaxation = Relaxation::kFewerRounds, .against = {}, .bye = {}, .boards = {}});
  return fault;
}

}  // namespace tournament::position_swiss
