#include "notation/dialect.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace notation {
namespace {

// In the order of the dialects.
constexpr std::array<std::string_view, kAllDialects.size()> kNames = {
    "coordinates",        "uci", "iccs", "san", "wxf", "wxf-xqbase", "wxf-playok", "chinese",
    "chinese-traditional"};

}  // namespace

std::string_view dialect_name(Dialect dialect) { return kNames[static_cast<std::size_t>(dialect)]; }

std::optional<Dialect> parse_dialect(std::string_view name) {
  for (const auto dialect : kAllDialects)
    if (dialect_name(dialect) == name) return dialect;
  return std::nullopt;
}

}  // namespace notation
