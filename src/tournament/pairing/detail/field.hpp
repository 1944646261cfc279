// The players of one round as the Dutch system sees them (C.04.3 1, 2.1). Used by one thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "tournament/pairing/detail/bit_matrix.hpp"
#include "tournament/pairing/detail/colors.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {

enum class Float : std::uint8_t { kNone, kDown, kUp };

struct Contender {
  PlayerNumber number{};
  int color_number = 0;  // whether it is odd decides in 5.2.5
  Points score;          // for pairing, accelerations included
  ColorWish wish;
  std::vector<Color> history;
  std::array<Float, 2> floats{};  // of the round before, and of the one before that
  bool may_have_bye = true;       // C2
  int unplayed = 0;               // rounds without a game
  bool topscorer = false;         // 1.8; only in the last round
};

// Everybody to be paired, in pairing order (1.2): by score, then by number. Players are named by
// their place in that order, from 0.
struct Field {
  int round = 1;
  bool last_round = false;
  Color initial_color = Color::kFirst;
  std::vector<Contender> players;
  std::vector<std::size_t> group_begin;  // the first player of each score group, and the end
  BitMatrix compatible{0};               // C1, C3 and forbidden pairs

  std::size_t size() const { return players.size(); }
  std::size_t groups() const { return group_begin.size() - 1; }
  bool is_odd() const { return players.size() % 2 != 0; }
};

// Points for pairing in a round: accelerations alone.
Points acceleration_of(const Record& record, PlayerNumber number, int round);

// The field of the next round. `colors_count`: C3 holds; without it the field shows what would be
// possible if colours were given up.
Field make_field(const Record& record, bool colors_count = true);

// Whether C3 keeps two players of the field apart.
bool colors_clash(const Field& field, std::size_t a, std::size_t b);
// Whether the organiser keeps two players apart in the round (TRF 260).
bool is_forbidden_pair(const Record& record, int round, PlayerNumber a, PlayerNumber b);

// Counts the colour numbers anew, without those who have not been paired before and are not now.
void number_provisionally(Field& field, const Record& record);

}  // namespace tournament::detail
