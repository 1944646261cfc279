// The tables behind the catalogue: one text a message.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "text/message.hpp"

namespace text::detail {

struct Row {
  Message message{};
  std::string_view text;
};

using Table = std::array<std::string_view, kMessageCount>;

constexpr Table table_of(std::span<const Row> rows) {
  Table table{};
  for (const auto& row : rows) table[static_cast<std::size_t>(row.message)] = row.text;
  return table;
}

constexpr bool is_complete(const Table& table) {
  return std::ranges::none_of(table, [](std::string_view text) { return text.empty(); });
}

const Table& english_messages();
const Table& simplified_messages();
const Table& traditional_messages();

}  // namespace text::detail
