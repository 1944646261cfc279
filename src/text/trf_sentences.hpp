// What is wrong with a tournament report file, in words. Immutable; any thread may use it.
#pragma once

#include <string>

#include "text/catalogue.hpp"
#include "tournament/trf/trf_fault.hpp"

namespace text {

// `line 7, column 92 (001, opponent): no line 001 has the number 19`.
std::string trf_fault_sentence(Language language, const tournament::TrfFault& fault);

}  // namespace text
