#include "apps/trf_input.hpp"

#include <istream>  // IWYU pragma: keep
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include "apps/context.hpp"
#include "apps/whole_file.hpp"
#include "text/message.hpp"
#include "text/trf_sentences.hpp"
#include "tournament/trf/trf_file.hpp"
#include "tournament/trf/trf_reader.hpp"

namespace apps {

std::optional<tournament::TrfFile> read_trf_input(const Context& context, const std::string& path) {
  std::string bytes;
  if (path == "-") {
    bytes.assign(std::istreambuf_iterator<char>(context.in), std::istreambuf_iterator<char>());
  } else if (auto read = read_whole_file(path)) {
    bytes = std::move(*read);
  } else {
    fail(context, context.say(text::Message::kErrorOpen, {path, read.error()}));
    return std::nullopt;
  }
  auto file = tournament::read_trf(bytes);
  if (!file) {
    fail(context, path + ": " + text::trf_fault_sentence(context.language, file.error()));
    return std::nullopt;
  }
  return std::move(*file);
}

}  // namespace apps
