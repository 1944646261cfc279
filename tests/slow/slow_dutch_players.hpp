// The players of a round as C.04.3 1 and 5 describe them, for the slow Dutch system. Used by one
// thread.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "tournament/record.hpp"

namespace slow::dutch {

enum class Preference { kNone, kMild, kStrong, kAbsolute };

struct Person {
  int number = 0;            // TPN
  int score = 0;             // for pairing, in tenths
  std::vector<char> colors;  // `w` or `b` of each game played, in order
  int difference = 0;        // 1.6
  Preference preference = Preference::kNone;
  char preferred = ' ';                  // `w` or `b`, where there is a preference
  std::array<char, 2> floats{' ', ' '};  // `d`, `u` or blank: one round before, and two
  bool may_have_bye = true;              // C2
  int unplayed = 0;                      // rounds without a game
  bool topscorer = false;                // 1.8
};

struct Gathering {
  std::vector<Person> people;               // in the order of 1.2
  std::vector<std::vector<bool>> may_meet;  // C1, C3, forbidden pairs
  char initial_color = 'w';                 // 5.1
};

// Those to be paired in the round after the last one on the cards.
Gathering gather(const tournament::Record& record);

// The colour that 5.2 gives the higher-ranked of two; places in `people`.
char color_of_higher(const Gathering& gathering, std::size_t higher, std::size_t lower);

}  // namespace slow::dutch
