// Goes through a round of the Dutch system bracket by bracket, with any way to pair one. Used by
// one thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/completion.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/points.hpp"

namespace support {

using PairBracket = std::function<tournament::detail::BracketPairing(
    const tournament::detail::Field&, const tournament::detail::Bracket&)>;
using FieldPairs = std::vector<std::pair<std::size_t, std::size_t>>;

struct WalkedRound {
  FieldPairs pairs;  // sorted
  std::optional<std::size_t> bye;
  friend bool operator==(const WalkedRound&, const WalkedRound&) = default;
};

inline std::vector<std::size_t> places_of_group(const tournament::detail::Field& field,
                                                std::size_t begin, std::size_t end) {
  std::vector<std::size_t> places;
  for (std::size_t i = field.group_begin[std::min(begin, field.groups())];
       i < field.group_begin[std::min(end, field.groups())]; ++i) {
    places.push_back(i);
  }
  return places;
}

// Takes the bye from the floaters, once it is certain whose it is.
inline void take_bye(const tournament::detail::Field& field,
                     const tournament::detail::Bracket& bracket, std::vector<std::size_t>& floaters,
                     WalkedRound& round) {
  if (!tournament::detail::gives_bye(field, bracket)) return;
  std::vector<std::size_t> fit;
  for (const std::size_t player : floaters) {
    if (tournament::detail::can_have_bye(field, bracket, player)) fit.push_back(player);
  }
  if (fit.size() != 1) return;
  round.bye = fit.front();
  std::erase(floaters, fit.front());
}

// Needs a field that has a complete pairing.
inline WalkedRound walk_brackets(const tournament::detail::Field& field,
                                 const PairBracket& pair_bracket) {
  WalkedRound round;
  std::optional<tournament::Points> bye_score;
  if (field.is_odd()) bye_score = tournament::detail::lowest_bye_score(field);
  std::vector<std::size_t> moved;
  for (std::size_t group = 0; group < field.groups(); ++group) {
    const tournament::detail::Bracket bracket{
        .moved_down = moved,
        .residents = places_of_group(field, group, group + 1),
        .next = places_of_group(field, group + 1, group + 2),
        .rest = places_of_group(field, group + 2, field.groups()),
        .bye_score = round.bye ? std::nullopt : bye_score};
    const tournament::detail::BracketPairing pairing = pair_bracket(field, bracket);
    round.pairs.insert(round.pairs.end(), pairing.pairs.begin(), pairing.pairs.end());
    moved = pairing.floaters;
    take_bye(field, bracket, moved, round);
  }
  std::ranges::sort(round.pairs);
  return round;
}

}  // namespace support
