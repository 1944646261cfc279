#include "apps/desk/pending_text.hpp"

#include <cstddef>
#include <string>

#include "apps/context.hpp"
#include "arbiter/duration_text.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/pending.hpp"
#include "arbiter/state.hpp"
#include "arbiter/table.hpp"
#include "arbiter/time_control.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "text/desk_message.hpp"
#include "text/ruling_sentences.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using arbiter::Pending;
using text::DeskMessage;

static_assert(static_cast<int>(DeskMessage::kPendingTime) -
                  static_cast<int>(DeskMessage::kPendingRuling) ==
              static_cast<int>(Pending::Kind::kTime));

// What the message of the kind is about: {0} the side, {1} a number or a time, {2} a sentence.
std::string sentence_of(const Context& context, const arbiter::Table& table,
                        const Pending& pending) {
  const auto kit = table.game().kit();
  const auto message = static_cast<DeskMessage>(static_cast<int>(DeskMessage::kPendingRuling) +
                                                static_cast<int>(pending.kind));
  std::string side;
  if (pending.side) side = text::side_name(context.language, kit, *pending.side);
  const auto value =
      pending.at ? arbiter::write_duration({pending.at->ms}) : std::to_string(pending.number);
  std::string sentence;
  if (pending.kind == Pending::Kind::kRuling) {
    const auto& kept = table.state().rulings[static_cast<std::size_t>(pending.number) - 1];
    sentence = text::ruling_sentence(context.language, kit, kept.ruling);
  } else if (pending.kind == Pending::Kind::kDuty) {
    sentence = text::duty_sentence(context.language, pending.duty);
  } else if (pending.ending) {
    sentence = text::verdict_sentence(context.language, kit, arbiter::verdict_of(*pending.ending));
  }
  return context.say(message, {side, value, sentence});
}

}  // namespace

std::string pending_text_of(const Context& context, const arbiter::Table& table) {
  std::string text;
  for (const auto& pending : arbiter::pending(table))
    text += sentence_of(context, table, pending) + '\n';
  if (text.empty()) text = std::string(context.say(DeskMessage::kPendingNothing)) + '\n';
  return text;
}

std::string clock_text_of(const Context& context, const arbiter::Table& table, board::Side side,
                          base::Instant now) {
  const auto& controls = table.settings().controls;
  const auto& control = side == board::Side::kFirst ? controls.first : controls.second;
  std::string text(text::side_name(context.language, table.game().kit(), side));
  if (control.kind == arbiter::TimeControl::Kind::kNone) return text;
  text += ' ' + arbiter::clock_face(table.clock().left(side, now));
  const int periods = table.clock().periods(side, now);
  if (periods > 0) text += " (" + std::to_string(periods) + ')';
  return text;
}

}  // namespace apps
