// Every message about tie-breaks and standings, by name; see text/message.hpp. The words stand in
// detail/tiebreak_messages_*.cpp.
#pragma once

#include <cstdint>

namespace text {

// The names, in groups; a translation has words for every one.
enum class TiebreakMessage : std::uint16_t {
  // The command line.
  kHelpTiebreaks,
  kHelpFile,
  kHelpCodes,
  kHelpOrder,
  kHelpRules,
  kHelpRound,
  kHelpRoundRobin,
  kHelpUnrated,
  kHelpExplain,
  kUnknownCode,   // {0} the code, {1} all codes
  kNoSuchPlayer,  // {0} the number
  kNoSuchRound,   // {0} the number, {1} how many are paired
  // Heads of columns.
  kRank,
  kNumber,
  kPoints,
  kName,
  // Names of the tie-breaks, in the order of tournament::Measure.
  kNamePoints,
  kNameDirectEncounter,
  kNameWins,
  kNameWon,
  kNameSecondGames,
  kNameSecondWins,
  kNameProgressive,
  kNameElected,
  kNameVoluntaryUnplayed,
  kNameStandardPoints,
  kNameNumber,
  kNameBuchholz,
  kNameAverageBuchholz,
  kNameForeBuchholz,
  kNameSonnebornBerger,
  kNameKoya,
  kNameAverageRating,
  kNamePerformance,
  kNamePerfect,
  kNameAveragePerformance,
  kNameAveragePerfect,
  kNameRating,
  kNameSmallPoints,
  kNameOpponentsPoints,
  kNameDirectWins,
  kNameFouls,
  kNameDirectSecond,
  kNamePreviousRank,
  kNameBoardPoints,
  kNameBoardWins,
  kNameBoardSecondWins,
  kNameBoardSecondGames,
  // A derivation.
  kValue,  // {0} the code, {1} the name, {2} the value
  kCannotBeSaid,
  kLevelWith,     // {0} numbers
  kRoundAgainst,  // {0} the round, {1} the opponent, {2} what counts
  kRoundAlone,    // {0} the round, {1} what counts
  kProduct,       // {0} and {1} the factors, {2} the product
  // Why a round counts as it does, in the order of tournament::TermReason.
  kReasonPlayed,
  kReasonAdjusted,
  kReasonForfeit,
  kReasonDummy,
  kReasonDummyCapped,
  kReasonFore,
  kReasonLowest,
  kReasonByResult,
  // Why one does not count, in the order of tournament::CutReason.
  kCutNone,
  kCutLow,
  kCutVoluntary,
  kCutHigh,
  kCount
};

}  // namespace text
