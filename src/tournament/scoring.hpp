// What results are worth (T8). Plain values; any thread may use them.
#pragma once

#include "tournament/points.hpp"

namespace tournament {

struct Scoring {
  Points win;          // played, by forfeit, and a full-point bye
  Points draw_first;   // for the one who moved first; also a half-point bye
  Points draw_second;  // for the other
  Points loss;         // played
  Points absence;      // away, or lost by forfeit
  Points pairing_bye;  // the bye of an odd field
  Points unfinished;   // no result yet
  friend bool operator==(const Scoring&, const Scoring&) = default;
};

// 1 / 0.5 / 0.
constexpr Scoring fide_scoring() {
  return {.win = whole_points(1),
          .draw_first = half_points(1),
          .draw_second = half_points(1),
          .loss = {},
          .absence = {},
          .pairing_bye = whole_points(1),
          .unfinished = half_points(1)};
}
// 2 / 1 / 0.
constexpr Scoring two_point_scoring() {
  return {.win = whole_points(2),
          .draw_first = whole_points(1),
          .draw_second = whole_points(1),
          .loss = {},
          .absence = {},
          .pairing_bye = whole_points(2),
          .unfinished = whole_points(1)};
}
// 3 / 1 / 0.
constexpr Scoring three_point_scoring() {
  return {.win = whole_points(3),
          .draw_first = whole_points(1),
          .draw_second = whole_points(1),
          .loss = {},
          .absence = {},
          .pairing_bye = whole_points(3),
          .unfinished = whole_points(1)};
}
// 3 / 0 with a draw worth 1 to the first mover and 2 to the second.
constexpr Scoring uneven_draw_scoring() {
  Scoring scoring = three_point_scoring();
  scoring.draw_second = whole_points(2);
  return scoring;
}

}  // namespace tournament
