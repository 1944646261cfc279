// One line of a report, written from the left to the right.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tournament/points.hpp"
#include "tournament/trf/trf_fault.hpp"

namespace tournament::detail {

// Columns are characters, counted from one; fields are given in their order. What is too wide for
// its columns is cut if it is text, and a fault if it is a number.
class LineWriter {
 public:
  // `player`: his number in the file, for faults.
  explicit LineWriter(std::string_view tag, int player = 0);

  LineWriter& text(int first, int last, std::string_view text);
  // Text to the end of the line, from column 5 on.
  LineWriter& rest(std::string_view text);
  LineWriter& number(int first, int last, TrfField field, int number);
  // Without a fraction where it is none and there is no room.
  LineWriter& points(int first, int last, Points points);

  // Without blanks at its end.
  std::string line() const;
  const std::optional<TrfFault>& fault() const { return fault_; }

 private:
  void pad(int column);
  void right(int first, int last, TrfField field, std::string_view text);
  void refuse(int column, TrfField field, std::string_view text);

  std::string line_;
  int width_ = 0;
  int player_ = 0;
  std::optional<TrfFault> fault_;
};

}  // namespace tournament::detail
