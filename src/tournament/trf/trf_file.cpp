#include "tournament/trf/trf_file.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {

int file_number(const TrfFile& file, PlayerNumber player) {
  if (file.numbers.empty()) return to_int(player);
  return file.numbers[static_cast<std::size_t>(to_int(player)) - 1];
}

std::optional<PlayerNumber> player_of(const TrfFile& file, int number) {
  if (file.numbers.empty()) {
    const bool is_there =
        number >= 1 && static_cast<std::size_t>(number) <= file.record.players.size();
    return is_there ? std::optional(player_number(number)) : std::nullopt;
  }
  const auto found = std::ranges::find(file.numbers, number);
  if (found == file.numbers.end()) return std::nullopt;
  return player_number(static_cast<int>(found - file.numbers.begin()) + 1);
}

bool has_teams(const TrfFile& file) {
  return std::ranges::any_of(file.team_lines,
                             [](const std::string& line) { return line.starts_with(kTrfTeamTag); });
}

TrfFile trf_file_of(const Record& record) {
  TrfFile file;
  file.record = record;
  std::size_t rounds = 0;
  for (const Player& player : record.players) rounds = std::max(rounds, player.rounds.size());
  int rated = 0;
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    const auto number = player_number(static_cast<int>(i) + 1);
    const Points points = score_after(record, number, static_cast<int>(rounds));
    file.standings.push_back({points, 0});
    rated += record.players[i].rating != 0 ? 1 : 0;
  }
  for (TrfStanding& standing : file.standings) {
    standing.rank = 1 + static_cast<int>(std::ranges::count_if(
                            file.standings, [&standing](const TrfStanding& other) {
                              return *other.points > *standing.points;
                            }));
  }
  file.header.player_count = std::to_string(record.players.size());
  file.header.rated_count = std::to_string(rated);
  return file;
}

}  // namespace tournament
