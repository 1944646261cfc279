// Records out of the files under some paths, read as a stream. Used by one thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/record_files.hpp"
#include "apps/record_judge.hpp"

namespace apps {

// What comes next in the input.
struct RecordStep {
  enum class Kind : std::uint8_t { kGame, kFileEnd, kSkipped, kUnreadable };
  Kind kind{};
  Record record;      // for kGame
  std::string path;   // for the others
  std::string error;  // for kUnreadable
};

class RecordReader {
 public:
  explicit RecordReader(const std::vector<std::string>& paths);
  ~RecordReader();
  RecordReader(const RecordReader&) = delete;
  RecordReader& operator=(const RecordReader&) = delete;

  std::optional<RecordStep> next();
  // Bytes of records read so far.
  std::uintmax_t bytes() const;

 private:
  struct OpenFile;
  std::optional<RecordStep> open(const FoundFile& found);

  RecordFiles files_;
  std::unique_ptr<OpenFile> open_;
  std::uintmax_t bytes_before_ = 0;
};

}  // namespace apps
