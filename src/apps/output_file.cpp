#include "apps/output_file.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include "base/result.hpp"

namespace apps {
namespace {

namespace fs = std::filesystem;

constexpr int kMostTemporaries = 100;
constexpr std::size_t kBufferSize = std::size_t{1} << 16U;
constexpr mode_t kMode = 0666;  // less what the user's mask takes away

base::Failure<std::string> failure(int error) {
  return base::Failure<std::string>(std::generic_category().message(error));
}

std::string behind_links(const std::string& path) {
  std::error_code error;
  if (!fs::is_symlink(path, error)) return path;
  const auto target = fs::weakly_canonical(path, error);
  return error ? path : target.string();
}

bool is_special(const std::string& path) {
  std::error_code error;
  const auto status = fs::status(path, error);
  return fs::exists(status) && !fs::is_regular_file(status);
}

std::string temporary_name(const std::string& path, int number) {
  const fs::path file(path);
  std::string name(".");
  name.append(file.filename().string()).append(".").append(std::to_string(::getpid()));
  name.append("-").append(std::to_string(number)).append(".tmp");
  return (file.parent_path() / name).string();
}

// Who may read the old file may read the new one.
void copy_mode(const std::string& from, int to) {
  struct stat status{};
  if (::stat(from.c_str(), &status) == 0) ::fchmod(to, status.st_mode & 07777U);
}

}  // namespace

base::Result<OutputFile, std::string> OutputFile::create(const std::string& path) {
  const auto target = behind_links(path);
  if (is_special(target)) {
    const int descriptor = ::open(target.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return failure(errno);
    return OutputFile(target, {}, descriptor);
  }
  for (int number = 0; number < kMostTemporaries; ++number) {
    auto temporary = temporary_name(target, number);
    const int descriptor =
        ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kMode);
    if (descriptor < 0 && errno == EEXIST) continue;
    if (descriptor < 0) return failure(errno);
    copy_mode(target, descriptor);
    return OutputFile(target, std::move(temporary), descriptor);
  }
  return failure(EEXIST);
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : path_(std::move(other.path_)),
      temporary_(std::move(other.temporary_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      buffer_(std::move(other.buffer_)),
      error_(other.error_) {}

OutputFile::~OutputFile() {
  if (descriptor_ < 0) return;
  ::close(descriptor_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void OutputFile::check(bool done) {
  if (!done && error_ == 0) error_ = errno;
}

void OutputFile::write(std::string_view text) {
  buffer_ += text;
  if (buffer_.size() >= kBufferSize) flush();
}

void OutputFile::flush() {
  for (std::string_view rest = buffer_; error_ == 0 && !rest.empty();) {
    const auto written = ::write(descriptor_, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    check(written >= 0);
    if (written > 0) rest.remove_prefix(static_cast<std::size_t>(written));
  }
  buffer_.clear();
}

base::Result<base::Done, std::string> OutputFile::commit() {
  flush();
  // An old file goes only when the new one is safe on the disk.
  const bool replaces = !temporary_.empty() && ::access(path_.c_str(), F_OK) == 0;
  if (error_ == 0 && replaces) check(::fsync(descriptor_) == 0);
  check(::close(std::exchange(descriptor_, -1)) == 0);
  if (!temporary_.empty()) {
    if (error_ == 0) check(std::rename(temporary_.c_str(), path_.c_str()) == 0);
    if (error_ != 0) ::unlink(temporary_.c_str());
  }
  if (error_ != 0) return failure(error_);
  return base::Done{};
}

}  // namespace apps
