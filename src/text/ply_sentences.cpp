#include "text/ply_sentences.hpp"

#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "game/ply_view.hpp"
#include "rules/ply_report.hpp"
#include "rules/warning.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace text {
namespace {

using rules::PlyClass;
using rules::ThreatKind;
using rules::ThreatStatus;

constexpr Message nth(Message first, std::size_t n) {
  return static_cast<Message>(static_cast<std::size_t>(first) + n);
}

static_assert(nth(Message::kClassIdle, static_cast<std::size_t>(PlyClass::kCheck)) ==
              Message::kClassCheck);
static_assert(nth(Message::kThreatCheck, static_cast<std::size_t>(ThreatKind::kWinByCheck)) ==
              Message::kThreatWinByCheck);
static_assert(nth(Message::kStatusProtected,
                  static_cast<std::size_t>(ThreatStatus::kCheckIsSelfMate) - 1) ==
              Message::kStatusCheckIsSelfMate);

// `rook e5`, `车e5`; the letter alone in Qinyu chess. A line may end on a point that is empty now.
std::string piece_on(Language language, game::KitId kit, char letter, const std::string& square) {
  constexpr std::string_view kXiangqiLetters = "KABRNCP";
  if (letter == ' ') return square;
  const auto upper = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  const auto role = kXiangqiLetters.find(upper);
  std::string text;
  if (kit == game::KitId::kXiangqi && role != std::string_view::npos) {
    text = message(language, nth(Message::kRoleKing, role));
  } else {
    text = upper;
  }
  if (language == Language::kEnglish) text += ' ';
  return text + square;
}

std::string line_of(const game::ThreatView& threat) {
  std::string line;
  for (const auto& move : threat.line) line += (line.empty() ? "" : " ") + move;
  return line;
}

// Why a threat that counts is a gain; empty for checks and mates.
std::string_view kind_of(Language language, const game::ThreatView& threat) {
  if (threat.kind == ThreatKind::kCheck || threat.kind == ThreatKind::kMate) return {};
  if (threat.is_joint) return message(language, Message::kKindJoint);
  if (!threat.recapture) return message(language, Message::kKindUnprotected);
  return message(language, threat.is_rook ? Message::kKindRook : Message::kKindUnderprotected);
}

std::string status_of(Language language, const game::ThreatView& threat) {
  if (threat.status == ThreatStatus::kCounts) return std::string(kind_of(language, threat));
  const auto n = static_cast<std::size_t>(threat.status) - 1;
  return format(language, nth(Message::kStatusProtected, n), {threat.recapture.value_or("")});
}

}  // namespace

std::string_view ply_class_name(Language language, const game::PlyView& ply) {
  if (ply.klass == PlyClass::kCheck && ply.also_chases)
    return message(language, Message::kClassCheckAndChase);
  return message(language, nth(Message::kClassIdle, static_cast<std::size_t>(ply.klass)));
}

std::string threat_sentence(Language language, game::KitId kit, const game::ThreatView& threat) {
  std::string text =
      format(language, nth(Message::kThreatCheck, static_cast<std::size_t>(threat.kind)),
             {piece_on(language, kit, threat.attacker_letter, threat.attacker),
              piece_on(language, kit, threat.victim_letter, threat.victim), line_of(threat)});
  const std::string status = status_of(language, threat);
  if (!status.empty()) text.append(message(language, Message::kListComma)).append(status);
  return text;
}

std::string ply_report(Language language, game::KitId kit, const game::PlyView& ply) {
  std::string lines = format(language, Message::kPlyLine,
                             {std::to_string(ply.ply), side_name(language, kit, ply.side), ply.move,
                              ply_class_name(language, ply)}) +
                      '\n';
  for (const auto& threat : ply.threats)
    lines += "   " + threat_sentence(language, kit, threat) + '\n';
  if (ply.bound) lines += "   " + format(language, Message::kPlyBound, {*ply.bound}) + '\n';
  return lines;
}

std::string warning_sentence(Language language, game::KitId kit, const rules::Warning& warning) {
  Message form = Message::kWarnCount;
  switch (warning.kind) {
    case rules::WarningKind::kRepetition:
      form = warning.side ? Message::kWarnRepetitionLoss : Message::kWarnRepetitionDraw;
      break;
    case rules::WarningKind::kLastCheck:
      form = Message::kWarnLastCheck;
      break;
    case rules::WarningKind::kLastChase:
      form = Message::kWarnLastChase;
      break;
    case rules::WarningKind::kCount:
      break;
    case rules::WarningKind::kFacingKings:
      form = Message::kWarnFacingKings;
      break;
  }
  const auto side = warning.side.value_or(board::Side::kFirst);
  return format(language, form,
                {side_name(language, kit, side), warning.rule, std::to_string(warning.plies)});
}

}  // namespace text
