#include "text/ruling_sentences.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/ruling.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "text/arbiter_message.hpp"
#include "text/catalogue.hpp"
#include "text/detail/sentence_parts.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace text {
namespace {

using arbiter::Finding;
using arbiter::IncidentKind;
using detail::nth;
using M = ArbiterMessage;

static_assert(nth(M::kFoundTouchBinds, arbiter::kLastFinding - 1) == M::kFoundWarned);

M form_of(game::KitId kit, const arbiter::Ruling& ruling) {
  if (ruling.finding == Finding::kKingLeft && kit == game::KitId::kQinyu)
    return M::kFoundKingLeftInCheck;
  if (ruling.incident.kind == IncidentKind::kUnreadableRecords) {
    if (ruling.finding == Finding::kRecordsFew) return M::kFoundUnreadableFew;
    if (ruling.finding == Finding::kRecordsMissing) return M::kFoundUnreadable;
  }
  return nth(M::kFoundTouchBinds, static_cast<std::size_t>(ruling.finding) - 1);
}

// Announced is what the arbiter saw himself: then nobody claimed it.
std::string claim_name(Language language, const arbiter::Incident& incident,
                       std::string_view side) {
  const bool is_limit = incident.kind == IncidentKind::kLimitClaim;
  if (incident.announced)
    return std::string(message(language, is_limit ? M::kSeenLimit : M::kSeenRepetition));
  return format(language, is_limit ? M::kClaimOfLimit : M::kClaimOfRepetition, {side});
}

std::string finding_clause(Language language, game::KitId kit, const arbiter::Ruling& ruling) {
  const auto& incident = ruling.incident;
  const auto side = side_name(language, kit, incident.by);
  return format(
      language, form_of(kit, ruling),
      {side, side_name(language, kit, board::other(incident.by)), incident.move,
       detail::joined(incident.squares, message(language, Message::kListComma)),
       detail::counted(language, M::kMove, M::kMoves, incident.count),
       claim_name(language, incident, side), detail::position_name(language, incident.count),
       detail::king_name(language, kit)});
}

// The rule that says so, and the one that the loss rests on where that is another.
std::string rules_of(Language language, const arbiter::Ruling& ruling, bool names_loss) {
  std::string rules = ruling.rule;
  if (!names_loss || ruling.penalty.ends->rule.empty() || ruling.penalty.ends->rule == rules)
    return rules;
  if (!rules.empty()) rules += message(language, Message::kListComma);
  return rules + ruling.penalty.ends->rule;
}

}  // namespace

std::string ruling_sentence(Language language, game::KitId kit, const arbiter::Ruling& ruling) {
  const auto& ends = ruling.penalty.ends;
  const bool names_loss = ends && ends->outcome.winner && ruling.finding != Finding::kClaimProven;
  const auto clauses = detail::penalty_clauses(language, ruling.penalty);
  auto does = detail::joined_clauses(language, clauses.of_side, clauses.of_game);
  if (names_loss) {
    const auto loser = side_name(language, kit, board::other(*ends->outcome.winner));
    does = detail::joined_clauses(language, does, format(language, M::kLoses, {loser}));
  }
  auto text = finding_clause(language, kit, ruling);
  if (!does.empty()) text = format(language, M::kRuledThat, {text, does});
  const auto rules = rules_of(language, ruling, names_loss);
  if (!rules.empty()) text = format(language, M::kInBrackets, {text, rules});
  text += message(language, M::kFullStop);
  if (ends && !names_loss) {
    detail::add_sentence(language, text,
                         verdict_sentence(language, kit, arbiter::verdict_of(*ends)));
  }
  if (!ruling.incident.note.empty())
    detail::add_sentence(language, text, format(language, M::kRemark, {ruling.incident.note}));
  return detail::on_one_line(text);
}

std::string penalty_sentence(Language language, game::KitId kit, board::Side side,
                             const arbiter::Penalty& penalty) {
  auto clauses = detail::penalty_clauses(language, penalty);
  if (!clauses.of_side.empty()) {
    clauses.of_side =
        format(language, M::kPenaltyOf, {side_name(language, kit, side), clauses.of_side});
  }
  auto text = detail::joined_clauses(language, clauses.of_side, clauses.of_game);
  if (text.empty() && !penalty.ends) text = message(language, M::kNoPenalty);
  if (!text.empty()) text = detail::capitalised(text.append(message(language, M::kFullStop)));
  if (penalty.ends) {
    detail::add_sentence(language, text,
                         verdict_sentence(language, kit, arbiter::verdict_of(*penalty.ends)));
  }
  return detail::on_one_line(text);
}

std::string duty_sentence(Language language, const arbiter::Duty& duty) {
  auto text = detail::capitalised(detail::duty_clause(language, duty));
  return text.append(message(language, M::kFullStop));
}

}  // namespace text
