#include "tournament/tiebreak/criterion.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

namespace tournament {
namespace {

constexpr int kMostCut = 99;

constexpr std::array<CodeInfo, 33> kCodes = {{
    {"PTS", Measure::kPoints, "R", false},
    {"DE", Measure::kDirectEncounter, "PR", true},
    {"WIN", Measure::kWins, "R", false},
    {"WON", Measure::kWon, "R", false},
    {"BPG", Measure::kSecondGames, "R", false},
    {"BWG", Measure::kSecondWins, "R", false},
    {"PS", Measure::kProgressive, "CR", false},
    {"REP", Measure::kElected, "R", false},
    {"GE", Measure::kElected, "R", false},
    {"VUR", Measure::kVoluntaryUnplayed, "R", true},
    {"STD", Measure::kStandardPoints, "R", false},
    {"TPN", Measure::kNumber, "R", true},
    {"BH", Measure::kBuchholz, "CMPRV", false},
    {"AOB", Measure::kAverageBuchholz, "FPRV", false},
    {"FB", Measure::kForeBuchholz, "CMPRV", false},
    {"SB", Measure::kSonnebornBerger, "CMPRV", false},
    {"KS", Measure::kKoya, "LR", false},
    {"ARO", Measure::kAverageRating, "CMR", false},
    {"TPR", Measure::kPerformance, "R", false},
    {"PTP", Measure::kPerfect, "R", false},
    {"APRO", Measure::kAveragePerformance, "R", false},
    {"APPO", Measure::kAveragePerfect, "R", false},
    {"RTNG", Measure::kRating, "R", false},
    {"SMALL", Measure::kSmallPoints, "PR", false},
    {"OPP", Measure::kOpponentsPoints, "R", false},
    {"DWIN", Measure::kDirectWins, "PR", false},
    {"FOUL", Measure::kFouls, "R", true},
    {"DSECOND", Measure::kDirectSecond, "R", false},
    {"PREV", Measure::kPreviousRank, "R", true},
    {"GPTS", Measure::kBoardPoints, "R", false},
    {"GWON", Measure::kBoardWins, "R", false},
    {"GBWG", Measure::kBoardSecondWins, "R", false},
    {"GBPG", Measure::kBoardSecondGames, "R", false},
}};

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  const bool whole = error == std::errc{} && stop == end && !text.empty();
  return whole ? std::optional(number) : std::nullopt;
}

bool set_cut(Criterion& criterion, std::string_view digits, bool both) {
  const auto cut = number_in(digits);
  if (!cut || *cut < 1 || *cut > kMostCut || criterion.cut_low != 0) {
    return false;
  }
  criterion.cut_low = *cut;
  criterion.cut_high = both ? *cut : 0;
  return true;
}

bool set_limit(Criterion& criterion, std::string_view digits) {
  const bool plus = digits.starts_with('+');
  const auto halves = number_in(digits.substr(plus ? 1 : 0));
  if (!halves || (plus && *halves < 0) || *halves < -kMostCut || *halves > kMostCut) {
    return false;
  }
  criterion.koya_halves = *halves;
  return true;
}

bool set_edition(Criterion& criterion, std::string_view year) {
  if (year != "2024" && year != "2026") {
    return false;
  }
  criterion.edition = year == "2024" ? Edition::k2024 : Edition::k2026;
  return true;
}

bool set_modifier(Criterion& criterion, std::string_view allowed, std::string_view modifier) {
  if (modifier.empty() || allowed.find(modifier.front()) == std::string_view::npos) {
    return false;
  }
  const std::string_view rest = modifier.substr(1);
  switch (modifier.front()) {
    case 'C':
      return set_cut(criterion, rest, false);
    case 'M':
      return set_cut(criterion, rest, true);
    case 'L':
      return set_limit(criterion, rest);
    case 'V':
      return set_edition(criterion, rest);
    case 'P':
      criterion.forfeits_played = true;
      return rest.empty();
    case 'F':
      criterion.fore = true;
      return rest.empty();
    default:
      criterion.reversed = true;
      return rest.empty();
  }
}

}  // namespace

std::optional<Criterion> parse_criterion(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto* const info =
      std::ranges::find(kCodes, text.substr(0, slash), [](const CodeInfo& i) { return i.code; });
  if (info == kCodes.end()) {
    return std::nullopt;
  }
  Criterion criterion{.measure = info->measure};
  for (std::size_t at = slash; at != std::string_view::npos;) {
    const std::size_t next = text.find('/', at + 1);
    const std::size_t length = next == std::string_view::npos ? next : next - at - 1;
    if (!set_modifier(criterion, info->modifiers, text.substr(at + 1, length))) {
      return std::nullopt;
    }
    at = next;
  }
  return criterion;
}

std::string write_criterion(const Criterion& criterion) {
  std::string text(code_info(criterion.measure).code);
  if (criterion.cut_low > 0) {
    text += criterion.cut_high > 0 ? "/M" : "/C";
    text += std::to_string(criterion.cut_low);
  }
  text += criterion.forfeits_played ? "/P" : "";
  text += criterion.fore ? "/F" : "";
  if (criterion.koya_halves != 0) {
    text += criterion.koya_halves > 0 ? "/L+" : "/L";
    text += std::to_string(criterion.koya_halves);
  }
  text += criterion.reversed ? "/R" : "";
  if (criterion.edition) {
    text += *criterion.edition == Edition::k2024 ? "/V2024" : "/V2026";
  }
  return text;
}

std::span<const CodeInfo> known_codes() { return kCodes; }

const CodeInfo& code_info(Measure measure) {
  return *std::ranges::find(kCodes, measure, [](const CodeInfo& i) { return i.measure; });
}

bool low_first(const Criterion& criterion) {
  return code_info(criterion.measure).low_first != criterion.reversed;
}

bool is_of_group(Measure measure) {
  return measure == Measure::kDirectEncounter || measure == Measure::kDirectWins ||
         measure == Measure::kDirectSecond;
}

}  // namespace tournament
