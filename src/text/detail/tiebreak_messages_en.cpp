// Size: data table. The messages about tie-breaks in English.
#include "text/detail/messages.hpp"
#include "text/tiebreak_message.hpp"

namespace text::detail {
namespace {

using M = TiebreakMessage;

constexpr Row<M> kRows[] = {
    {M::kHelpTiebreaks, "Tie-breaks and standing of a competition in a TRF file."},
    {M::kHelpFile, "The file."},
    {M::kHelpCodes,
     "Tie-breaks in order, divided by commas: BH/C1,BH,SB,DE. Else those of the file's line 202, "
     "else the order `fide`."},
    {M::kHelpOrder, "A ready-made order: fide, round-robin, swiss-a, swiss-b."},
    {M::kHelpRules,
     "How rounds that were not played count: FIDE's rules of 2024, or those from March 2026."},
    {M::kHelpRound, "The standing after this round; else after all that are paired."},
    {M::kHelpRoundRobin,
     "The competition is a round robin: games won or lost by forfeit count as played."},
    {M::kHelpUnrated, "The rating that players without one count with; else they are left out."},
    {M::kHelpExplain, "Show round by round how each value of this player comes about."},
    {M::kUnknownCode, "`{0}` is no code of a tie-break; the codes are {1}"},
    {M::kNoSuchPlayer, "no player has the number {0}"},
    {M::kNoSuchRound, "round {0} is not among the {1} that are paired"},
    {M::kRank, "Rank"},
    {M::kNumber, "No."},
    {M::kPoints, "Points"},
    {M::kName, "Name"},
    {M::kNamePoints, "points"},
    {M::kNameDirectEncounter, "direct encounter"},
    {M::kNameWins, "wins, forfeits and byes included"},
    {M::kNameWon, "games won over the board"},
    {M::kNameSecondGames, "games as second mover"},
    {M::kNameSecondWins, "wins as second mover"},
    {M::kNameProgressive, "progressive score"},
    {M::kNameElected, "rounds elected to play"},
    {M::kNameVoluntaryUnplayed, "voluntarily unplayed rounds"},
    {M::kNameStandardPoints, "points by 1, 1/2, 0"},
    {M::kNameNumber, "number in the competition"},
    {M::kNameBuchholz, "Buchholz"},
    {M::kNameAverageBuchholz, "average of the opponents' Buchholz"},
    {M::kNameForeBuchholz, "Fore Buchholz"},
    {M::kNameSonnebornBerger, "Sonneborn-Berger"},
    {M::kNameKoya, "Koya"},
    {M::kNameAverageRating, "average rating of the opponents"},
    {M::kNamePerformance, "performance rating"},
    {M::kNamePerfect, "perfect performance"},
    {M::kNameAveragePerformance, "average performance of the opponents"},
    {M::kNameAveragePerfect, "average perfect performance of the opponents"},
    {M::kNameRating, "rating"},
    {M::kNameSmallPoints, "small points"},
    {M::kNameOpponentsPoints, "sum of the opponents' points"},
    {M::kNameDirectWins, "direct wins"},
    {M::kNameFouls, "fouls"},
    {M::kNameDirectSecond, "direct games as second mover"},
    {M::kNamePreviousRank, "rank after the round before"},
    {M::kNameBoardPoints, "board points"},
    {M::kNameBoardWins, "game wins"},
    {M::kNameBoardSecondWins, "game wins as second mover"},
    {M::kNameBoardSecondGames, "games as second mover on all boards"},
    {M::kValue, "{0}, {1}: {2}"},
    {M::kCannotBeSaid, "cannot be said"},
    {M::kLevelWith, "level with {0}"},
    {M::kRoundAgainst, "round {0}, {1}: {2}"},
    {M::kRoundAlone, "round {0}: {1}"},
    {M::kProduct, "{0} x {1} = {2}"},
    {M::kReasonPlayed, "played"},
    {M::kReasonAdjusted, "the opponent's absences at the end count as draws"},
    {M::kReasonForfeit, "by forfeit, counts as a game"},
    {M::kReasonDummy, "not played: the player's own score stands for an opponent's"},
    {M::kReasonDummyCapped,
     "not played: the player's own score, cut down to the most that is allowed"},
    {M::kReasonFore, "last round, taken as drawn"},
    {M::kReasonLowest, "not played: the lowest score of those who have scored"},
    {M::kReasonByResult, "by result"},
    {M::kCutNone, "counts"},
    {M::kCutLow, "cut as the lowest"},
    {M::kCutVoluntary, "cut first, voluntarily unplayed"},
    {M::kCutHigh, "cut as the highest"},
};

constexpr Table<M> kTable = table_of(kRows);
static_assert(is_complete(kTable), "a message is missing");

}  // namespace

const Table<TiebreakMessage>& english_tiebreak_messages() { return kTable; }

}  // namespace text::detail
