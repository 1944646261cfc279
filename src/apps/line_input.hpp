// Batch input: the lines of a file or of standard input that hold something.
#pragma once

#include <fstream>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/context.hpp"
#include "base/result.hpp"

namespace apps {

class LineInput {
 public:
  // Reads the file, or `standard_input` where the path is `-`. Fails with what the system says.
  static base::Result<LineInput, std::string> open(const std::string& path,
                                                   std::istream& standard_input);

  // The next line without its end; blank lines and lines that start with # are left out.
  std::optional<std::string> next();

  // A text about the line that next() gave last, as `FILE:LINE: TEXT`.
  std::string at_line(const Context& context, std::string_view text) const;

 private:
  LineInput(std::string name, std::istream* shared, std::ifstream own)
      : name_(std::move(name)), shared_(shared), own_(std::move(own)) {}
  std::istream& stream() { return shared_ != nullptr ? *shared_ : own_; }

  std::string name_;
  std::istream* shared_ = nullptr;  // standard input, which others own
  std::ifstream own_;
  int number_ = 0;
};

// The parts of a line between its tabs; one at least.
std::vector<std::string_view> split_tabs(std::string_view line);
// The words of a text.
std::vector<std::string_view> split_spaces(std::string_view text);

// Opens batch input or reports why it cannot, with nothing as the answer.
std::optional<LineInput> open_batch(const Context& context, const std::string& path);

}  // namespace apps
