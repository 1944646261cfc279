// Fields of the Dutch system written as rows, one text a player in pairing order:
//   `2.5 wb du T`  score, colours of games (`-`: none), floats one round before and two (`.`:
//   none), and flags: T topscorer, x may not have the bye, u1 one unplayed round.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tournament/pairing/detail/bit_matrix.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/colors.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace support {

inline tournament::detail::Float float_of_letter(char letter) {
  using tournament::detail::Float;
  return letter == 'd' ? Float::kDown : letter == 'u' ? Float::kUp : Float::kNone;
}

inline tournament::detail::Contender contender_of(const std::string& text, int number) {
  tournament::detail::Contender player;
  player.number = tournament::player_number(number);
  player.color_number = number;
  std::istringstream words(text);
  std::string word;
  words >> word;
  player.score = tournament::parse_points(word).value_or(tournament::Points{});
  if (words >> word && word != "-") {
    for (const char letter : word) {
      player.history.push_back(letter == 'w' ? tournament::Color::kFirst
                                             : tournament::Color::kSecond);
    }
  }
  player.wish = tournament::detail::color_wish(player.history);
  while (words >> word) {
    if (word == "T") {
      player.topscorer = true;
    } else if (word == "x") {
      player.may_have_bye = false;
    } else if (word.front() == 'u' && word.size() == 2 && word[1] >= '0' && word[1] <= '9') {
      player.unplayed = word[1] - '0';
    } else {
      player.floats = {float_of_letter(word[0]), float_of_letter(word[1])};
    }
  }
  return player;
}

using Met = std::vector<std::pair<int, int>>;  // numbers, from 1

// Needs rows in order of score. It is the last round where there is a topscorer.
inline tournament::detail::Field field_of(std::initializer_list<const char*> rows,
                                          const Met& met = {}) {
  using tournament::detail::Strength;
  tournament::detail::Field field;
  field.round = 9;
  for (const char* row : rows) {
    field.players.push_back(contender_of(row, static_cast<int>(field.players.size()) + 1));
    field.last_round = field.last_round || field.players.back().topscorer;
  }
  const std::size_t size = field.size();
  field.compatible = tournament::detail::BitMatrix(size);
  for (std::size_t a = 0; a < size; ++a) {
    if (a == 0 || field.players[a].score != field.players[a - 1].score) {
      field.group_begin.push_back(a);
    }
    for (std::size_t b = 0; b < size; ++b) {
      const auto& one = field.players[a];
      const auto& other = field.players[b];
      const bool both_absolute = one.wish.strength == Strength::kAbsolute &&
                                 other.wish.strength == Strength::kAbsolute &&
                                 one.wish.color == other.wish.color;
      if (a != b && (!both_absolute || one.topscorer || other.topscorer)) {
        field.compatible.set(a, b);
      }
    }
  }
  field.group_begin.push_back(size);
  for (const auto& [one, other] : met) {
    field.compatible.reset(static_cast<std::size_t>(one) - 1, static_cast<std::size_t>(other) - 1);
    field.compatible.reset(static_cast<std::size_t>(other) - 1, static_cast<std::size_t>(one) - 1);
  }
  return field;
}

// The bracket of the score group in which the player of `first_resident` is the first; all above
// have moved down.
inline tournament::detail::Bracket bracket_at(const tournament::detail::Field& field,
                                              int first_resident) {
  tournament::detail::Bracket bracket;
  std::size_t group = 0;
  while (field.group_begin[group] + 1 != static_cast<std::size_t>(first_resident)) ++group;
  for (std::size_t i = 0; i < field.size(); ++i) {
    const bool is_above = i < field.group_begin[group];
    const bool is_in = !is_above && i < field.group_begin[group + 1];
    const bool is_next = !is_above && !is_in && i < field.group_begin[group + 2];
    auto& list = is_above  ? bracket.moved_down
                 : is_in   ? bracket.residents
                 : is_next ? bracket.next
                           : bracket.rest;
    list.push_back(i);
  }
  return bracket;
}

}  // namespace support
