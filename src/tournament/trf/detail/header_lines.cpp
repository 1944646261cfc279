// Lines that say something of the competition and name no player.
#include <string>
#include <string_view>
#include <vector>

#include "tournament/record.hpp"
#include "tournament/trf/detail/header_fields.hpp"
#include "tournament/trf/detail/line_reader.hpp"
#include "tournament/trf/detail/player_line.hpp"
#include "tournament/trf/detail/reading.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament::detail {
namespace {

using Kind = TrfFault::Kind;

// The first of two texts counts; the other stays as it is.
bool take_text(LineReader& line, std::string& text, Reading& reading) {
  if (text.empty()) {
    text = line.rest(4);
  } else {
    reading.file.other_lines.emplace_back(line.text());
  }
  return true;
}

// Dates in the columns of the rounds; a line laid out in another way stays as it is.
bool take_dates(LineReader& line, Reading& reading) {
  std::vector<std::string> dates;
  bool in_columns = reading.file.header.round_dates.empty() && line.field(4, 91).empty();
  for (int round = 1; in_columns && round_column(round) <= line.width(); ++round) {
    const int column = round_column(round);
    dates.emplace_back(line.field(column, column + 7));
    in_columns = line.field(column + 8, column + 9).empty() && round <= kMostTrfRounds;
  }
  if (in_columns) {
    reading.file.header.round_dates = dates;
  } else {
    reading.file.other_lines.emplace_back(line.text());
  }
  return true;
}

bool take_rounds(LineReader& line, Record& record) {
  int rounds = 0;
  if (!line.read_number(4, line.width(), TrfField::kRounds, 1, kMostTrfRounds, rounds)) {
    return false;
  }
  if (record.rounds != 0 && record.rounds != rounds) {
    return line.fail(Kind::kRepeated, TrfField::kRounds, 4, line.width());
  }
  record.rounds = rounds;
  return true;
}

bool take_color(LineReader& line, Color color, Record& record) {
  if (record.initial_color && *record.initial_color != color) {
    return line.fail(Kind::kRepeated, TrfField::kColor, 4, line.width());
  }
  record.initial_color = color;
  return true;
}

bool take_initial_color(LineReader& line, Record& record) {
  const std::string_view color = line.rest(4);
  if (color == "W" || color == "w") return take_color(line, Color::kFirst, record);
  if (color == "B" || color == "b") return take_color(line, Color::kSecond, record);
  return line.fail_choice(TrfField::kColor, 4, line.width(), "W B");
}

bool take_settings(LineReader& line, Reading& reading) {
  std::string_view rest = line.rest(4);
  while (!rest.empty()) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    if (word == "rank") {
      reading.file.by_rank = true;
    } else if (word == "white1" || word == "black1") {
      const Color color = word == "white1" ? Color::kFirst : Color::kSecond;
      if (!take_color(line, color, reading.file.record)) return false;
    } else {
      return line.fail_choice(TrfField::kCode, 4, line.width(), "white1 black1 rank");
    }
    rest = trimmed(rest.substr(word.size()));
  }
  return true;
}

}  // namespace

bool is_header_tag(std::string_view tag) {
  if (tag == "012" || tag == "112" || tag == "132" || tag == "142" || tag == "152" ||
      tag == "XXR" || tag == "XXC") {
    return true;
  }
  return header_field(tag) != nullptr;
}

bool read_header(LineReader& line, Reading& reading) {
  const std::string_view tag = line.tag();
  if (tag == "012") return take_text(line, reading.file.record.name, reading);
  if (tag == "132") return take_dates(line, reading);
  if (tag == "142" || tag == "XXR") return take_rounds(line, reading.file.record);
  if (tag == "152") return take_initial_color(line, reading.file.record);
  if (tag == "XXC") return take_settings(line, reading);
  if (tag == "112") {
    const std::string_view deputy = line.rest(4);
    if (!deputy.empty()) reading.file.header.deputies.emplace_back(deputy);
    return true;
  }
  return take_text(line, reading.file.header.*header_field(tag)->text, reading);
}

}  // namespace tournament::detail
