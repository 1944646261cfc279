// The file of a desk: the log of a table on disk (docs/formats/table-log.md). Used by one thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "apps/context.hpp"
#include "arbiter/event.hpp"
#include "arbiter/table.hpp"
#include "arbiter/table_log.hpp"
#include "base/result.hpp"

namespace apps {

// A log open for appending, locked against a second desk. What it has taken is on the disk.
class DeskFile {
 public:
  // Starts a new file; one that is there already is refused. Fails with what the system says.
  static base::Result<DeskFile, std::string> create(const std::string& path,
                                                    const arbiter::LogHead& head);
  // Goes on with a file of which `size` bytes are whole lines; what is behind them is taken off.
  static base::Result<DeskFile, std::string> open(const std::string& path, std::size_t size);

  DeskFile(DeskFile&& other) noexcept;
  DeskFile& operator=(DeskFile&&) = delete;
  DeskFile(const DeskFile&) = delete;
  DeskFile& operator=(const DeskFile&) = delete;
  ~DeskFile();

  const std::string& path() const { return path_; }
  // One action, written and synchronised. Fails with what the system says; the file then ends where
  // it ended before.
  [[nodiscard]] base::Result<base::Done, std::string> append(const arbiter::Events& events);

 private:
  DeskFile(std::string path, int descriptor, std::size_t size)
      : path_(std::move(path)), descriptor_(descriptor), size_(size) {}
  base::Result<base::Done, std::string> write(std::string_view text);

  std::string path_;
  int descriptor_ = -1;
  std::size_t size_ = 0;
};

// A log as it was read.
struct ReadDeskFile {
  arbiter::LogHead head;
  arbiter::Table table;
  arbiter::Events events;
  std::size_t size = 0;  // of its whole lines, in bytes
  bool was_cut = false;  // something stood behind them
};

// Reads a log, or reports why it cannot, with the line.
std::optional<ReadDeskFile> read_desk_file(const Context& context, const std::string& path);

}  // namespace apps
