// Sentences about event files that cannot be read and events that cannot be. Immutable; any thread
// may use them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/catalogue.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/event_file.hpp"
#include "tournament/event/head.hpp"

namespace text {

// Why a head is refused.
std::string head_fault_sentence(Language language, const tournament::HeadFault& fault);

// Why an event cannot follow what happened before it.
std::string event_fault_sentence(Language language, const tournament::EventFault& fault);

// What is wrong with a line of an event file. `line`: its text.
std::string event_file_fault_sentence(Language language, const tournament::EventFileFault& fault,
                                      std::string_view line);

// Numbers divided as the language divides them: `1, 2`.
std::string number_list(Language language, const std::vector<int>& numbers);

}  // namespace text
