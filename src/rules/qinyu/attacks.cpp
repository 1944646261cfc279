#include "rules/qinyu/attacks.hpp"

#include <array>
#include <cstdint>
#include <span>

#include "board/geometry.hpp"
#include "rules/qinyu/kit.hpp"

namespace rules::qinyu {
namespace {

struct Leap {
  std::int8_t files;
  std::int8_t ranks;  // towards the opponent
};

// Betza's atoms: W (0,1), F (1,1), D (0,2), A (2,2), N (1,2), C (1,3), Z (2,3).
constexpr std::array<Leap, 8> kKing{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
constexpr std::array<Leap, 16> kAdvisor{{{0, 1},
                                         {1, 1},
                                         {1, 0},
                                         {1, -1},
                                         {0, -1},
                                         {-1, -1},
                                         {-1, 0},
                                         {-1, 1},
                                         {0, 2},
                                         {2, 2},
                                         {2, 0},
                                         {2, -2},
                                         {0, -2},
                                         {-2, -2},
                                         {-2, 0},
                                         {-2, 2}}};
constexpr std::array<Leap, 12> kElephant{{{2, 2},
                                          {2, -2},
                                          {-2, -2},
                                          {-2, 2},
                                          {2, 3},
                                          {3, 2},
                                          {3, -2},
                                          {2, -3},
                                          {-2, -3},
                                          {-3, -2},
                                          {-3, 2},
                                          {-2, 3}}};
constexpr std::array<Leap, 8> kKnight{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Leap, 6> kGold{{{0, 1}, {1, 1}, {-1, 1}, {1, 0}, {-1, 0}, {0, -1}}};
constexpr std::array<Leap, 5> kSilver{{{0, 1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}}};
constexpr std::array<Leap, 4> kFerz{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
constexpr std::array<Leap, 4> kWazir{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<Leap, 12> kWizard{{{1, 1},
                                        {1, -1},
                                        {-1, -1},
                                        {-1, 1},
                                        {1, 3},
                                        {3, 1},
                                        {3, -1},
                                        {1, -3},
                                        {-1, -3},
                                        {-3, -1},
                                        {-3, 1},
                                        {-1, 3}}};
constexpr std::array<Leap, 2> kPawnCapture{{{1, 1}, {-1, 1}}};

constexpr std::span<const Leap> leaps_of(Role role) {
  switch (role) {
    case Role::kKing:
      return kKing;
    case Role::kAdvisor:
      return kAdvisor;
    case Role::kElephant:
      return kElephant;
    case Role::kKnight:
    case Role::kChancellor:
    case Role::kArchbishop:
      return kKnight;
    case Role::kGold:
      return kGold;
    case Role::kSilver:
      return kSilver;
    case Role::kDragonKing:
      return kFerz;
    case Role::kDragonHorse:
      return kWazir;
    case Role::kWizard:
      return kWizard;
    case Role::kPawn:
      return kPawnCapture;
    case Role::kQueen:
    case Role::kBishop:
    case Role::kRook:
    case Role::kCannon:
      return {};
  }
  return {};
}

// Backwards: the leaps that end on the square rather than begin there.
constexpr PerSideAndRole<PerSquare<BitBoard>> make_steps(bool backwards) {
  PerSideAndRole<PerSquare<BitBoard>> table{};
  for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
    for (int role = 0; role < Kit::kRoleCount; ++role) {
      for (const auto leap : leaps_of(static_cast<Role>(role))) {
        for (int i = 0; i < kSquares; ++i) {
          const int files = backwards ? -leap.files : leap.files;
          const int ranks = forward(side) * (backwards ? -leap.ranks : leap.ranks);
          const auto to = Square::from_index(i).step(files, ranks);
          if (to) table[index(side)][role][i].add(*to);
        }
      }
    }
  }
  return table;
}

}  // namespace

constinit const PerSideAndRole<PerSquare<BitBoard>> kSteps = make_steps(false);
constinit const PerSideAndRole<PerSquare<BitBoard>> kStepSources = make_steps(true);

}  // namespace rules::qinyu
