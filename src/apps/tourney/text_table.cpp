#include "apps/tourney/text_table.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/display_width.hpp"

namespace apps {
namespace {

constexpr std::string_view kGap = "  ";

std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(notation::display_width(text));
}

}  // namespace

void TextTable::add_column(std::string_view title, Align align) {
  titles_.emplace_back(title);
  aligns_.push_back(align);
}

void TextTable::add_row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

std::string TextTable::text() const {
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < titles_.size(); ++i) {
    std::size_t width = width_of(titles_[i]);
    for (const auto& row : rows_) width = std::max(width, width_of(row[i]));
    widths.push_back(width);
  }
  std::string text;
  const auto add = [&](const std::vector<std::string>& cells) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::string blanks(widths[i] - width_of(cells[i]), ' ');
      line += i == 0 ? std::string_view() : kGap;
      line += aligns_[i] == Align::kRight ? blanks + cells[i] : cells[i] + blanks;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  };
  add(titles_);
  for (const auto& row : rows_) add(row);
  return text;
}

}  // namespace apps
