#include "tournament/trf/detail/player_line.hpp"

#include <cctype>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/detail/line_reader.hpp"
#include "tournament/trf/detail/utf8_text.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament::detail {
namespace {

using Kind = TrfFault::Kind;

constexpr int kLastRoundColumn = round_column(kMostTrfRounds) + kRoundWidth - 1;
constexpr int kMostRating = 9999;

char upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }

std::optional<Mark> game_mark(char result) {
  switch (result) {
    case '1':
      return Mark::kWin;
    case '=':
      return Mark::kDraw;
    case '0':
      return Mark::kLoss;
    case 'W':
      return Mark::kUnratedWin;
    case 'D':
      return Mark::kUnratedDraw;
    case 'L':
      return Mark::kUnratedLoss;
    case '+':
      return Mark::kForfeitWin;
    case '-':
      return Mark::kForfeitLoss;
    case ' ':
      return Mark::kUnfinished;
    default:
      return std::nullopt;
  }
}

// Without an opponent. Old files write a bye as a win, or a loss, by forfeit against nobody.
std::optional<Mark> bye_mark(char result) {
  switch (result) {
    case 'H':
      return Mark::kHalfBye;
    case 'F':
    case '+':
      return Mark::kFullBye;
    case 'U':
      return Mark::kPairingBye;
    case 'Z':
    case '-':
    case ' ':
      return Mark::kAbsent;
    default:
      return std::nullopt;
  }
}

bool read_mark(LineReader& line, int column, CardEntry& entry) {
  const char result = upper(line.at(column));
  const auto game = game_mark(result);
  const auto bye = bye_mark(result);
  if (!game && !bye) {
    return line.fail_choice(TrfField::kResult, column, column, "1 = 0 + - W D L H F U Z");
  }
  const auto mark = entry.opponent != 0 ? game : bye;
  if (!mark) {
    const Kind kind = entry.opponent != 0 ? Kind::kHasOpponent : Kind::kNeedsOpponent;
    return line.fail(kind, TrfField::kResult, column, column);
  }
  entry.mark = *mark;
  return true;
}

bool read_color(LineReader& line, int column, CardEntry& entry) {
  const char color = upper(line.at(column));
  if (entry.opponent == 0) {
    return color == '-' || color == ' ' || line.fail_choice(TrfField::kColor, column, column, "-");
  }
  if (color == 'W' || color == 'B') {
    entry.color = color == 'W' ? Color::kFirst : Color::kSecond;
    return true;
  }
  // Who would have had which colour is of no matter in a game that nobody came to.
  const bool is_forfeit = entry.mark == Mark::kForfeitWin || entry.mark == Mark::kForfeitLoss;
  return (is_forfeit && (color == '-' || color == ' ')) ||
         line.fail_choice(TrfField::kColor, column, column, "w b");
}

bool read_entry(LineReader& line, int round, CardEntry& entry) {
  const int column = round_column(round);
  entry.is_blank = line.field(column, column + 7).empty();
  return line.read_number(column, column + 3, TrfField::kOpponent, 0, kMostPlayers, entry.opponent,
                          0) &&
         line.need_blank({column + 4, column + 6, column + 8, column + 9}) &&
         read_mark(line, column + 7, entry) && read_color(line, column + 5, entry);
}

bool read_card(LineReader& line, PlayerLine& read) {
  if (line.width() > kLastRoundColumn) {
    return line.fail(Kind::kTooMany, TrfField::kRounds, kLastRoundColumn + 1, line.width());
  }
  for (int round = 1; round_column(round) <= line.width(); ++round) {
    CardEntry entry;
    if (!read_entry(line, round, entry)) return false;
    read.card.push_back(entry);
  }
  return true;
}

bool read_sex(LineReader& line, char& sex) {
  switch (upper(line.at(10))) {
    case 'M':
      sex = 'm';
      return true;
    case 'W':
    case 'F':
      sex = 'w';
      return true;
    case ' ':
      return true;
    default:
      return line.fail_choice(TrfField::kSex, 10, 10, "m w");
  }
}

// Text of some columns. Bytes as columns may cut a character in two.
bool read_text(LineReader& line, int first, int last, std::string& text) {
  text = line.field(first, last);
  return is_utf8(text) || line.fail(Kind::kNotBlank, TrfField::kLine, last + 1, last + 1);
}

bool read_line(LineReader& line, PlayerLine& read) {
  Player& player = read.player;
  read.line = line.number();
  return line.read_number(5, 8, TrfField::kPlayer, 1, kMostPlayers, read.number) &&
         line.need_blank({4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91}) &&
         read_sex(line, player.sex) && read_text(line, 11, 13, player.title) &&
         read_text(line, 15, 47, player.name) &&
         line.read_number(49, 52, TrfField::kRating, 0, kMostRating, player.rating, 0) &&
         read_text(line, 54, 56, player.federation) && read_text(line, 58, 68, player.id) &&
         read_text(line, 70, 79, player.birth) && line.read_points(81, 84, read.standing.points) &&
         line.read_number(86, 89, TrfField::kRank, 0, kMostPlayers, read.standing.rank, 0) &&
         read_card(line, read);
}

// The dot of the points and the last digit of the rank stand in their places.
bool is_in_place(const LineReader& line) {
  return line.at(83) == '.' && line.at(89) >= '0' && line.at(89) <= '9' && line.at(90) == ' ';
}

}  // namespace

base::Result<PlayerLine, TrfFault> read_player_line(NumberedLine text) {
  LineReader line(text.text, text.number);
  PlayerLine read;
  if (is_in_place(line) && read_line(line, read)) return read;
  LineReader bytes(text.text, text.number, Counting::kBytes);
  PlayerLine read_by_bytes;
  if (bytes.width() != line.width() && is_in_place(bytes) && read_line(bytes, read_by_bytes)) {
    return read_by_bytes;
  }
  if (line.fault()) return base::Failure<TrfFault>(*line.fault());
  read = {};
  if (!read_line(line, read)) return base::Failure<TrfFault>(*line.fault());
  return read;
}

}  // namespace tournament::detail
