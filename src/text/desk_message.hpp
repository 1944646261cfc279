// Every message of the arbiter's desk, by name; see text/message.hpp. The words stand in
// detail/desk_messages_*.cpp.
#pragma once

#include <cstdint>

namespace text {

// The names, in groups; a translation has words for every one.
enum class DeskMessage : std::uint16_t {
  // The command line.
  kHelpDesk,
  kHelpFile,
  kHelpControl,
  kHelpVenue,
  kHelpIllegalMovesLose,
  kHelpCasual,
  kHelpRed,
  kHelpBlack,
  kHelpEvent,
  kHelpSite,
  kHelpDate,
  kHelpRound,
  kHelpArbiterName,
  kHelpScript,
  kHelpTyped,
  kNeedsRuleset,   // {0} the file, which is not there
  kIsThere,        // {0} the file
  kInUse,          // {0} the file
  kHeadCut,        // {0} the file
  kScriptStopped,  // {0} what the line says
  // At the desk.
  kWelcome,      // {0} the file
  kWelcomeBack,  // {0} the file, {1} moves
  kPrompt,       // {0} and {1} the clocks, {2} the number of the move, {3} who is to move
  kWritten,      // {0} the file
  kBadTime,      // {0} what was typed
  kNotUtf8,
  kUnknownWord,  // {0} likewise
  kNeeds,        // {0} the word, {1} what must follow it
  kHintIllegal,  // {0} the move
  kHintBreach,
  // Help for every word, in the order in which it is shown.
  kHelpStart,
  kHelpResign,
  kHelpOffer,
  kHelpAccept,
  kHelpDecline,
  kHelpClaim,
  kHelpFind,
  kHelpTouch,
  kHelpAdjust,
  kHelpIllegal,
  kHelpBreach,
  kHelpTookKing,
  kHelpPressed,
  kHelpMissing,
  kHelpUnreadable,
  kHelpRecordOk,
  kHelpDisturbed,
  kHelpHandledClock,
  kHelpReversed,
  kHelpDisplaced,
  kHelpFallen,
  kHelpConduct,
  kHelpFoul,
  kHelpWarn,
  kHelpWillNotResign,
  kHelpExclude,
  kHelpExpel,
  kHelpAbsent,
  kHelpPresent,
  kHelpConfirm,
  kHelpOverride,
  kHelpBack,
  kHelpStop,
  kHelpGo,
  kHelpSet,
  kHelpDecide,
  kHelpNote,
  kHelpTakeBack,
  kHelpAllow,
  kHelpRefuse,
  kHelpAbort,
  kHelpRematch,
  kHelpRematchYes,
  kHelpRematchNo,
  kHelpBoard,
  kHelpClocks,
  kHelpPending,
  kHelpExplain,
  kHelpMoves,
  kHelpLog,
  kHelpReport,
  kHelpPgn,
  kHelpArbiter,
  kHelpHelp,
  kHelpQuit,
  kHelpClosing,
  // What waits, in the order of arbiter::Pending::Kind: {0} the side, {1} a number or a time, {2} a
  // sentence.
  kPendingRuling,
  kPendingStart,
  kPendingClocksStand,
  kPendingAbsent,
  kPendingLate,
  kPendingDrawOffer,
  kPendingTakeBack,
  kPendingRematch,
  kPendingDuty,
  kPendingClaimable,
  kPendingUndecided,
  kPendingFouls,
  kPendingTime,
  kPendingNothing,
  // The sheet.
  kReportTitle,
  kReportEvent,  // {0} what the tag says, and so on
  kReportSite,
  kReportDate,
  kReportRound,
  kReportPlayer,   // {0} the side, {1} the name
  kReportStart,    // {0} the FEN
  kReportRules,    // {0} the ruleset
  kReportControl,  // {0} in words
  kReportResult,   // {0} the result, {1} the sentence
  kReportOpen,
  kReportSign,  // {0} and {1} the sides
  kCount
};

}  // namespace text
