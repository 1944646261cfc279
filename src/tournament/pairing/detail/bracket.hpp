// One bracket of the Dutch system, and what pairing it yields (C.04.3 1.3). Used by one thread.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/pairing/detail/field.hpp"
#include "tournament/points.hpp"

namespace tournament::detail {

// Players are named by their place in the field, lists are in that order.
struct Bracket {
  std::vector<std::size_t> moved_down;  // MDPs
  std::vector<std::size_t> residents;
  std::vector<std::size_t> next;  // the score group below
  std::vector<std::size_t> rest;  // everybody below that
  // The score of whoever gets the bye (C5), while nobody has it yet.
  std::optional<Points> bye_score;
};

// Whether the bye goes to somebody in the bracket: it is pending, and residents score no more.
inline bool gives_bye(const Field& field, const Bracket& bracket) {
  return bracket.bye_score.has_value() &&
         field.players[bracket.residents.front()].score <= *bracket.bye_score;
}

// Whether a player can be the one who gets it (C2, C5).
inline bool can_have_bye(const Field& field, const Bracket& bracket, std::size_t player) {
  return bracket.bye_score.has_value() && field.players[player].may_have_bye &&
         field.players[player].score == *bracket.bye_score;
}

struct BracketPairing {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;  // the higher player first
  std::vector<std::size_t> floaters;                       // in the field's order
  // Whoever of the floaters and the next group stays unpaired, and without the bye, in the pairing
  // of the next bracket by which the floaters were chosen (C8).
  std::vector<std::size_t> left_next;
  bool bye_is_given = false;  // in that pairing, to one of these two groups
};

// The best pairing of the bracket, the earliest generated of equal ones (C.04.3 3, 4), by exact
// matching over the bracket and what lies below. Needs that everybody left can be paired with the
// bye at its score.
BracketPairing pair_exactly(const Field& field, const Bracket& bracket);

// The same, with everybody below in each of the matchings, whether that is needed or not: the cost
// grows with the cube of the field. For studies.
BracketPairing pair_by_whole_field(const Field& field, const Bracket& bracket);

// Whether whoever the pairing leaves in the next bracket can be paired with those below (C4, C5).
bool leaves_rest_complete(const Field& field, const Bracket& bracket,
                          const BracketPairing& pairing);

}  // namespace tournament::detail
