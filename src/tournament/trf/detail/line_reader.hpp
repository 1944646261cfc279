// One line of a report and its columns, counted from one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/trf/trf_fault.hpp"

namespace tournament::detail {

// What is one column of text that is not ASCII.
enum class Counting : std::uint8_t { kCharacters, kBytes };

// More than any player ever has; sums of so many over all rounds still fit a Points.
inline constexpr Points kMostPoints{9999};
// The same for what one result is worth.
inline constexpr Points kMostResultPoints{999};
// Points as parse_points reads them, not beyond `most` up or down.
std::optional<Points> bounded_points(std::string_view text, Points most);

// Reads fields of a line. A function that fails notes why and gives false; only the first fault is
// kept. Views the text, which must outlive it.
class LineReader {
 public:
  LineReader(std::string_view text, int number, Counting counting = Counting::kCharacters);

  std::string_view text() const { return text_; }
  std::string_view tag() const { return field(1, 3); }
  int number() const { return number_; }
  // The last column that is not blank; 0 in an empty line.
  int width() const { return width_; }
  // The text of some columns, blanks around it left out; empty beyond the end.
  std::string_view field(int first, int last) const;
  std::string_view rest(int first) const { return field(first, width_); }
  // The character of a column: a blank beyond the end, `?` where it is not ASCII.
  char at(int column) const;

  // A whole number; blank columns are a fault, or `blank` where that is given.
  bool read_number(int first, int last, TrfField field, int low, int high, int& value,
                   std::optional<int> blank = std::nullopt);
  // Points, not beyond `most` up or down; without a value where the columns are blank.
  bool read_points(int first, int last, std::optional<Points>& value, Points most = kMostPoints);
  bool need_points(int first, int last, Points& value, Points most = kMostPoints);
  bool need_blank(std::initializer_list<int> columns);
  // Notes a fault of these columns. Gives false.
  bool fail(TrfFault::Kind kind, TrfField field, int first, int last);
  bool fail_choice(TrfField field, int first, int last, std::string_view expected);

  const std::optional<TrfFault>& fault() const { return fault_; }

 private:
  std::size_t offset(int column) const;

  std::string_view text_;
  std::vector<std::uint32_t> starts_;  // of the columns; empty where each is a byte
  int number_ = 0;
  int width_ = 0;
  std::optional<TrfFault> fault_;
};

// The text without blanks at its ends.
std::string_view trimmed(std::string_view text);
// A whole number without sign; nothing for any other text, and above 999,999.
std::optional<int> parse_number(std::string_view text);

struct NumberedLine {
  std::string_view text;  // without blanks at its end
  int number = 1;
};
// The lines that are not blank. They end in CR, LF or CR LF.
std::vector<NumberedLine> lines_of(std::string_view text);

}  // namespace tournament::detail
