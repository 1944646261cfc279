// The files under some paths, one by one, in the order of the bytes of their names.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace apps {

struct FoundFile {
  enum class Kind : std::uint8_t { kRecord, kOther, kUnreadable };
  std::string path;
  Kind kind{};
  std::string error;  // of the system, for kUnreadable
  std::uintmax_t size = 0;
};

// Walks paths in the order given, folders with all that lies in them. Keeps only the folders that
// it is in, not the whole list. Links to folders inside a folder are not followed.
class RecordFiles {
 public:
  explicit RecordFiles(const std::vector<std::string>& paths);
  std::optional<FoundFile> next();

 private:
  // A path whose order among its neighbours is that of full paths: a folder ends in `/`.
  struct Entry {
    std::string path;
    bool is_folder = false;
    std::string error;
  };
  static Entry entry_of(const std::string& path, bool follow_link);
  std::optional<FoundFile> open_folder(const Entry& folder);

  std::vector<Entry> waiting_;  // the next one last
};

// The sizes of all records under the paths.
std::uintmax_t total_size(const std::vector<std::string>& paths);

}  // namespace apps
