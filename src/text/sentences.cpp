#include "text/sentences.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "rules/outcome.hpp"
#include "rules/setup_fault.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"

namespace text {
namespace {

constexpr std::size_t kSetupFaultCount = static_cast<std::size_t>(rules::SetupFault::kCount);

constexpr std::array<std::string_view, kSetupFaultCount> kSetupFaultCodes = {
    "no-royal",   "too-many-royals",  "royal-place",   "advisor-place",     "elephant-place",
    "pawn-place", "too-many-of-role", "facing-royals", "opponent-in-check", "promoted-mark",
    "hand",       "castling-right",   "en-passant",
};

// Messages of one family stand in the order of the numbers that they belong to.
constexpr Message nth(Message first, std::size_t n) {
  return static_cast<Message>(static_cast<std::size_t>(first) + n);
}

static_assert(nth(Message::kNameCheckmate, rules::kLastReason - 1) == Message::kNameNotResigning);
static_assert(nth(Message::kSaysCheckmate, rules::kLastReason - 1) == Message::kSaysNotResigning);
static_assert(nth(Message::kSetupNoRoyal, kSetupFaultCount - 1) == Message::kSetupEnPassant);

Message sentence_of(const rules::Outcome& outcome) {
  if (!outcome.winner) {
    if (outcome.reason == rules::Reason::kTime) return Message::kSaysTimeDraw;
    if (outcome.reason == rules::Reason::kAbsence) return Message::kSaysAbsenceBoth;
    if (outcome.reason == rules::Reason::kForfeit) return Message::kSaysForfeitBoth;
  }
  return nth(Message::kSaysCheckmate, static_cast<std::size_t>(outcome.reason) - 1);
}

struct Field {
  Message name;
  Message xiangqi;
  Message qinyu;
};

constexpr std::array<Field, 6> kFields = {{
    {Message::kFieldBoard, Message::kExpectXiangqiBoard, Message::kExpectQinyuBoard},
    {Message::kFieldSide, Message::kExpectSide, Message::kExpectSide},
    {Message::kFieldThird, Message::kExpectDash, Message::kExpectCastling},
    {Message::kFieldFourth, Message::kExpectDash, Message::kExpectEnPassant},
    {Message::kFieldHalfmove, Message::kExpectNumber, Message::kExpectNumber},
    {Message::kFieldFullmove, Message::kExpectNumber, Message::kExpectNumber},
}};

// The field of a FEN that holds a byte.
const Field& field_at(std::string_view fen, std::size_t offset) {
  const auto before = fen.substr(0, offset);
  const auto spaces = static_cast<std::size_t>(std::ranges::count(before, ' '));
  return kFields[std::min(spaces, kFields.size() - 1)];
}

// A move as each dialect writes it, in the order of the dialects; a kit that lacks one has none.
struct Example {
  std::string_view xiangqi;
  std::string_view qinyu;
};

constexpr std::array<Example, notation::kAllDialects.size()> kExamples = {{
    {"h2e2", "e9e10q"},
    {"h3e3", ""},
    {"H2-E2", ""},
    {"Che2", "Rxe5"},
    {"C2=5", ""},
    {"C2.5", ""},
    {"c8.5", ""},
    {"炮二平五", "车a1-a5"},
    {"炮二平五", "車a1-a5"},
}};

std::string expected_move(Language language, game::KitId kit, game::MoveDialect dialect) {
  const bool xiangqi = kit == game::KitId::kXiangqi;
  if (!dialect) {
    return std::string(
        message(language, xiangqi ? Message::kExpectXiangqiRecord : Message::kExpectQinyuRecord));
  }
  if (*dialect == notation::Dialect::kCoordinates) {
    return std::string(
        message(language, xiangqi ? Message::kExpectXiangqiMove : Message::kExpectQinyuMove));
  }
  const auto& example = kExamples[static_cast<std::size_t>(*dialect)];
  return format(language, Message::kExpectMoveLike, {xiangqi ? example.xiangqi : example.qinyu});
}

std::string joined(Language language, const std::vector<std::string>& texts) {
  std::string all;
  for (const auto& text : texts) {
    if (!all.empty()) all += message(language, Message::kListComma);
    all += text;
  }
  return all;
}

}  // namespace

std::string_view side_name(Language language, game::KitId kit, board::Side side) {
  if (side == board::Side::kSecond) return message(language, Message::kSideBlack);
  return message(language, kit == game::KitId::kXiangqi ? Message::kSideRed : Message::kSideWhite);
}

std::string_view reason_name(Language language, rules::Reason reason) {
  return message(language, nth(Message::kNameCheckmate, static_cast<std::size_t>(reason) - 1));
}

std::string_view result_name(Language language, game::KitId kit, const rules::Outcome& outcome) {
  const auto code = rules::result_code(outcome);
  if (code == "0-1") return message(language, Message::kBlackWins);
  if (code == "1-0") {
    return message(language,
                   kit == game::KitId::kXiangqi ? Message::kRedWins : Message::kWhiteWins);
  }
  if (code == "1/2-1/2") return message(language, Message::kDrawn);
  const bool undecided = outcome.reason == rules::Reason::kUndecided;
  return message(language, undecided ? Message::kGoesOn : Message::kNoResult);
}

std::string verdict_sentence(Language language, game::KitId kit, const rules::Verdict& verdict) {
  const auto& outcome = verdict.outcome;
  const auto winner = outcome.winner.value_or(board::Side::kFirst);
  auto sentence =
      format(language, sentence_of(outcome),
             {side_name(language, kit, winner), side_name(language, kit, board::other(winner))});
  if (!verdict.rule.empty())
    sentence = format(language, Message::kWithRule, {sentence, verdict.rule});
  if (!verdict.cycle) return sentence;
  if (language == Language::kEnglish) sentence += ' ';
  return sentence + format(language, Message::kEvidencePlies,
                           {std::to_string(verdict.cycle->first_ply),
                            std::to_string(verdict.cycle->last_ply)});
}

std::string_view setup_fault_code(rules::SetupFault fault) {
  return kSetupFaultCodes[static_cast<std::size_t>(fault)];
}

std::string setup_fault_codes(const rules::SetupFaults& faults) {
  std::string codes;
  for (std::size_t i = 0; i < faults.size(); ++i) {
    if (!faults.test(i)) continue;
    if (!codes.empty()) codes += ',';
    codes += kSetupFaultCodes[i];
  }
  return codes;
}

std::string_view setup_fault_sentence(Language language, rules::SetupFault fault) {
  return message(language, nth(Message::kSetupNoRoyal, static_cast<std::size_t>(fault)));
}

std::string setup_faults_sentence(Language language, const rules::SetupFaults& faults) {
  std::string sentences;
  for (std::size_t i = 0; i < faults.size(); ++i) {
    if (!faults.test(i)) continue;
    if (!sentences.empty()) sentences += message(language, Message::kListComma);
    sentences += setup_fault_sentence(language, static_cast<rules::SetupFault>(i));
  }
  return format(language, Message::kFaultSetup, {sentences});
}

std::string fen_fault_sentence(Language language, game::KitId kit, std::string_view fen,
                               const game::Fault& fault) {
  if (fault.kind == game::Fault::Kind::kBadSetup)
    return setup_faults_sentence(language, fault.setup_faults);
  const auto offset = static_cast<std::size_t>(std::max(fault.offset, 0));
  const auto& field = field_at(fen, offset);
  const auto expected = kit == game::KitId::kXiangqi ? field.xiangqi : field.qinyu;
  return format(
      language, Message::kFaultFen,
      {std::to_string(offset), message(language, field.name), message(language, expected)});
}

std::string move_fault_sentence(Language language, game::KitId kit, std::string_view move,
                                game::MoveDialect dialect, const game::Fault& fault) {
  switch (fault.kind) {
    case game::Fault::Kind::kNothingToUndo:
      return std::string(message(language, Message::kFaultNothingToUndo));
    case game::Fault::Kind::kIllegalMove:
      return format(language, Message::kFaultIllegalMove, {move});
    case game::Fault::Kind::kAmbiguousMove:
      return format(language, Message::kFaultAmbiguousMove,
                    {move, joined(language, fault.candidates)});
    case game::Fault::Kind::kNoSuchDialect:
      return format(language, Message::kFaultNoSuchDialect,
                    {notation::dialect_name(dialect.value_or(notation::Dialect::kCoordinates))});
    default:
      return format(language, Message::kFaultMoveText,
                    {move, expected_move(language, kit, dialect)});
  }
}

}  // namespace text
