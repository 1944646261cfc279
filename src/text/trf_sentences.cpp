#include "text/trf_sentences.hpp"

#include <cstddef>
#include <string>

#include "text/catalogue.hpp"
#include "text/detail/sentence_parts.hpp"
#include "text/trf_message.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/trf_fault.hpp"

namespace text {
namespace {

using tournament::Contradiction;
using tournament::TrfFault;
using tournament::TrfField;
using Kind = TrfFault::Kind;
using M = TrfMessage;

// Messages of one family stand in the order of the numbers that they belong to.
constexpr M nth(M first, std::size_t n) {
  return static_cast<M>(static_cast<std::size_t>(first) + n);
}

static_assert(nth(M::kFieldLine, static_cast<std::size_t>(TrfField::kCode)) == M::kFieldCode);
static_assert(nth(M::kControl, static_cast<std::size_t>(Kind::kTooMany)) == M::kTooMany);
static_assert(nth(M::kContradictsOpponent,
                  static_cast<std::size_t>(Contradiction::Kind::kResults)) ==
              M::kContradictsResults);

M pattern_of(const TrfFault& fault) {
  if (fault.kind == Kind::kContradiction) {
    return nth(M::kContradictsOpponent, static_cast<std::size_t>(fault.contradiction));
  }
  if (fault.found.empty() && fault.kind == Kind::kNumber) return M::kNumberMissing;
  if (fault.found.empty() && fault.kind == Kind::kPoints) return M::kPointsMissing;
  if (fault.found.empty() && fault.kind == Kind::kChoice) return M::kChoiceMissing;
  return nth(M::kControl, static_cast<std::size_t>(fault.kind));
}

}  // namespace

std::string trf_fault_sentence(Language language, const TrfFault& fault) {
  const std::string expected =
      fault.kind == Kind::kNumber ? std::to_string(fault.low) : std::string(fault.expected);
  const auto player = std::to_string(fault.player);
  const auto found = detail::on_one_line(fault.found);
  const std::string what =
      format(language, pattern_of(fault),
             {found, expected, std::to_string(fault.high), player, std::to_string(fault.round)});
  const auto field = message(language, nth(M::kFieldLine, static_cast<std::size_t>(fault.field)));
  const auto line = std::to_string(fault.line);
  if (fault.line > 0 && fault.column > 0) {
    return format(language, M::kAtColumn,
                  {what, line, std::to_string(fault.column), fault.tag, field});
  }
  if (fault.line > 0) return format(language, M::kAtLine, {what, line, "", fault.tag, field});
  if (fault.player > 0) return format(language, M::kAtPlayer, {what, player, fault.tag, field});
  return fault.tag.empty() ? what : format(language, M::kAtTag, {what, fault.tag, field});
}

}  // namespace text
