#include "tournament/trf/detail/score_codes.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "tournament/points.hpp"
#include "tournament/scoring.hpp"
#include "tournament/trf/detail/line_reader.hpp"
#include "tournament/trf/trf_fault.hpp"

namespace tournament::detail {
namespace {

using enum ScoreCode;

constexpr unsigned bit(ScoreCode code) { return 1U << static_cast<unsigned>(code); }

constexpr unsigned kWins =
    bit(kWhiteWins) | bit(kBlackWins) | bit(kForfeitWin) | bit(kFullPointBye);
constexpr unsigned kFirstDraws = bit(kWhiteDraws) | bit(kHalfPointBye);
constexpr unsigned kDraws = kFirstDraws | bit(kBlackDraws);
constexpr unsigned kLosses = bit(kWhiteLoses) | bit(kBlackLoses);
constexpr unsigned kAbsences = bit(kZeroPointBye) | bit(kForfeitLoss);

struct Name {
  std::string_view tag;
  std::string_view code;
  unsigned mask;
};

constexpr Name kNames[] = {
    {"162", "W", kWins},
    {"162", "D", kDraws},
    {"162", "L", kLosses},
    {"162", "A", kAbsences},
    {"162", "P", bit(kPairingBye)},
    {"162", "X", bit(kUnknown)},
    {"XXS", "W", kWins},
    {"XXS", "D", kDraws},
    {"XXS", "WW", bit(kWhiteWins)},
    {"XXS", "BW", bit(kBlackWins)},
    {"XXS", "WD", bit(kWhiteDraws)},
    {"XXS", "BD", bit(kBlackDraws)},
    {"XXS", "WL", bit(kWhiteLoses)},
    {"XXS", "BL", bit(kBlackLoses)},
    {"XXS", "ZPB", bit(kZeroPointBye)},
    {"XXS", "HPB", bit(kHalfPointBye)},
    {"XXS", "FPB", bit(kFullPointBye)},
    {"XXS", "PAB", bit(kPairingBye)},
    {"XXS", "FW", bit(kForfeitWin)},
    {"XXS", "FL", bit(kForfeitLoss)},
    {"BBW", "", kWins},
    {"BBD", "", kDraws},
    {"BBL", "", kLosses},
    {"BBZ", "", bit(kZeroPointBye)},
    {"BBF", "", bit(kForfeitLoss)},
    {"BBU", "", bit(kPairingBye)},
};

std::optional<unsigned> mask_of(std::string_view tag, std::string_view code) {
  for (const Name& name : kNames) {
    if (name.tag == tag && name.code == code) return name.mask;
  }
  return std::nullopt;
}

// What the format says where no line does.
Points usual(ScoreCode code) {
  const unsigned mask = bit(code);
  if ((mask & kWins) != 0) return whole_points(1);
  return (mask & kDraws) != 0 ? half_points(1) : Points{};
}

}  // namespace

bool ScoreCodes::read(LineReader& line) {
  if (line.tag() == "162") return read_162(line);
  if (line.tag() == "XXS") return read_xxs(line);
  Points points;
  if (!line.need_points(4, line.width(), points, kMostResultPoints)) return false;
  set(*mask_of(line.tag(), ""), points);
  return true;
}

// A code each ninth column from the sixth on, its points in the four columns after it.
bool ScoreCodes::read_162(LineReader& line) {
  if (!line.need_blank({4, 5})) return false;
  for (int column = 6; column <= line.width(); column += 9) {
    if (line.field(column, column + 8).empty()) continue;
    const auto mask = mask_of("162", line.field(column, column));
    if (!mask) return line.fail_choice(TrfField::kCode, column, column, "W D L A P X");
    Points points;
    if (!line.need_points(column + 1, column + 4, points, kMostResultPoints) ||
        !line.need_blank({column + 5, column + 6, column + 7, column + 8})) {
      return false;
    }
    set(*mask, points);
  }
  return true;
}

bool ScoreCodes::read_xxs(LineReader& line) {
  std::string_view rest = line.rest(4);
  while (!rest.empty()) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    const auto equals = word.find('=');
    const auto mask = mask_of("XXS", word.substr(0, equals));
    if (!mask) {
      return line.fail_choice(TrfField::kCode, 4, line.width(),
                              "W D WW BW WD BD WL BL ZPB HPB FPB PAB FW FL");
    }
    const auto points = equals == std::string_view::npos
                            ? std::nullopt
                            : bounded_points(word.substr(equals + 1), kMostResultPoints);
    if (!points) {
      return line.fail(TrfFault::Kind::kPoints, TrfField::kPoints, 4, line.width());
    }
    set(*mask, *points);
    rest = trimmed(rest.substr(word.size()));
  }
  return true;
}

void ScoreCodes::set(unsigned mask, Points points) {
  for (std::size_t code = 0; code < values_.size(); ++code) {
    if ((mask >> code & 1U) != 0) values_[code] = points;
  }
}

std::optional<Points> ScoreCodes::common(unsigned mask, std::string& conflict) const {
  std::optional<Points> first;
  bool agree = true;
  std::string names;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if ((mask >> i & 1U) == 0) continue;
    const auto code = static_cast<ScoreCode>(i);
    const Points points = values_[i].value_or(usual(code));
    agree = agree && points == first.value_or(points);
    first = first.value_or(points);
    for (const Name& name : kNames) {
      if (name.tag == "XXS" && name.mask == bit(code)) {
        names.append(names.empty() ? "" : " ").append(name.code);
      }
    }
  }
  if (agree) return first;
  conflict = names;
  return std::nullopt;
}

std::optional<Scoring> ScoreCodes::scoring(std::string& conflict) const {
  const auto win = common(kWins, conflict);
  const auto draw_first = common(kFirstDraws, conflict);
  const auto draw_second = common(bit(kBlackDraws), conflict);
  const auto loss = common(kLosses, conflict);
  const auto absence = common(kAbsences, conflict);
  if (!win || !draw_first || !draw_second || !loss || !absence) return std::nullopt;
  const auto value = [this](ScoreCode code) { return values_[static_cast<std::size_t>(code)]; };
  return Scoring{.win = *win,
                 .draw_first = *draw_first,
                 .draw_second = *draw_second,
                 .loss = *loss,
                 .absence = *absence,
                 .pairing_bye = value(kPairingBye).value_or(*win),
                 .unfinished = value(kUnknown).value_or(*draw_first)};
}

}  // namespace tournament::detail
