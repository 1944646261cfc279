#include "apps/line_input.hpp"

#include <cerrno>
#include <cstddef>
#include <fstream>
#include <ios>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "apps/context.hpp"
#include "base/result.hpp"
#include "text/message.hpp"

namespace apps {

base::Result<LineInput, std::string> LineInput::open(const std::string& path,
                                                     std::istream& standard_input) {
  if (path == "-") return LineInput(path, &standard_input, {});
  std::ifstream file(path, std::ios::binary);
  if (file) file.peek();  // a folder opens, but does not read
  if (!file && !file.eof())
    return base::Failure<std::string>(std::generic_category().message(errno));
  file.clear();
  return LineInput(path, nullptr, std::move(file));
}

std::optional<std::string> LineInput::next() {
  std::string line;
  while (std::getline(stream(), line)) {
    ++number_;
    if (line.ends_with('\r')) line.pop_back();
    if (line.find_first_not_of(" \t") == std::string::npos || line.front() == '#') continue;
    return line;
  }
  return std::nullopt;
}

std::string LineInput::at_line(const Context& context, std::string_view text) const {
  return context.say(text::Message::kErrorLine, {name_, std::to_string(number_), text});
}

std::vector<std::string_view> split_tabs(std::string_view line) {
  std::vector<std::string_view> parts;
  for (auto tab = line.find('\t'); tab != std::string_view::npos; tab = line.find('\t')) {
    parts.push_back(line.substr(0, tab));
    line.remove_prefix(tab + 1);
  }
  parts.push_back(line);
  return parts;
}

std::vector<std::string_view> split_spaces(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t begin = text.find_first_not_of(' '); begin != std::string_view::npos;
       begin = text.find_first_not_of(' ')) {
    text.remove_prefix(begin);
    words.push_back(text.substr(0, text.find(' ')));
    text.remove_prefix(words.back().size());
  }
  return words;
}

std::optional<LineInput> open_batch(const Context& context, const std::string& path) {
  auto input = LineInput::open(path, context.in);
  if (input) return std::move(*input);
  fail(context, context.say(text::Message::kErrorOpen, {path, input.error()}));
  return std::nullopt;
}

}  // namespace apps
