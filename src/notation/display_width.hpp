// How many columns of a terminal a text takes.
#pragma once

#include <string_view>

namespace notation {

// Characters that Unicode calls wide or full-width take two columns, marks that join with others
// and signs that are not shown none, all others one (UAX #11; what is ambiguous there is narrow).
// Needs UTF-8 without line ends; a byte that is none counts as one.
int display_width(std::string_view text);

}  // namespace notation
