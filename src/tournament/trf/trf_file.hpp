// A tournament report file: a Record, and what the format has beside it. docs/formats/trf.md.
// Plain values; any thread may read them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {

inline constexpr int kMostTrfRounds = 999;

// The lines of the header that are text to us, by their number.
struct TrfHeader {
  std::string city;                      // 022
  std::string federation;                // 032
  std::string start_date;                // 042, YYYY/MM/DD
  std::string end_date;                  // 052
  std::string player_count;              // 062
  std::string rated_count;               // 072
  std::string team_count;                // 082
  std::string type;                      // 092
  std::string chief_arbiter;             // 102
  std::vector<std::string> deputies;     // 112
  std::string time_control;              // 122
  std::vector<std::string> round_dates;  // 132, YY/MM/DD; may be shorter than the competition
  std::string pairing_program;           // 182
  std::string type_code;                 // 192
  std::string tiebreaks;                 // 202
  std::string standing_order;            // 212
  std::string time_control_code;         // 222
  friend bool operator==(const TrfHeader&, const TrfHeader&) = default;
};

// What the file states of a player beside his card.
struct TrfStanding {
  std::optional<Points> points;
  int rank = 0;  // 0: not stated
  friend bool operator==(const TrfStanding&, const TrfStanding&) = default;
};

// A bye or absence of a round that comes later than the next one to be paired. A card has no gaps
// and so no place for it.
struct LaterBye {
  PlayerNumber player{};
  int round = 0;
  Mark mark = Mark::kAbsent;  // or a half-point or full-point bye
  friend bool operator==(const LaterBye&, const LaterBye&) = default;
};

struct TrfFile {
  Record record;
  TrfHeader header;
  std::vector<TrfStanding> standings;  // by player
  // The number in the file of each player of the record; empty where they are the same.
  std::vector<int> numbers;
  bool by_rank = false;                  // XXC rank: players are numbered by their stated ranks
  std::vector<LaterBye> later_byes;      // by player, then round
  std::vector<std::string> team_lines;   // as they stand: 013, 300, 310, 320, ...
  std::vector<std::string> comments;     // lines ###
  std::vector<std::string> other_lines;  // as they stand
  friend bool operator==(const TrfFile&, const TrfFile&) = default;
};

// The number that the file has for a player of its record.
int file_number(const TrfFile& file, PlayerNumber player);
// The player to whom the file gives the number, if there is one.
std::optional<PlayerNumber> player_of(const TrfFile& file, int number);

// A file of the record: points, ranks by points alone and the counts of players are filled in, all
// else in the header is left to the caller.
// A line with this tag makes the numbers in 240, 250, 260 and 299 those of teams.
inline constexpr std::string_view kTrfTeamTag = "310";
bool has_teams(const TrfFile& file);

TrfFile trf_file_of(const Record& record);

}  // namespace tournament
