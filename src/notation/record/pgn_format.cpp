#include "notation/record/pgn_format.hpp"

#include <optional>
#include <string_view>

#include "notation/dialect.hpp"
#include "notation/record/game_tree.hpp"

namespace notation {

std::string_view format_of(Dialect dialect) {
  switch (dialect) {
    case Dialect::kCoordinates:
      return "Coordinates";
    case Dialect::kUci:
      return "UCI";
    case Dialect::kIccs:
      return "ICCS";
    case Dialect::kAlgebraic:
      return "SAN";
    case Dialect::kWxf:
    case Dialect::kWxfXqbase:
    case Dialect::kWxfPlayOk:
      return "WXF";
    case Dialect::kChineseSimplified:
    case Dialect::kChineseTraditional:
      return "Chinese";
  }
  return {};
}

std::optional<Dialect> dialect_by_format(std::string_view format) {
  if (is_same_tag(format, format_of(Dialect::kUci))) return Dialect::kUci;
  return std::nullopt;
}

}  // namespace notation
