#include "tournament/pairing/dutch.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/color_allocation.hpp"
#include "tournament/pairing/detail/completion.hpp"
#include "tournament/pairing/detail/dutch_notes.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/pairing/detail/quick_bracket.hpp"
#include "tournament/pairing/detail/ways_out.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

using detail::Bracket;
using detail::BracketPairing;
using detail::Field;

struct FieldPairing {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;  // the higher player first
  std::optional<std::size_t> bye;
  std::vector<Note> notes;
};

std::vector<std::size_t> places(std::size_t begin, std::size_t end) {
  std::vector<std::size_t> result(end - begin);
  std::iota(result.begin(), result.end(), begin);
  return result;
}

Bracket bracket_of(const Field& field, std::size_t group, std::vector<std::size_t> moved_down,
                   std::optional<Points> bye_score) {
  const auto begin = [&](std::size_t g) { return field.group_begin[std::min(g, field.groups())]; };
  return {.moved_down = std::move(moved_down),
          .residents = places(begin(group), begin(group + 1)),
          .next = places(begin(group + 1), begin(group + 2)),
          .rest = places(begin(group + 2), field.size()),
          .bye_score = bye_score};
}

// The one among the floaters who must have the bye, if there is just one who can.
std::optional<std::size_t> bye_among(const Field& field, const Bracket& bracket,
                                     const std::vector<std::size_t>& floaters) {
  std::optional<std::size_t> found;
  if (!detail::gives_bye(field, bracket)) {
    return found;
  }
  for (const std::size_t player : floaters) {
    if (detail::can_have_bye(field, bracket, player)) {
      if (found) {
        return std::nullopt;
      }
      found = player;
    }
  }
  return found;
}

FieldPairing pair_field(const Field& field, std::optional<Points> bye_score) {
  FieldPairing result;
  std::vector<std::size_t> moved_down;
  for (std::size_t group = 0; group < field.groups(); ++group) {
    const Bracket bracket = bracket_of(field, group, std::move(moved_down), bye_score);
    auto quick = detail::pair_quickly(field, bracket);
    BracketPairing pairing = quick ? std::move(*quick) : detail::pair_exactly(field, bracket);
    result.pairs.insert(result.pairs.end(), pairing.pairs.begin(), pairing.pairs.end());
    const auto notes = detail::bracket_notes(field, bracket, pairing);
    result.notes.insert(result.notes.end(), notes.begin(), notes.end());
    if (const auto bye = bye_among(field, bracket, pairing.floaters)) {
      result.bye = bye;
      result.notes.push_back({.kind = NoteKind::kBye,
                              .rule = "C5",
                              .players = {field.players[*bye].number},
                              .points = field.players[*bye].score});
      bye_score.reset();
      std::erase(pairing.floaters, *bye);
    }
    moved_down = std::move(pairing.floaters);
  }
  return result;
}

RoundPlan plan_of(const Field& field, const FieldPairing& pairing) {
  RoundPlan plan;
  plan.round = field.round;
  plan.notes = pairing.notes;
  auto pairs = pairing.pairs;
  // C.04.2 3.6.
  std::ranges::sort(pairs, [&](const auto& a, const auto& b) {
    const auto key = [&](const auto& pair) {
      const Points high = field.players[pair.first].score;
      const Points sum = high + field.players[pair.second].score;
      return std::tuple(-high.tenths, -sum.tenths, field.players[pair.first].number);
    };
    return key(a) < key(b);
  });
  for (const auto& [higher, lower] : pairs) {
    const auto choice = detail::choose_colors(field, higher, lower);
    const PlayerNumber high = field.players[higher].number;
    const PlayerNumber low = field.players[lower].number;
    plan.boards.push_back(choice.higher == Color::kFirst ? Pairing{high, low} : Pairing{low, high});
    const auto notes = detail::color_notes(field, higher, lower);
    plan.notes.insert(plan.notes.end(), notes.begin(), notes.end());
  }
  if (pairing.bye) {
    plan.bye = field.players[*pairing.bye].number;
  }
  return plan;
}

}  // namespace

PlanResult Dutch::next_round(const Record& record) const {
  Field field = detail::make_field(record);
  if (numbering_ == Numbering::kProvisional) {
    detail::number_provisionally(field, record);
  }
  if (record.rounds != 0 && field.round > record.rounds) {
    return base::Failure(PairingFault{.kind = PairingFault::Kind::kRoundsOver,
                                      .rule = {},
                                      .players = {},
                                      .number = record.rounds,
                                      .ways_out = {}});
  }
  if (field.size() < 2) {
    return base::Failure(PairingFault{
        .kind = PairingFault::Kind::kTooFewPlayers, .rule = {}, .players = {}, .ways_out = {}});
  }
  std::optional<Points> bye_score;
  if (field.is_odd()) {
    bye_score = detail::lowest_bye_score(field);
    if (!bye_score) {
      return base::Failure(detail::no_legal_pairing(record));
    }
  } else if (!detail::can_be_completed(field, places(0, field.size()), std::nullopt)) {
    return base::Failure(detail::no_legal_pairing(record));
  }
  return plan_of(field, pair_field(field, bye_score));
}

}  // namespace tournament
