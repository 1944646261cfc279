#include "apps/desk/log_file.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/types.h>
#include <unistd.h>

#include "apps/context.hpp"
#include "apps/whole_file.hpp"
#include "arbiter/event.hpp"
#include "arbiter/event_text.hpp"
#include "arbiter/table_log.hpp"
#include "base/result.hpp"
#include "game/game.hpp"
#include "text/desk_message.hpp"
#include "text/message.hpp"
#include "text/table_fault_sentences.hpp"

namespace apps {
namespace {

using text::DeskMessage;
using text::Message;

constexpr mode_t kMode = 0666;  // less what the user's mask takes away

base::Failure<std::string> system_says(int error) {
  return base::Failure<std::string>(std::generic_category().message(error));
}

// What the lines of a log say, as far as they are whole.
std::optional<ReadDeskFile> read_lines(const Context& context, const std::string& path,
                                       const std::string& text) {
  arbiter::LogReader reader;
  std::size_t at = 0;
  for (int number = 1;; ++number) {
    const auto end = text.find('\n', at);
    if (end == std::string::npos) break;
    const std::string_view line(text.data() + at, end - at);
    if (const auto read = reader.read(line); !read) {
      const auto kit = game::kit_of(reader.head().settings.ruleset);
      const auto sentence = text::log_fault_sentence(context.language, kit, read.error(), line);
      fail(context, context.say(Message::kErrorLine, {path, std::to_string(number), sentence}));
      return std::nullopt;
    }
    at = end + 1;
  }
  if (!reader.has_table()) {
    fail(context, context.say(DeskMessage::kHeadCut, {path}));
    return std::nullopt;
  }
  auto head = reader.head();
  auto events = reader.events();
  return ReadDeskFile{std::move(head), reader.take_table(), std::move(events), at,
                      at != text.size()};
}

}  // namespace

base::Result<DeskFile, std::string> DeskFile::create(const std::string& path,
                                                     const arbiter::LogHead& head) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kMode);
  if (descriptor < 0) return system_says(errno);
  DeskFile file(path, descriptor, 0);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) return system_says(errno);
  if (const auto written = file.write(arbiter::write_head(head)); !written)
    return base::Failure<std::string>(written.error());
  return file;
}

base::Result<DeskFile, std::string> DeskFile::open(const std::string& path, std::size_t size) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return system_says(errno);
  DeskFile file(path, descriptor, size);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) return system_says(errno);
  if (::ftruncate(descriptor, static_cast<off_t>(size)) != 0) return system_says(errno);
  if (::lseek(descriptor, 0, SEEK_END) < 0) return system_says(errno);
  return file;
}

DeskFile::DeskFile(DeskFile&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      size_(other.size_) {}

DeskFile::~DeskFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

base::Result<base::Done, std::string> DeskFile::append(const arbiter::Events& events) {
  return write(arbiter::write_events(events) + '\n');
}

base::Result<base::Done, std::string> DeskFile::write(std::string_view text) {
  std::size_t done = 0;
  int error = 0;
  while (done < text.size() && error == 0) {
    const auto written = ::write(descriptor_, text.data() + done, text.size() - done);
    if (written >= 0) {
      done += static_cast<std::size_t>(written);
    } else if (errno != EINTR) {
      error = errno;
    }
  }
  if (error == 0 && ::fdatasync(descriptor_) != 0) error = errno;
  if (error == 0) {
    size_ += text.size();
    return base::Done{};
  }
  // Half a line must not stand before the next one; a reader would leave it out anyway.
  if (::ftruncate(descriptor_, static_cast<off_t>(size_)) == 0)
    ::lseek(descriptor_, static_cast<off_t>(size_), SEEK_SET);
  return system_says(error);
}

std::optional<ReadDeskFile> read_desk_file(const Context& context, const std::string& path) {
  const auto text = read_whole_file(path);
  if (!text) {
    fail(context, context.say(Message::kErrorOpen, {path, text.error()}));
    return std::nullopt;
  }
  return read_lines(context, path, *text);
}

}  // namespace apps
