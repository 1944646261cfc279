// Size: data table. The printed pages of a competition in English.
#include "text/chart_message.hpp"
#include "text/detail/messages.hpp"

namespace text::detail {
namespace {

using M = ChartMessage;

constexpr Row<M> kRows[] = {
    {M::kCompetition, "Competition"},
    {M::kPairingsOf, "Pairings of round {0}"},
    {M::kStandingsAfter, "Standings after round {0}"},
    {M::kWallChart, "Wall chart"},
    {M::kCrossTable, "Cross table"},
    {M::kChecklist, "Venue and equipment"},
    {M::kChiefArbiter, "Chief arbiter: {0}"},
    {M::kBoard, "Board"},
    {M::kFirst, "First move"},
    {M::kSecond, "Second move"},
    {M::kResult, "Result"},
    {M::kPoints, "Points"},
    {M::kTotal, "Total"},
    {M::kRank, "Rank"},
    {M::kNumber, "No."},
    {M::kName, "Name"},
    {M::kFederation, "Fed."},
    {M::kClub, "Club"},
    {M::kRating, "Rating"},
    {M::kId, "Id"},
    {M::kRound, "Round"},
    {M::kColor, "Colour"},
    {M::kOpponent, "Opponent"},
    {M::kNotPaired, "Not paired"},
    {M::kFirstSign, "f"},
    {M::kSecondSign, "s"},
    {M::kWin, "won"},
    {M::kDraw, "drawn"},
    {M::kLoss, "lost"},
    {M::kForfeitWin, "won by forfeit"},
    {M::kForfeitLoss, "lost by forfeit"},
    {M::kUnfinished, "not finished"},
    {M::kBye, "bye"},
    {M::kHalfBye, "half-point bye"},
    {M::kFullBye, "full-point bye"},
    {M::kAbsent, "absent"},
    {M::kWarned, "Has been warned: last among those of equal points."},
    {M::kWallLegend,
     "12f 1: against number 12, with the first move, 1 point; s: with the second move. +, −: by "
     "forfeit. *: not finished. Below: the points so far."},
    {M::kCrossLegend,
     "12f 1: against the player in row 12, with the first move, 1 point; s: with the second move. "
     "+, −: by forfeit. *: not finished."},
    {M::kMatrixLegend,
     "Points of the player in the row against the player in the column, game by game. +, −: by "
     "forfeit. *: not finished."},
    {M::kAdjusted, "Points adjusted by the arbiter: {0}."},
    {M::kAdjustedInRound, "Points adjusted by the arbiter in round {1}: {0}."},
    {M::kCheckHall, "Hall: quiet, evenly lit, aired; visitors kept apart from the boards."},
    {M::kCheckTables,
     "Tables numbered by board, with room to pass between them; a chair for each player."},
    {M::kCheckBoards, "Boards flat and without gloss, their squares 3.2 to 4.6 cm wide."},
    {M::kCheckPieces,
     "Pieces complete and alike, 2.7 to 3.2 cm across, fitting the squares; spare sets."},
    {M::kCheckClocks, "A clock at each board, tested and set to the time control; spare clocks."},
    {M::kCheckSheets, "Score sheets and pens at each board."},
    {M::kCheckDemonstration, "Demonstration board: hung where visitors see it, red below."},
    {M::kCheckArbiters,
     "A table for the arbiters, with the rules, the regulations and forms at hand."},
    {M::kCheckNotices, "A notice board and a clock in sight of all players."},
    {M::kCheckPosted,
     "Posted before each round: pairings; after it: results, wall chart, standings."},
};

constexpr Table<M> kTable = table_of(kRows);
static_assert(is_complete(kTable), "a message is missing");

}  // namespace

const Table<ChartMessage>& english_chart_messages() { return kTable; }

}  // namespace text::detail
