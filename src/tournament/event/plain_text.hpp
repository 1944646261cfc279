// What may stand as text in an event file. Any thread may use it.
#pragma once

#include <string_view>

namespace tournament {

// UTF-8 without control characters; `\n` and `\r` where line ends are allowed.
bool is_plain_text(std::string_view text, bool line_ends = false);

}  // namespace tournament
