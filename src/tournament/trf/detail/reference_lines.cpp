// Lines that name players: 240, 250, 260, 299, XXA, XXP, XXZ.
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/detail/line_reader.hpp"
#include "tournament/trf/detail/reading.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament::detail {
namespace {

using Kind = TrfFault::Kind;

// For one player, so that his points stay within bounds.
constexpr std::size_t kMostAdjustments = 1000;

// The player with this number in the file.
bool find_player(LineReader& line, const Reading& reading, int number, int first, int last,
                 PlayerNumber& player) {
  const int place = reading.places.at(static_cast<std::size_t>(number));
  if (place == 0) return line.fail(Kind::kUnknownPlayer, TrfField::kPlayer, first, last);
  player = player_number(place);
  return true;
}

// Numbers of four columns from a column on, a blank between them.
bool read_players(LineReader& line, const Reading& reading, int column,
                  std::vector<PlayerNumber>& players) {
  for (; column <= line.width(); column += 5) {
    PlayerNumber player{};
    if (!read_player(line, reading, column, column + 3, player) || !line.need_blank({column + 4})) {
      return false;
    }
    players.push_back(player);
  }
  return true;
}

// Numbers between blanks.
bool read_player_words(LineReader& line, const Reading& reading,
                       std::vector<PlayerNumber>& players) {
  std::string_view rest = line.rest(4);
  while (!rest.empty()) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    const auto number = parse_number(word);
    if (!number || *number < 1 || *number > kMostPlayers) {
      int ignored = 0;
      return line.read_number(4, line.width(), TrfField::kPlayer, 1, kMostPlayers, ignored);
    }
    PlayerNumber player{};
    if (!find_player(line, reading, *number, 4, line.width(), player)) return false;
    players.push_back(player);
    rest = trimmed(rest.substr(word.size()));
  }
  return true;
}

bool read_rounds(LineReader& line, int first_column, int last_column, int& first, int& last) {
  return line.read_number(first_column, first_column + 2, TrfField::kRound, 1, kMostTrfRounds,
                          first) &&
         line.read_number(last_column, last_column + 2, TrfField::kRound, first, kMostTrfRounds,
                          last);
}

std::optional<Mark> bye_of(char letter) {
  switch (std::toupper(static_cast<unsigned char>(letter))) {
    case 'F':
      return Mark::kFullBye;
    case 'H':
      return Mark::kHalfBye;
    case 'Z':
      return Mark::kAbsent;
    default:
      return std::nullopt;
  }
}

// Whether an entry is of the kind that a line 299 speaks of.
bool is_of_type(char type, Mark mark) {
  switch (type) {
    case 'W':
      return mark == Mark::kWin || mark == Mark::kUnratedWin;
    case 'D':
      return mark == Mark::kDraw || mark == Mark::kUnratedDraw;
    case 'L':
      return mark == Mark::kLoss || mark == Mark::kUnratedLoss;
    case 'F':
      return mark == Mark::kFullBye;
    case 'H':
      return mark == Mark::kHalfBye;
    case 'Z':
      return mark == Mark::kAbsent;
    case '+':
      return mark == Mark::kForfeitWin;
    default:
      return mark == Mark::kForfeitLoss;
  }
}

// The points of line 299 for one player. Without a type they are added; with one they stand in
// place of what the results of that type are worth.
void adjust(Record& record, PlayerNumber number, char type, Points points, int round) {
  Player& player = record.player(number);
  if (type == ' ') {
    player.adjustments.push_back({points, round});
    return;
  }
  for (int r = 1; has_entry(player, r); ++r) {
    const Entry entry = entry_of(player, r);
    const Points difference = points - points_of(record.scoring, entry);
    if ((round == 0 || round == r) && is_of_type(type, entry.mark) && difference != Points{}) {
      player.adjustments.push_back({difference, r});
    }
  }
}

// Adds an acceleration of one player: where the player before him has the same, that one is made
// longer. An acceleration of nothing is none.
void accelerate(std::vector<Acceleration>& accelerations, Points points, int first_round,
                int last_round, PlayerNumber player) {
  if (points == Points{}) return;
  for (Acceleration& same : accelerations) {
    if (same.points == points && same.first_round == first_round && same.last_round == last_round &&
        to_int(same.last) + 1 == to_int(player)) {
      same.last = player;
      return;
    }
  }
  accelerations.push_back({points, first_round, last_round, player, player});
}

}  // namespace

bool read_player(LineReader& line, const Reading& reading, int first, int last,
                 PlayerNumber& player) {
  int number = 0;
  return line.read_number(first, last, TrfField::kPlayer, 1, kMostPlayers, number) &&
         find_player(line, reading, number, first, last, player);
}

