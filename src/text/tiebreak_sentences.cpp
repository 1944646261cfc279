#include "text/tiebreak_sentences.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/catalogue.hpp"
#include "text/tiebreak_message.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/value.hpp"

namespace text {
namespace {

using tournament::CutReason;
using tournament::Derivation;
using tournament::Measure;
using tournament::Term;
using tournament::TermReason;
using M = TiebreakMessage;

// The message so many places after the first of its group.
M nth(M first, std::uint8_t n) { return static_cast<M>(static_cast<std::uint16_t>(first) + n); }

// What counts: a score, or a score times what was scored against it.
std::string amount(Language language, const Derivation& derivation, const Term& term) {
  if (derivation.criterion.measure != Measure::kSonnebornBerger) {
    return write_value(term.value);
  }
  return format(
      language, M::kProduct,
      {write_value(term.of_opponent), write_points(term.earned), write_value(term.value)});
}

std::string remark(Language language, const Term& term) {
  std::string text;
  const bool plain = term.reason == TermReason::kPlayed || term.reason == TermReason::kByResult;
  if (!plain) {
    text = message(language, nth(M::kReasonPlayed, static_cast<std::uint8_t>(term.reason)));
  }
  if (term.cut != CutReason::kNone) {
    text += text.empty() ? "" : "; ";
    text += message(language, nth(M::kCutNone, static_cast<std::uint8_t>(term.cut)));
  }
  return text.empty() ? text : " (" + text + ")";
}

std::string term_sentence(Language language, const Derivation& derivation, const Term& term,
                          const NameOf& name_of) {
  const std::string round = std::to_string(term.round);
  const std::string counts = amount(language, derivation, term) + remark(language, term);
  if (term.opponent == tournament::kNobody) {
    return format(language, M::kRoundAlone, {round, counts});
  }
  return format(language, M::kRoundAgainst, {round, name_of(term.opponent), counts});
}

}  // namespace

std::string_view measure_name(Language language, Measure measure) {
  return message(language, nth(M::kNamePoints, static_cast<std::uint8_t>(measure)));
}

std::vector<std::string> derivation_sentences(Language language, const Derivation& derivation,
                                              const NameOf& name_of) {
  const std::string value = derivation.value ? write_value(*derivation.value)
                                             : std::string(message(language, M::kCannotBeSaid));
  std::vector<std::string> lines = {
      format(language, M::kValue,
             {write_criterion(derivation.criterion),
              measure_name(language, derivation.criterion.measure), value})};
  std::string level;
  for (const auto player : derivation.group) {
    if (player != derivation.player) {
      level += (level.empty() ? "" : ", ") + name_of(player);
    }
  }
  if (!level.empty()) {
    lines.push_back(format(language, M::kLevelWith, {level}));
  }
  for (const Term& term : derivation.terms) {
    lines.push_back(term_sentence(language, derivation, term, name_of));
  }
  return lines;
}

}  // namespace text
