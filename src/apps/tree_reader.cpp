#include "apps/tree_reader.hpp"

#include <cerrno>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <fstream>
#include <ios>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "apps/record_files.hpp"
#include "apps/record_lines.hpp"
#include "notation/encoding.hpp"
#include "notation/record/pgn_tree.hpp"

namespace apps {

struct TreeReader::OpenFile {
  OpenFile(std::shared_ptr<const InputFile> input, std::ifstream own, std::istream* shared,
           std::optional<notation::Encoding> encoding)
      : file(std::move(input)),
        stream(std::move(own)),
        lines(shared != nullptr ? *shared : stream, encoding) {}

  // Reads on until a game is complete or the file ends.
  void read() {
    while (games.empty() && !ended) {
      if (const auto line = lines.next()) {
        pgn.line(*line);
      } else {
        pgn.finish();
        ended = true;
      }
    }
  }

  std::shared_ptr<const InputFile> file;
  std::ifstream stream;
  RecordLines lines;
  std::deque<notation::PgnTree> games;
  notation::PgnTreeReader pgn{
      [this](notation::PgnTree& game) { games.push_back(std::move(game)); }};
  int count = 0;
  bool ended = false;
};

TreeReader::TreeReader(std::vector<std::string> paths, std::istream& standard_input,
                       std::optional<notation::Encoding> encoding)
    : paths_(std::move(paths)), standard_input_(standard_input), encoding_(encoding) {}

TreeReader::~TreeReader() = default;

std::optional<TreeStep> TreeReader::next() {
  while (!open_) {
    if (!files_ && at_ == paths_.size()) return std::nullopt;
    if (auto step = open_next()) return step;
  }
  open_->read();
  if (open_->games.empty()) return end_file();
  TreeStep step{
      TreeStep::Kind::kGame, open_->file, ++open_->count, std::move(open_->games.front()), {}};
  open_->games.pop_front();
  return step;
}

TreeStep TreeReader::end_file() {
  TreeStep step{TreeStep::Kind::kFileEnd, open_->file, 0, {}, {}};
  if (open_->lines.is_bad()) {
    step.kind = TreeStep::Kind::kUnreadable;
    step.error = std::generic_category().message(errno);
  }
  bytes_before_ += open_->lines.bytes();
  open_.reset();
  return step;
}

// One step towards an open file: to the next path, or to the next file under it.
std::optional<TreeStep> TreeReader::open_next() {
  if (files_) {
    if (const auto found = files_->next()) return open(*found);
    files_.reset();
    return std::nullopt;
  }
  const auto& path = paths_[at_++];
  if (path == "-") {
    open_ = std::make_unique<OpenFile>(std::make_shared<InputFile>(InputFile{path, path, true}),
                                       std::ifstream(), &standard_input_, encoding_);
  } else {
    files_.emplace(std::vector{path});
  }
  return std::nullopt;
}

// Opens a record; what cannot be opened or is none is a step of its own.
std::optional<TreeStep> TreeReader::open(const FoundFile& found) {
  auto file = std::make_shared<InputFile>(input_file(paths_[at_ - 1], found.path));
  if (found.kind == FoundFile::Kind::kUnreadable)
    return TreeStep{TreeStep::Kind::kUnreadable, std::move(file), 0, {}, found.error};
  if (found.kind == FoundFile::Kind::kOther)
    return TreeStep{TreeStep::Kind::kSkipped, std::move(file), 0, {}, {}};
  std::ifstream stream(found.path, std::ios::binary);
  if (!stream) {
    return TreeStep{TreeStep::Kind::kUnreadable,
                    std::move(file),
                    0,
                    {},
                    std::generic_category().message(errno)};
  }
  open_ = std::make_unique<OpenFile>(std::move(file), std::move(stream), nullptr, encoding_);
  return std::nullopt;
}

std::uintmax_t TreeReader::bytes() const {
  return bytes_before_ + (open_ ? open_->lines.bytes() : 0);
}

InputFile input_file(const std::string& named, const std::string& found) {
  if (named == found) return {found, std::filesystem::path(found).filename().string(), true};
  const auto begin = named.size() + (named.ends_with('/') ? 0 : 1);
  return {found, found.substr(begin), false};
}

}  // namespace apps
