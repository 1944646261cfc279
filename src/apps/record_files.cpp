#include "apps/record_files.hpp"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace apps {
namespace {

namespace fs = std::filesystem;

bool is_record_name(std::string_view path) {
  constexpr std::string_view kExtension = ".pgn";
  if (path.size() < kExtension.size()) return false;
  const auto end = path.substr(path.size() - kExtension.size());
  return std::ranges::equal(end, kExtension, {}, [](char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  });
}

}  // namespace

RecordFiles::RecordFiles(const std::vector<std::string>& paths) {
  for (const auto& path : paths) waiting_.push_back(entry_of(path, true));
  std::ranges::reverse(waiting_);
}

std::optional<FoundFile> RecordFiles::next() {
  while (!waiting_.empty()) {
    const auto entry = std::move(waiting_.back());
    waiting_.pop_back();
    if (!entry.error.empty())
      return FoundFile{entry.path, FoundFile::Kind::kUnreadable, entry.error, 0};
    if (entry.is_folder) {
      if (auto fault = open_folder(entry)) return fault;
      continue;
    }
    std::error_code ignored;
    const auto size = fs::file_size(entry.path, ignored);
    const auto kind =
        is_record_name(entry.path) ? FoundFile::Kind::kRecord : FoundFile::Kind::kOther;
    return FoundFile{entry.path, kind, {}, ignored ? 0 : size};
  }
  return std::nullopt;
}

RecordFiles::Entry RecordFiles::entry_of(const std::string& path, bool follow_link) {
  std::error_code error;
  const auto status = follow_link ? fs::status(path, error) : fs::symlink_status(path, error);
  if (error) return {path, false, error.message()};
  if (!fs::is_directory(status)) return {path, false, {}};
  return {path.ends_with('/') ? path : path + "/", true, {}};
}

// Puts what lies in the folder before all that waits.
std::optional<FoundFile> RecordFiles::open_folder(const Entry& folder) {
  std::error_code error;
  std::vector<Entry> entries;
  for (fs::directory_iterator file(folder.path, error), end; !error && file != end;
       file.increment(error))
    entries.push_back(entry_of(file->path().string(), false));
  std::ranges::sort(entries, std::ranges::greater{}, &Entry::path);
  waiting_.insert(waiting_.end(), std::make_move_iterator(entries.begin()),
                  std::make_move_iterator(entries.end()));
  if (!error) return std::nullopt;
  return FoundFile{folder.path, FoundFile::Kind::kUnreadable, error.message(), 0};
}

std::uintmax_t total_size(const std::vector<std::string>& paths) {
  RecordFiles files(paths);
  std::uintmax_t total = 0;
  while (const auto file = files.next())
    if (file->kind == FoundFile::Kind::kRecord) total += file->size;
  return total;
}

}  // namespace apps
