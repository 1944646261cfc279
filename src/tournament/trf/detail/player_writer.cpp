#include "tournament/trf/detail/player_writer.hpp"

#include <cstddef>
#include <string_view>

#include "tournament/record.hpp"
#include "tournament/trf/detail/line_writer.hpp"
#include "tournament/trf/detail/player_line.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament::detail {
namespace {

char letter_of(Mark mark) {
  switch (mark) {
    case Mark::kAbsent:
      return 'Z';
    case Mark::kHalfBye:
      return 'H';
    case Mark::kFullBye:
      return 'F';
    case Mark::kPairingBye:
      return 'U';
    case Mark::kWin:
      return '1';
    case Mark::kDraw:
      return '=';
    case Mark::kLoss:
      return '0';
    case Mark::kUnratedWin:
      return 'W';
    case Mark::kUnratedDraw:
      return 'D';
    case Mark::kUnratedLoss:
      return 'L';
    case Mark::kForfeitWin:
      return '+';
    case Mark::kForfeitLoss:
      return '-';
    case Mark::kUnfinished:
      return ' ';
  }
  return ' ';
}

void write_entry(LineWriter& line, const TrfFile& file, int round, const Entry& entry) {
  const int column = round_column(round);
  const char letter = letter_of(entry.mark);
  const std::string_view result(&letter, 1);
  if (entry.opponent == kNobody) {
    line.text(column, column + 3, "0000").text(column + 5, column + 5, "-");
  } else {
    line.number(column, column + 3, TrfField::kOpponent, file_number(file, entry.opponent))
        .text(column + 5, column + 5, entry.color == Color::kSecond ? "b" : "w");
  }
  line.text(column + 7, column + 7, result);
}

void write_standing(LineWriter& line, const TrfStanding& standing) {
  if (standing.points) line.points(81, 84, *standing.points);
  if (standing.rank != 0) line.number(86, 89, TrfField::kRank, standing.rank);
}

}  // namespace

LineWriter player_line(const TrfFile& file, PlayerNumber number, bool with_later_byes) {
  const Player& player = file.record.player(number);
  const auto place = static_cast<std::size_t>(to_int(number)) - 1;
  const char sex = player.sex;
  LineWriter line("001", file_number(file, number));
  line.number(5, 8, TrfField::kPlayer, file_number(file, number))
      .text(10, 10, std::string_view(&sex, 1))
      .text(11, 13, player.title)
      .text(15, 47, player.name);
  if (player.rating != 0) line.number(49, 52, TrfField::kRating, player.rating);
  line.text(54, 56, player.federation).text(58, 68, player.id).text(70, 79, player.birth);
  if (place < file.standings.size()) write_standing(line, file.standings[place]);
  for (int round = 1; has_entry(player, round); ++round) {
    write_entry(line, file, round, entry_of(player, round));
  }
  if (!with_later_byes) return line;
  for (const LaterBye& bye : file.later_byes) {
    if (bye.player == number) {
      write_entry(line, file, bye.round, {.mark = bye.mark});
    }
  }
  return line;
}

}  // namespace tournament::detail
