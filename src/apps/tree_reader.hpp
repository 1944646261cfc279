// Whole records, as trees, out of the files under some paths and out of standard input, read as a
// stream. Used by one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/record_files.hpp"
#include "notation/encoding.hpp"
#include "notation/record/pgn_tree.hpp"

namespace apps {

struct InputFile {
  std::string path;      // `-` is standard input
  std::string name;      // within the folder that was named, or its own
  bool is_named = true;  // by itself, not by a folder that holds it
};

// What comes next in the input.
struct TreeStep {
  enum class Kind : std::uint8_t { kGame, kFileEnd, kSkipped, kUnreadable };
  Kind kind{};
  std::shared_ptr<const InputFile> file;
  int number = 0;          // for kGame: in its file, from 1
  notation::PgnTree game;  // for kGame
  std::string error;       // for kUnreadable
};

class TreeReader {
 public:
  // Without an encoding each file's own is found out.
  TreeReader(std::vector<std::string> paths, std::istream& standard_input,
             std::optional<notation::Encoding> encoding);
  ~TreeReader();
  TreeReader(const TreeReader&) = delete;
  TreeReader& operator=(const TreeReader&) = delete;

  std::optional<TreeStep> next();
  // Bytes of records read so far.
  std::uintmax_t bytes() const;

 private:
  struct OpenFile;
  std::optional<TreeStep> open_next();
  std::optional<TreeStep> open(const FoundFile& found);
  TreeStep end_file();

  std::vector<std::string> paths_;
  std::istream& standard_input_;
  std::optional<notation::Encoding> encoding_;
  std::size_t at_ = 0;                // of paths_, the next one
  std::optional<RecordFiles> files_;  // under the path before it
  std::unique_ptr<OpenFile> open_;
  std::uintmax_t bytes_before_ = 0;
};

// The input file of a path found under one that was named.
InputFile input_file(const std::string& named, const std::string& found);

}  // namespace apps
