#include "tournament/event/state.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "tournament/event/event.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

// The highest first, as TRF files write them.
constexpr std::array<std::string_view, 17> kTitles = {"GM",  "g",  "IM",  "m",  "WGM", "wg",
                                                      "FM",  "f",  "WIM", "wm", "CM",  "c",
                                                      "WFM", "wf", "WCM", "wc", ""};

std::size_t title_place(std::string_view title) {
  const auto* const found = std::ranges::find(kTitles, title);
  return found == kTitles.end() ? kTitles.size() - 1
                                : static_cast<std::size_t>(found - kTitles.begin()) / 2;
}

bool is_stronger(const PlayerData& a, const PlayerData& b) {
  if (a.rating != b.rating) return a.rating > b.rating;
  if (title_place(a.title) != title_place(b.title))
    return title_place(a.title) < title_place(b.title);
  return a.name < b.name;
}

}  // namespace

PlayerNumber number_of(const State& state, PlayerId id) {
  const auto place = std::ranges::find(state.numbers, id) - state.numbers.begin();
  return player_number(static_cast<int>(place) + 1);
}

PlayerId id_of(const State& state, PlayerNumber number) {
  return state.numbers[static_cast<std::size_t>(to_int(number)) - 1];
}

std::vector<int> boards_without_result(const State& state, int round) {
  std::vector<int> missing;
  int number = 0;
  for (const Board& board : state.round(round).boards) {
    ++number;
    if (!board.result) missing.push_back(number);
  }
  return missing;
}

bool all_results_in(const State& state) {
  return std::ranges::all_of(state.rounds, [](const PairedRound& round) {
    return std::ranges::all_of(round.boards, [](const Board& b) { return b.result.has_value(); });
  });
}

std::vector<PlayerId> order_of_strength(const State& state, bool keep) {
  const auto stronger = [&](PlayerId a, PlayerId b) {
    return is_stronger(state.entrant(a).data, state.entrant(b).data);
  };
  const auto before = [&](PlayerId a, PlayerId b) {
    return stronger(a, b) || (!stronger(b, a) && a < b);
  };
  const auto settled = static_cast<std::ptrdiff_t>(keep ? state.numbered : 0);
  std::vector<PlayerId> order(state.numbers.begin(), state.numbers.begin() + settled);
  std::vector<PlayerId> rest(state.numbers.begin() + settled, state.numbers.end());
  std::ranges::sort(rest, before);
  for (const PlayerId id : rest) {
    const auto behind =
        std::ranges::find_if(order, [&](PlayerId other) { return stronger(id, other); });
    order.insert(behind, id);
  }
  return order;
}

}  // namespace tournament