bool read_bye(LineReader& line, Reading& reading) {
  const auto mark = bye_of(line.at(5));
  if (!mark) return line.fail_choice(TrfField::kCode, 5, 5, "F H Z");
  int round = 0;
  std::vector<PlayerNumber> players;
  if (!line.need_blank({4, 6, 10}) ||
      !line.read_number(7, 9, TrfField::kRound, 1, kMostTrfRounds, round) ||
      !read_players(line, reading, 11, players)) {
    return false;
  }
  for (const PlayerNumber player : players) {
    reading.byes.push_back({{player, round, *mark}, line.number(), 5, std::string(line.tag())});
  }
  return true;
}

bool read_acceleration(LineReader& line, Reading& reading) {
  std::optional<Points> match_points;
  Points points;
  int first_round = 0;
  int last_round = 0;
  int first = 0;
  int last = 0;
  if (!line.need_blank({4, 9, 14, 18, 22, 27}) || !line.read_points(5, 8, match_points) ||
      !line.need_points(10, 13, points) || !read_rounds(line, 15, 19, first_round, last_round) ||
      !line.read_number(23, 26, TrfField::kPlayer, 1, kMostPlayers, first) ||
      !line.read_number(28, 31, TrfField::kPlayer, first, kMostPlayers, last)) {
    return false;
  }
  if (line.width() > 31) return line.fail(Kind::kNotBlank, TrfField::kLine, 32, line.width());
  if (match_points.value_or(Points{}) != Points{}) {
    return line.fail(Kind::kNoPlace, TrfField::kPoints, 5, 8);
  }
  std::vector<int> places;
  for (int number = first; number <= last; ++number) {
    const int place = reading.places.at(static_cast<std::size_t>(number));
    if (place != 0) places.push_back(place);
  }
  if (places.empty()) return line.fail(Kind::kUnknownPlayer, TrfField::kPlayer, 23, 31);
  std::ranges::sort(places);
  for (const int place : places) {
    accelerate(reading.file.record.accelerations, points, first_round, last_round,
               player_number(place));
  }
  return true;
}

bool read_accelerations(LineReader& line, Reading& reading) {
  PlayerNumber player{};
  if (!line.need_blank({4, 9}) || !read_player(line, reading, 5, 8, player)) return false;
  std::vector<Acceleration> runs;
  for (int round = 1, column = 10; column <= line.width(); ++round, column += 5) {
    std::optional<Points> points;
    if (round > kMostTrfRounds) {
      return line.fail(Kind::kTooMany, TrfField::kRounds, column, line.width());
    }
    if (!line.read_points(column, column + 3, points) || !line.need_blank({column + 4})) {
      return false;
    }
    if (!points) continue;
    if (!runs.empty() && runs.back().last_round == round - 1 && runs.back().points == *points) {
      runs.back().last_round = round;
    } else {
      runs.push_back({*points, round, round, player, player});
    }
  }
  for (const Acceleration& run : runs) {
    accelerate(reading.file.record.accelerations, run.points, run.first_round, run.last_round,
               player);
  }
  return true;
}

bool read_forbidden(LineReader& line, Reading& reading) {
  ForbiddenGroup group{.first_round = 1, .last_round = kMostTrfRounds, .players = {}};
  if (line.tag() == "XXP") {
    if (!read_player_words(line, reading, group.players)) return false;
  } else if (!line.need_blank({4, 8, 12}) ||
             !read_rounds(line, 5, 9, group.first_round, group.last_round) ||
             !read_players(line, reading, 13, group.players)) {
    return false;
  }
  reading.file.record.forbidden.push_back(group);
  return true;
}

bool read_absences(LineReader& line, Reading& reading) {
  std::vector<PlayerNumber> players;
  if (!read_player_words(line, reading, players)) return false;
  const int next = rounds_paired(reading.file.record) + 1;
  for (const PlayerNumber player : players) {
    reading.byes.push_back({{player, next, Mark::kAbsent}, line.number(), 4, "XXZ"});
  }
  return true;
}

bool read_adjustment(LineReader& line, Reading& reading) {
  constexpr std::string_view kTypes = "WDLFHZ+- ";
  const char type = static_cast<char>(std::toupper(static_cast<unsigned char>(line.at(5))));
  if (kTypes.find(type) == std::string_view::npos) {
    return line.fail_choice(TrfField::kCode, 5, 5, "W D L F H Z + -");
  }
  std::optional<Points> match_points;
  Points points;
  int round = 0;
  std::vector<PlayerNumber> players;
  if (!line.need_blank({4, 6, 12, 18, 19, 23}) || !line.read_points(7, 11, match_points) ||
      !line.need_points(13, 17, points) ||
      !line.read_number(20, 22, TrfField::kRound, 0, kMostTrfRounds, round, 0) ||
      !read_players(line, reading, 24, players)) {
    return false;
  }
  if (match_points.value_or(Points{}) != Points{}) {
    return line.fail(Kind::kNoPlace, TrfField::kPoints, 7, 11);
  }
  for (const PlayerNumber player : players) {
    adjust(reading.file.record, player, type, points, round);
    if (reading.file.record.player(player).adjustments.size() > kMostAdjustments) {
      return line.fail(Kind::kTooMany, TrfField::kPoints, 24, line.width());
    }
  }
  return true;
}

}  // namespace tournament::detail
