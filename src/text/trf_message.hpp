// What is wrong with tournament report files, by name; see text/message.hpp. The words stand in
// detail/trf_messages_*.cpp.
#pragma once

#include <cstdint>

namespace text {

// The names, in groups; a translation has words for every one.
enum class TrfMessage : std::uint16_t {
  // Fields, in the order of tournament::TrfField.
  kFieldLine,
  kFieldPlayer,
  kFieldSex,
  kFieldRating,
  kFieldPoints,
  kFieldRank,
  kFieldOpponent,
  kFieldColor,
  kFieldResult,
  kFieldRound,
  kFieldRounds,
  kFieldCode,
  // Where: {0} the fault. Of a file {1} the line, {2} the column, {3} its tag, {4} the field.
  kAtColumn,
  kAtLine,
  kAtPlayer,  // writing: {1} his number, {2} the tag, {3} the field
  kAtTag,     // writing: {1} the tag, {2} the field
  // Faults, in the order of tournament::TrfFault::Kind: {0} the text at fault, {1} what was
  // expected, or the least number, {2} the greatest number, {3} the player, {4} the round.
  kControl,
  kNoPlayers,
  kNumber,
  kPoints,
  kChoice,
  kNotBlank,
  kRepeated,
  kUnknownPlayer,
  kNeedsOpponent,
  kHasOpponent,
  kContradiction,
  kHasEntry,
  kMustAgree,
  kNoPlace,
  kTooMany,
  // The same where there is no text.
  kNumberMissing,
  kPointsMissing,
  kChoiceMissing,
  // Contradictions, in the order of tournament::Contradiction::Kind: {0} the opponent, {3} the
  // player, {4} the round.
  kContradictsOpponent,
  kContradictsCard,
  kContradictsColors,
  kContradictsResults,
  kCount
};

}  // namespace text
