// What the printed pages of a competition say, by name; see text/message.hpp. The words stand in
// detail/chart_messages_*.cpp.
#pragma once

#include <cstdint>

namespace text {

// The names, in groups; a translation has words for every one.
enum class ChartMessage : std::uint16_t {
  // Titles.
  kCompetition,     // of one without a name
  kPairingsOf,      // {0} the round
  kStandingsAfter,  // {0} the round
  kWallChart,
  kCrossTable,
  kChecklist,
  kChiefArbiter,  // {0} the name
  // Columns and facts.
  kBoard,
  kFirst,
  kSecond,
  kResult,
  kPoints,
  kTotal,
  kRank,
  kNumber,
  kName,
  kFederation,
  kClub,
  kRating,
  kId,
  kRound,
  kColor,
  kOpponent,
  kNotPaired,
  // Colours as signs.
  kFirstSign,
  kSecondSign,
  // Results and byes.
  kWin,
  kDraw,
  kLoss,
  kForfeitWin,
  kForfeitLoss,
  kUnfinished,
  kBye,
  kHalfBye,
  kFullBye,
  kAbsent,
  // Below the tables.
  kWarned,
  kWallLegend,
  kCrossLegend,
  kMatrixLegend,
  kAdjusted,         // {0} points
  kAdjustedInRound,  // {0} points, {1} the round
  // Venue and equipment, in the order in which it is shown.
  kCheckHall,
  kCheckTables,
  kCheckBoards,
  kCheckPieces,
  kCheckClocks,
  kCheckSheets,
  kCheckDemonstration,
  kCheckArbiters,
  kCheckNotices,
  kCheckPosted,
  kCount
};

}  // namespace text
