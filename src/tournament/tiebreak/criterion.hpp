// The tie-breaks and how they are written: `BH/C1`. Plain values; any thread may use them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tournament {

// Which text of FIDE's C.07 settles rounds that were not played (docs/rules/tournament.md#t9.4).
enum class Edition : std::uint8_t {
  k2024,  // a dummy opponent has the player's own score
  k2026,  // from 1 March 2026: that score is capped
};

// What a tie-break measures; each is defined under its code in docs/rules/tournament.md#t9.2.
enum class Measure : std::uint8_t {
  // FIDE's C.07.
  kPoints,              // PTS
  kDirectEncounter,     // DE
  kWins,                // WIN
  kWon,                 // WON
  kSecondGames,         // BPG
  kSecondWins,          // BWG
  kProgressive,         // PS
  kElected,             // REP, GE
  kVoluntaryUnplayed,   // VUR
  kStandardPoints,      // STD
  kNumber,              // TPN
  kBuchholz,            // BH
  kAverageBuchholz,     // AOB
  kForeBuchholz,        // FB
  kSonnebornBerger,     // SB
  kKoya,                // KS
  kAverageRating,       // ARO
  kPerformance,         // TPR
  kPerfect,             // PTP
  kAveragePerformance,  // APRO
  kAveragePerfect,      // APPO
  kRating,              // RTNG
  // The Chinese competition rules.
  kSmallPoints,      // SMALL
  kOpponentsPoints,  // OPP
  kDirectWins,       // DWIN
  kFouls,            // FOUL
  kDirectSecond,     // DSECOND
  kPreviousRank,     // PREV
  // Of teams, from what their boards brought.
  kBoardPoints,       // GPTS
  kBoardWins,         // GWON
  kBoardSecondWins,   // GBWG
  kBoardSecondGames,  // GBPG
};

// A tie-break with its modifiers.
struct Criterion {
  Measure measure = Measure::kPoints;
  int cut_low = 0;               // C1, C2 ...: so many of the least values do not count
  int cut_high = 0;              // M1, M2 ...: and so many of the greatest
  bool forfeits_played = false;  // P: games won or lost by forfeit count as played
  bool fore = false;             // F: of AOB, the average of FB
  bool reversed = false;         // R: ranked the other way round
  int koya_halves = 0;           // L+1, L-2: the limit of KS moves by so many draws
  std::optional<Edition> edition = std::nullopt;  // V2024, V2026: whatever the options say
  friend bool operator==(const Criterion&, const Criterion&) = default;
};

// `BH`, `BH/C1`, `SB/C1/V2024`, `PS/C2`, `KS/L-1`. Nothing where the code is not known or a
// modifier does not belong to it.
std::optional<Criterion> parse_criterion(std::string_view text);
// The same text again; `GE` is written as `REP`.
std::string write_criterion(const Criterion& criterion);

// One line of the list of codes.
struct CodeInfo {
  std::string_view code;
  Measure measure{};
  std::string_view modifiers;  // the letters of those that it takes
  bool low_first = false;      // the smaller value ranks higher
};
// Every code, in the order of the rules.
std::span<const CodeInfo> known_codes();
// The line of a measure.
const CodeInfo& code_info(Measure measure);

// The smaller value ranks higher: fouls, numbers, ranks.
bool low_first(const Criterion& criterion);
// The value depends on who else is still level: DE, DWIN, DSECOND.
bool is_of_group(Measure measure);

}  // namespace tournament
