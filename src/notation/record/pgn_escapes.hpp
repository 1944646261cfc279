// How values of tags and comments hold the signs that would end them (docs/formats/pgn.md).
#pragma once

#include <string>
#include <string_view>

namespace notation {

// A value of a tag: `\` before a quote or a backslash. Reading leaves other backslashes alone.
std::string escaped_value(std::string_view value);
std::string unescaped_value(std::string_view text);

// A comment: `\u007D` for a closing brace, `\u005B` for the bracket of a line that would be taken
// for a tag, and `\u005C` for a backslash that would be taken for one of these three. Reading
// leaves all other text alone.
std::string escaped_comment(std::string_view comment);
std::string unescaped_comment(std::string_view text);

}  // namespace notation
