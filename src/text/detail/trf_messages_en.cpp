// Size: data table. What is wrong with tournament report files, in English.
#include "text/detail/messages.hpp"
#include "text/trf_message.hpp"

namespace text::detail {
namespace {

using M = TrfMessage;

constexpr Row<M> kRows[] = {
    {M::kFieldLine, "line"},
    {M::kFieldPlayer, "number of a player"},
    {M::kFieldSex, "sex"},
    {M::kFieldRating, "rating"},
    {M::kFieldPoints, "points"},
    {M::kFieldRank, "rank"},
    {M::kFieldOpponent, "opponent"},
    {M::kFieldColor, "colour"},
    {M::kFieldResult, "result"},
    {M::kFieldRound, "round"},
    {M::kFieldRounds, "number of rounds"},
    {M::kFieldCode, "code"},
    {M::kAtColumn, "line {1}, column {2} ({3}, {4}): {0}"},
    {M::kAtLine, "line {1} ({3}, {4}): {0}"},
    {M::kAtPlayer, "player {1} ({2}, {3}): {0}"},
    {M::kAtTag, "{1}, {2}: {0}"},
    {M::kControl, "a tab or another control character; columns are filled with blanks"},
    {M::kNoPlayers, "there are no players: no line begins with 001"},
    {M::kNumber, "`{0}` is not a whole number from {1} to {2}"},
    {M::kPoints, "`{0}` is not a number of points such as 11.5"},
    {M::kChoice, "`{0}` is none of: {1}"},
    {M::kNotBlank, "`{0}` stands in a column that divides two fields and must be blank"},
    {M::kRepeated, "`{0}` is given a second time and differs from the first"},
    {M::kUnknownPlayer, "no line 001 has the number {0}"},
    {M::kNeedsOpponent, "`{0}` is the result of a game, but there is no opponent"},
    {M::kHasOpponent, "`{0}` is the result of a bye, but there is an opponent"},
    {M::kContradiction, "player {3}, round {4}: the card contradicts another"},
    {M::kHasEntry, "player {3} has something else in round {4} already"},
    {M::kMustAgree, "{0} must be worth the same"},
    {M::kNoPlace, "there is no place for `{0}`"},
    {M::kTooMany, "there is more than the format has room for"},
    {M::kNumberMissing, "a whole number from {1} to {2} is missing"},
    {M::kPointsMissing, "points such as 11.5 are missing"},
    {M::kChoiceMissing, "one of these is missing: {1}"},
    {M::kContradictsOpponent, "player {3}, round {4}: {0} cannot be the opponent"},
    {M::kContradictsCard, "player {3} meets {0} in round {4}, but the line of {0} does not say so"},
    {M::kContradictsColors, "players {3} and {0} have the same colour in round {4}"},
    {M::kContradictsResults, "the results of players {3} and {0} in round {4} do not go together"},
};

constexpr Table<M> kTable = table_of(kRows);
static_assert(is_complete(kTable), "a message is missing");

}  // namespace

const Table<TrfMessage>& english_trf_messages() { return kTable; }

}  // namespace text::detail
