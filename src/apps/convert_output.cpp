#include "apps/convert_output.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "apps/context.hpp"
#include "apps/output_file.hpp"
#include "apps/record_files.hpp"
#include "apps/tree_reader.hpp"
#include "text/message.hpp"

namespace apps {
namespace {

namespace fs = std::filesystem;
using text::Message;

bool is_folder(const std::string& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

bool is_same_file(const std::string& a, const std::string& b) {
  std::error_code error;
  return fs::equivalent(a, b, error);
}

// Without links and dots, and with a slash at the end.
std::string plain(const std::string& folder) {
  std::error_code error;
  auto path = fs::weakly_canonical(folder, error).string();
  if (!path.ends_with('/')) path += '/';
  return path;
}

}  // namespace

ConvertOutput::ConvertOutput(const Context& context, std::vector<std::string> inputs,
                             std::string path, std::string_view mark)
    : context_(context), inputs_(std::move(inputs)), path_(std::move(path)), mark_(mark) {
  if (path_ == "-") return;
  kind_ = path_.ends_with('/') || is_folder(path_) ? Kind::kFolder : Kind::kFile;
}

std::optional<std::string> ConvertOutput::refusal(bool force) const {
  if (kind_ == Kind::kStream) return std::nullopt;
  if (kind_ == Kind::kFolder) {
    if (std::ranges::find(inputs_, "-") != inputs_.end())
      return context_.say(Message::kErrorFolderForInput, {path_});
    if (const auto around = input_around())
      return context_.say(Message::kErrorInsideInput, {path_, *around});
  }
  const auto place = force ? std::nullopt : overwritten();
  if (!place) return std::nullopt;
  return context_.say(Message::kErrorOverwrites, {*place});
}

// The input folder in which the output folder lies. What is written would be read there.
std::optional<std::string> ConvertOutput::input_around() const {
  const auto output = plain(path_);
  for (const auto& input : inputs_) {
    if (!is_folder(input)) continue;
    const auto folder = plain(input);
    if (output != folder && output.starts_with(folder)) return input;
  }
  return std::nullopt;
}

std::optional<std::string> ConvertOutput::overwritten() const {
  std::error_code error;
  if (!fs::exists(path_, error)) return std::nullopt;
  for (const auto& input : inputs_) {
    if (input == "-") continue;
    RecordFiles files({input});
    while (const auto found = files.next()) {
      if (found->kind != FoundFile::Kind::kRecord) continue;
      auto place = place_of(input_file(input, found->path));
      if (is_same_file(found->path, place)) return place;
    }
  }
  return std::nullopt;
}

std::string ConvertOutput::place_of(const InputFile& input) const {
  if (kind_ != Kind::kFolder) return path_;
  return path_ + (path_.ends_with('/') ? "" : "/") + input.name;
}

void ConvertOutput::write(const InputFile& input, std::string_view text) {
  if (is_spoiled_ || (!is_begun_ && !open(input))) return;
  if (kind_ == Kind::kStream) {
    context_.out << text;
  } else {
    file_->write(text);
  }
}

void ConvertOutput::spoil() {
  is_spoiled_ = true;
  failed_ = true;
}

void ConvertOutput::end_input(const InputFile& input) {
  if (kind_ == Kind::kStream) return;
  if (!is_begun_ && !is_spoiled_) open(input);
  if (kind_ == Kind::kFolder) close(place_of(input));
}

void ConvertOutput::lose_input(const InputFile& input) {
  if (kind_ == Kind::kStream) return;
  spoil();
  if (kind_ == Kind::kFolder) close(place_of(input));
}

void ConvertOutput::finish() {
  if (kind_ == Kind::kFile) close(path_);
}

bool ConvertOutput::open(const InputFile& input) {
  is_begun_ = true;
  if (kind_ == Kind::kStream) {
    context_.out << mark_;
    return true;
  }
  const auto place = place_of(input);
  if (kind_ == Kind::kFolder) {
    if (!claim(place, input)) return false;
    std::error_code ignored;  // creating the file says what is wrong
    fs::create_directories(fs::path(place).parent_path(), ignored);
  }
  auto file = OutputFile::create(place);
  if (!file) {
    report(context_.say(Message::kErrorWrite, {place, file.error()}));
    return false;
  }
  file_.emplace(std::move(*file));
  file_->write(mark_);
  return true;
}

// Files of one name out of several folders may come to one place.
bool ConvertOutput::claim(const std::string& place, const InputFile& input) {
  if (inputs_.size() == 1 || taken_.insert(place).second) return true;
  report(context_.say(Message::kConvertTwice, {place, input.path}));
  return false;
}

void ConvertOutput::close(const std::string& place) {
  if (is_spoiled_) {
    const bool is_told = is_begun_ && !file_;
    if (!is_told) fail(context_, context_.say(Message::kConvertNotWritten, {place}));
  } else if (file_) {
    if (const auto done = file_->commit(); !done)
      report(context_.say(Message::kErrorWrite, {place, done.error()}));
  }
  file_.reset();
  is_begun_ = is_spoiled_ = false;
}

void ConvertOutput::report(const std::string& sentence) {
  spoil();
  fail(context_, sentence);
}

}  // namespace apps
