#include "text/tourney_sentences.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/catalogue.hpp"
#include "text/detail/sentence_parts.hpp"
#include "text/message.hpp"
#include "text/tourney_message.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/event_file.hpp"
#include "tournament/event/event_text.hpp"
#include "tournament/event/head.hpp"

namespace text {
namespace {

using tournament::EventFault;
using tournament::EventFileFault;
using tournament::EventTextFault;
using tournament::HeadFault;
using M = TourneyMessage;

// The message of a fault in a family that stands in the order of its kinds.
template <class Kind>
constexpr M message_of(M first, Kind kind) {
  return static_cast<M>(static_cast<std::size_t>(first) + static_cast<std::size_t>(kind));
}
static_assert(message_of(M::kHeadFormat, HeadFault::Kind::kMissing) == M::kHeadMissing);
static_assert(message_of(M::kTextNumber, EventTextFault::Kind::kValue) == M::kTextValue);
static_assert(message_of(M::kEventNumber, EventFault::Kind::kAway) == M::kEventAway);
static_assert(message_of(M::kEventNumber, EventFault::Kind::kNothingToRevoke) ==
              M::kEventNothingToRevoke);

}  // namespace

std::string number_list(Language language, const std::vector<int>& numbers) {
  std::vector<std::string> texts;
  texts.reserve(numbers.size());
  for (const int number : numbers) texts.push_back(std::to_string(number));
  return detail::joined(texts, message(language, Message::kListComma));
}

std::string head_fault_sentence(Language language, const HeadFault& fault) {
  return format(language, message_of(M::kHeadFormat, fault.kind), {fault.word, fault.expected});
}

std::string event_fault_sentence(Language language, const EventFault& fault) {
  return format(language, message_of(M::kEventNumber, fault.kind),
                {fault.field, std::to_string(fault.value), std::to_string(fault.expected),
                 number_list(language, fault.boards)});
}

std::string event_file_fault_sentence(Language language, const EventFileFault& fault,
                                      std::string_view line) {
  switch (fault.kind) {
    case EventFileFault::Kind::kUtf8:
      return std::string(message(language, M::kFileUtf8));
    case EventFileFault::Kind::kHead:
      return head_fault_sentence(language, fault.head);
    case EventFileFault::Kind::kHeadCut:
      return std::string(message(language, M::kFileHeadCut));
    case EventFileFault::Kind::kText:
      return format(language, message_of(M::kTextNumber, fault.text.kind),
                    {std::to_string(detail::column_at(line, fault.text.offset)), fault.text.field,
                     fault.text.expected});
    case EventFileFault::Kind::kEvent:
      break;
  }
  return event_fault_sentence(language, fault.event);
}

}  // namespace text
