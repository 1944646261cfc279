// A table for a terminal: columns as wide as what stands in them, Chinese characters counted as
// two. Used by one thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apps {

class TextTable {
 public:
  enum class Align : std::uint8_t { kLeft, kRight };

  void add_column(std::string_view title, Align align = Align::kLeft);
  // Needs as many cells as there are columns.
  void add_row(std::vector<std::string> cells);
  // Each line with its end, without blanks behind it; the titles first.
  std::string text() const;

 private:
  std::vector<std::string> titles_;
  std::vector<Align> aligns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace apps
