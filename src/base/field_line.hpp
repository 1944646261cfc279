// Lines of `name=value` fields, the form of every log: a value is bare or stands in quotes. Pure
// functions; any thread may use them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace base {

// The value as it stands in a line: bare, or in quotes where it has a blank, quote, backslash, bar,
// equals sign or control character, or is empty. In quotes line ends are `\n` and `\r`.
std::string quoted_value(std::string_view value);

// Goes over a line from left to right. The line must outlive it.
class LineScanner {
 public:
  // Stands at the beginning of the line.
  explicit LineScanner(std::string_view line) : line_(line) {}

  // How many bytes it has gone over, whether that is all, and whether the text comes next.
  std::size_t offset() const { return at_; }
  bool done() const { return at_ == line_.size(); }
  bool sees(std::string_view text) const { return line_.substr(at_).starts_with(text); }
  // Takes the text if it is next.
  bool skip(std::string_view text);
  // Takes all up to a blank, an equals sign, or the end.
  std::string_view word();
  // Takes a value as quoted_value() writes it. Fails on one that has what needs quotes, or whose
  // quotes do not end.
  std::optional<std::string> value();

 private:
  std::string_view line_;
  std::size_t at_ = 0;
};

// One field of a line, and where its name begins: bytes from the start of the line.
struct Field {
  std::string_view name;
  std::string value;
  std::size_t offset = 0;
  bool used = false;  // for whoever hands the fields out
};

// Takes ` name=value` fields up to `divider`, or to the end where that is empty. Fails with the
// offset of what is no field.
[[nodiscard]] Result<std::vector<Field>, std::size_t> scan_fields(LineScanner& line,
                                                                  std::string_view divider);

}  // namespace base
