// Random small fields of the Dutch system, and all ways to pair them. Used by one thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <random>
#include <utility>
#include <vector>

#include "tournament/pairing/detail/bit_matrix.hpp"
#include "tournament/pairing/detail/colors.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace support {

inline tournament::detail::Contender random_contender(std::mt19937& random, int number) {
  using tournament::detail::Float;
  tournament::detail::Contender player;
  player.number = tournament::player_number(number);
  player.color_number = number;
  player.score = tournament::half_points(static_cast<int>(random() % 3));
  for (unsigned games = random() % 5; games > 0; --games) {
    player.history.push_back(random() % 2 == 0 ? tournament::Color::kFirst
                                               : tournament::Color::kSecond);
  }
  player.wish = tournament::detail::color_wish(player.history);
  for (Float& one : player.floats) one = static_cast<Float>(random() % 3);
  player.may_have_bye = random() % 3 != 0;
  player.unplayed = static_cast<int>(random() % 3);
  return player;
}

// So many of a hundred pairs may not be.
inline tournament::detail::Field random_field(std::mt19937& random, std::size_t size,
                                              unsigned incompatible) {
  tournament::detail::Field field;
  field.round = 5;
  for (std::size_t i = 0; i < size; ++i) {
    field.players.push_back(random_contender(random, static_cast<int>(i) + 1));
  }
  std::ranges::sort(field.players, [](const auto& a, const auto& b) {
    return a.score != b.score ? a.score > b.score : a.number < b.number;
  });
  field.compatible = tournament::detail::BitMatrix(size);
  for (std::size_t a = 0; a < size; ++a) {
    if (a == 0 || field.players[a].score != field.players[a - 1].score) {
      field.group_begin.push_back(a);
    }
    for (std::size_t b = a + 1; b < size; ++b) {
      if (random() % 100 >= incompatible) {
        field.compatible.set(a, b);
        field.compatible.set(b, a);
      }
    }
  }
  field.group_begin.push_back(size);
  return field;
}

using AllPairs = std::vector<std::pair<std::size_t, std::size_t>>;

// Tells all ways to pair all of an even number of players, each with one compatible.
inline void each_pairing(const tournament::detail::Field& field, std::vector<std::size_t> players,
                         AllPairs& pairs, const std::function<void(const AllPairs&)>& tell) {
  if (players.empty()) {
    tell(pairs);
    return;
  }
  const std::size_t first = players.front();
  players.erase(players.begin());
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!field.compatible.test(first, players[i])) continue;
    std::vector<std::size_t> rest = players;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    pairs.emplace_back(first, players[i]);
    each_pairing(field, rest, pairs, tell);
    pairs.pop_back();
  }
}

}  // namespace support
