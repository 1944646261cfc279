#include "tournament/pairing/detail/colors.hpp"

#include <cstddef>
#include <optional>
#include <vector>

#include "tournament/record.hpp"

namespace tournament::detail {

std::vector<Color> color_history(const Player& player, int rounds) {
  std::vector<Color> history;
  for (int round = 1; round <= rounds; ++round) {
    const Entry entry = entry_of(player, round);
    if (is_game(entry.mark) && entry.color) {
      history.push_back(*entry.color);
    }
  }
  return history;
}

ColorWish color_wish(const std::vector<Color>& history) {
  ColorWish wish;
  if (history.empty()) {
    return wish;
  }
  for (const Color color : history) {
    wish.difference += color == Color::kFirst ? 1 : -1;
  }
  const Color last = history.back();
  wish.repeated = history.size() > 1 && history[history.size() - 2] == last;
  if (wish.difference > 1 || wish.difference < -1) {
    wish.strength = Strength::kAbsolute;
    wish.color = wish.difference > 1 ? Color::kSecond : Color::kFirst;
  } else if (wish.repeated) {
    wish.strength = Strength::kAbsolute;
    wish.color = !last;
  } else if (wish.difference != 0) {
    wish.strength = Strength::kStrong;
    wish.color = wish.difference > 0 ? Color::kSecond : Color::kFirst;
  } else {
    wish.strength = Strength::kMild;
    wish.color = !last;
  }
  return wish;
}

std::optional<Color> latest_difference(const std::vector<Color>& a, const std::vector<Color>& b) {
  for (std::size_t back = 1; back <= a.size() && back <= b.size(); ++back) {
    const Color mine = a[a.size() - back];
    if (mine != b[b.size() - back]) {
      return mine;
    }
  }
  return std::nullopt;
}

}  // namespace tournament::detail
