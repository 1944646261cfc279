#include "rules/illegal_move.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace rules {
namespace {

constexpr std::array<std::string_view, 8> kCodes = {
    "no-piece",           "opponents-piece", "own-piece-there", "not-its-way",
    "king-left-in-check", "kings-facing",    "not-in-hand",     "forbidden-drop",
};

}  // namespace

std::string_view illegal_move_code(IllegalMove why) {
  return kCodes[static_cast<std::size_t>(why)];
}

}  // namespace rules
