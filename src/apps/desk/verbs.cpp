#include "apps/desk/verbs.hpp"

#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "apps/desk/penalty_words.hpp"
#include "arbiter/action.hpp"
#include "arbiter/duration_text.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/state.hpp"
#include "arbiter/table.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "rules/outcome.hpp"
#include "text/desk_message.hpp"

namespace apps {
namespace {

using arbiter::IncidentKind;
using board::Side;
using text::DeskMessage;

std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  if (read.ec != std::errc() || read.ptr != end || value < 0) return std::nullopt;
  return value;
}

template <class A>
Made plain(const Speaker& /*speaker*/, const Arguments& arguments) {
  if (!arguments.words.empty()) return std::nullopt;
  return A{};
}

arbiter::Incident incident(const Speaker& speaker, IncidentKind kind) {
  arbiter::Incident told;
  told.kind = kind;
  told.by = speaker.side;
  return told;
}

// A remark may follow.
template <IncidentKind Kind>
Made report(const Speaker& speaker, const Arguments& arguments) {
  auto told = incident(speaker, Kind);
  told.note = arguments.rest;
  return arbiter::Report{told};
}

template <IncidentKind Kind>
Made report_move(const Speaker& speaker, const Arguments& arguments) {
  if (arguments.words.size() != 1) return std::nullopt;
  auto told = incident(speaker, Kind);
  told.move = arguments.words.front();
  // A legal move may be told in any notation, one against the rules as coordinates alone.
  const auto text = speaker.table.game().rewrite(told.move, {}, notation::Dialect::kCoordinates);
  if (text) told.move = *text;
  return arbiter::Report{told};
}

template <IncidentKind Kind>
Made report_count(const Speaker& speaker, const Arguments& arguments) {
  if (arguments.words.size() != 1) return std::nullopt;
  const auto count = number(arguments.words.front());
  if (!count) return std::nullopt;
  auto told = incident(speaker, Kind);
  told.count = *count;
  return arbiter::Report{told};
}

Made touch(const Speaker& speaker, const Arguments& arguments) {
  if (arguments.words.empty()) return std::nullopt;
  auto told = incident(speaker, IncidentKind::kTouch);
  told.squares = arguments.words;
  return arbiter::Report{told};
}

Made adjust(const Speaker& speaker, const Arguments& arguments) {
  auto told = incident(speaker, IncidentKind::kAdjust);
  told.squares = arguments.words;
  told.announced = true;
  if (!told.squares.empty() && told.squares.back() == "unannounced") {
    told.squares.pop_back();
    told.announced = false;
  }
  if (told.squares.empty()) return std::nullopt;
  return arbiter::Report{told};
}

Made conduct_foul(const Speaker& speaker, const Arguments& arguments) {
  auto told = incident(speaker, IncidentKind::kConduct);
  told.count = 1;
  told.note = arguments.rest;
  return arbiter::Report{told};
}

template <bool Present>
Made presence(const Speaker& speaker, const Arguments& arguments) {
  if (!arguments.words.empty()) return std::nullopt;
  return arbiter::SetPresence{speaker.side, Present};
}

// `claim repetition`, `claim limit`; and what the arbiter finds himself.
Made claim(const Speaker& /*speaker*/, const Arguments& arguments) {
  if (arguments.words.size() != 1) return std::nullopt;
  if (arguments.words.front() == "repetition") return arbiter::ClaimRepetition{};
  if (arguments.words.front() == "limit") return arbiter::ClaimLimit{};
  if (arguments.words.front() == "absence") return arbiter::ClaimAbsence{};
  return std::nullopt;
}

Made ask_take_back(const Speaker& /*speaker*/, const Arguments& arguments) {
  if (arguments.words.empty()) return arbiter::AskTakeBack{};
  const auto plies = number(arguments.words.front());
  if (!plies || arguments.words.size() > 1) return std::nullopt;
  return arbiter::AskTakeBack{*plies};
}

// The ruling that waits last, where none is named.
int last_pending(const arbiter::Table& table) {
  int pending = 0;
  for (const auto& kept : table.state().rulings)
    if (kept.state == arbiter::RulingState::kProposed) pending = kept.ruling.id;
  return pending;
}

Made confirm(const Speaker& speaker, const Arguments& arguments) {
  if (arguments.words.size() > 1) return std::nullopt;
  if (arguments.words.empty()) return arbiter::Confirm{last_pending(speaker.table)};
  const auto ruling = number(arguments.words.front());
  if (!ruling) return std::nullopt;
  return arbiter::Confirm{*ruling};
}

Made override_ruling(const Speaker& speaker, const Arguments& arguments) {
  if (arguments.words.empty()) return std::nullopt;
  const auto ruling = number(arguments.words.front());
  if (!ruling || *ruling < 1 || *ruling > static_cast<int>(speaker.table.state().rulings.size()))
    return arbiter::Override{ruling.value_or(0), arguments.reason, {}};
  const auto& kept = speaker.table.state().rulings[static_cast<std::size_t>(*ruling) - 1];
  const std::vector<std::string> words(arguments.words.begin() + 1, arguments.words.end());
  const auto penalty = read_penalty(words, kept.ruling.incident.by);
  if (!penalty) return std::nullopt;
  return arbiter::Override{*ruling, arguments.reason, *penalty};
}

Made go_back(const Speaker& /*speaker*/, const Arguments& arguments) {
  const auto ply = arguments.words.empty() ? std::nullopt : number(arguments.words.front());
  if (!ply) return std::nullopt;
  const std::vector<std::string> words(arguments.words.begin() + 1, arguments.words.end());
  const auto duty = read_penalty(words, Side::kFirst);
  if (!duty) return std::nullopt;
  return arbiter::GoBack{*ply, arguments.reason, duty->duty};
}

Made stop_clocks(const Speaker& /*speaker*/, const Arguments& arguments) {
  if (!arguments.words.empty()) return std::nullopt;
  return arbiter::StopClocks{arguments.reason};
}

// `set red 12:30 2`: the time, and perhaps the periods left.
Made set_clock(const Speaker& speaker, const Arguments& arguments) {
  if (!speaker.named || arguments.words.empty() || arguments.words.size() > 2) return std::nullopt;
  const auto left = arbiter::parse_duration(arguments.words.front());
  if (!left) return std::nullopt;
  std::optional<int> periods;
  if (arguments.words.size() == 2) {
    periods = number(arguments.words.back());
    if (!periods) return std::nullopt;
  }
  return arbiter::SetClock{speaker.side, *left, periods, arguments.reason};
}

// `red wins REASON`, `decide draw`, `decide reopen`.
Made decide(const Speaker& speaker, const Arguments& arguments) {
  if (arguments.words.empty() || arguments.words.size() > 2) return std::nullopt;
  const auto& what = arguments.words.front();
  if (what == "reopen") return arbiter::Decide{std::nullopt, arguments.reason};
  const bool draw = what == "draw";
  if (!draw && (what != "wins" || !speaker.named)) return std::nullopt;
  auto reason = draw ? rules::Reason::kAgreement : rules::Reason::kForfeit;
  if (arguments.words.size() == 2) {
    const auto named = rules::parse_reason(arguments.words.back());
    if (!named) return std::nullopt;
    reason = *named;
  }
  rules::Outcome outcome{std::nullopt, reason};
  if (!draw) outcome.winner = speaker.side;
  return arbiter::Decide{outcome, arguments.reason};
}

Made note(const Speaker& /*speaker*/, const Arguments& arguments) {
  return arbiter::Note{arguments.rest};
}

// In the order of help. A word of a player may follow the side: `black touch e9`.
constexpr std::array kVerbs = {
    Verb{{"start", "", DeskMessage::kHelpStart}, Who::kArbiter, plain<arbiter::Start>},
    Verb{{"resign", "", DeskMessage::kHelpResign}, Who::kPlayer, plain<arbiter::Resign>},
    Verb{{"offer", "", DeskMessage::kHelpOffer}, Who::kPlayer, plain<arbiter::OfferDraw>},
    Verb{{"accept", "", DeskMessage::kHelpAccept}, Who::kPlayer, plain<arbiter::AcceptDraw>},
    Verb{{"decline", "", DeskMessage::kHelpDecline}, Who::kPlayer, plain<arbiter::DeclineDraw>},
    Verb{{"claim", "repetition|limit|absence", DeskMessage::kHelpClaim}, Who::kPlayer, claim},
    Verb{{"find", "repetition|limit", DeskMessage::kHelpFind}, Who::kArbiter, claim},
    Verb{{"touch", "SQUARE...", DeskMessage::kHelpTouch}, Who::kArbiter, touch},
    Verb{{"adjust", "SQUARE... [unannounced]", DeskMessage::kHelpAdjust}, Who::kArbiter, adjust},
    Verb{{"illegal", "MOVE", DeskMessage::kHelpIllegal},
         Who::kArbiter,
         report_move<IncidentKind::kIllegalMove>},
    Verb{{"breach", "MOVE", DeskMessage::kHelpBreach},
         Who::kArbiter,
         report_move<IncidentKind::kTouchBreach>},
    Verb{{"took-king", "", DeskMessage::kHelpTookKing},
         Who::kArbiter,
         report<IncidentKind::kKingCaptured>},
    Verb{{"pressed", "", DeskMessage::kHelpPressed},
         Who::kArbiter,
         report<IncidentKind::kPressedEarly>},
    Verb{{"missing", "N", DeskMessage::kHelpMissing},
         Who::kArbiter,
         report_count<IncidentKind::kMissingRecords>},
    Verb{{"unreadable", "N", DeskMessage::kHelpUnreadable},
         Who::kArbiter,
         report_count<IncidentKind::kUnreadableRecords>},
    Verb{{"record-ok", "", DeskMessage::kHelpRecordOk},
         Who::kArbiter,
         report<IncidentKind::kRecordRestored>},
    Verb{{"disturbed", "[TEXT]", DeskMessage::kHelpDisturbed},
         Who::kArbiter,
         report<IncidentKind::kDisturbance>},
    Verb{{"handled-clock", "[TEXT]", DeskMessage::kHelpHandledClock},
         Who::kArbiter,
         report<IncidentKind::kClockHandled>},
    Verb{{"reversed", "", DeskMessage::kHelpReversed},
         Who::kArbiter,
         report<IncidentKind::kColoursReversed>},
    Verb{{"displaced", "PLY", DeskMessage::kHelpDisplaced},
         Who::kArbiter,
         report_count<IncidentKind::kDisplaced>},
    Verb{{"fallen", "[TEXT]", DeskMessage::kHelpFallen},
         Who::kArbiter,
         report<IncidentKind::kFallen>},
    Verb{{"conduct", "[TEXT]", DeskMessage::kHelpConduct},
         Who::kArbiter,
         report<IncidentKind::kConduct>},
    Verb{{"foul", "[TEXT]", DeskMessage::kHelpFoul}, Who::kArbiter, conduct_foul},
    Verb{{"warn", "[TEXT]", DeskMessage::kHelpWarn}, Who::kArbiter, report<IncidentKind::kWarning>},
    Verb{{"will-not-resign", "[TEXT]", DeskMessage::kHelpWillNotResign},
         Who::kArbiter,
         report<IncidentKind::kNotResigning>},
    Verb{{"exclude", "[TEXT]", DeskMessage::kHelpExclude},
         Who::kArbiter,
         report<IncidentKind::kExclusion>},
    Verb{{"expel", "[TEXT]", DeskMessage::kHelpExpel},
         Who::kArbiter,
         report<IncidentKind::kExpulsion>},
    Verb{{"absent", "", DeskMessage::kHelpAbsent}, Who::kArbiter, presence<false>},
    Verb{{"present", "", DeskMessage::kHelpPresent}, Who::kArbiter, presence<true>},
    Verb{{"confirm", "[N]", DeskMessage::kHelpConfirm}, Who::kArbiter, confirm},
    Verb{{"override", "N PENALTY... because TEXT", DeskMessage::kHelpOverride},
         Who::kArbiter,
         override_ruling},
    Verb{{"back", "PLY [DUTY] because TEXT", DeskMessage::kHelpBack}, Who::kArbiter, go_back},
    Verb{{"stop", "[because TEXT]", DeskMessage::kHelpStop}, Who::kArbiter, stop_clocks},
    Verb{{"go", "", DeskMessage::kHelpGo}, Who::kArbiter, plain<arbiter::StartClocks>},
    Verb{{"set", "TIME [PERIODS] because TEXT", DeskMessage::kHelpSet}, Who::kArbiter, set_clock},
    Verb{{"decide", "wins|draw|reopen [REASON] because TEXT", DeskMessage::kHelpDecide},
         Who::kArbiter,
         decide},
    Verb{{"note", "TEXT", DeskMessage::kHelpNote}, Who::kArbiter, note},
    Verb{{"take-back", "[PLIES]", DeskMessage::kHelpTakeBack}, Who::kPlayer, ask_take_back},
    Verb{{"allow", "", DeskMessage::kHelpAllow}, Who::kPlayer, plain<arbiter::AllowTakeBack>},
    Verb{{"refuse", "", DeskMessage::kHelpRefuse}, Who::kPlayer, plain<arbiter::RefuseTakeBack>},
    Verb{{"abort", "", DeskMessage::kHelpAbort}, Who::kPlayer, plain<arbiter::Abort>},
    Verb{{"rematch", "", DeskMessage::kHelpRematch}, Who::kPlayer, plain<arbiter::OfferRematch>},
    Verb{{"rematch-yes", "", DeskMessage::kHelpRematchYes},
         Who::kPlayer,
         plain<arbiter::AcceptRematch>},
    Verb{{"rematch-no", "", DeskMessage::kHelpRematchNo},
         Who::kPlayer,
         plain<arbiter::DeclineRematch>},
};

}  // namespace

std::span<const Verb> desk_verbs() { return kVerbs; }

}  // namespace apps
