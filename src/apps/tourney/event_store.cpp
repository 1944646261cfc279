#include "apps/tourney/event_store.hpp"

#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/types.h>
#include <unistd.h>

#include "apps/context.hpp"
#include "apps/whole_file.hpp"
#include "base/result.hpp"
#include "text/message.hpp"
#include "text/tourney_message.hpp"
#include "text/tourney_sentences.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/event_file.hpp"
#include "tournament/event/event_text.hpp"

namespace apps {
namespace {

using text::Message;
using text::TourneyMessage;
using tournament::Competition;
using tournament::ReadEventFile;

constexpr mode_t kMode = 0666;  // less what the user's mask takes away
constexpr std::chrono::seconds kPatience{5};
constexpr std::chrono::milliseconds kStep{20};

std::string system_says(int error) { return std::generic_category().message(error); }

int not_written(const Context& context, const std::string& path, int error) {
  return fail(context, context.say(Message::kErrorWrite, {path, system_says(error)}));
}

// Line `number` of a text, from 1; nothing where there is none.
std::string_view line_of(std::string_view text, int number) {
  for (; number > 1; --number) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + 1);
  }
  return text.substr(0, text.find('\n'));
}

std::optional<ReadEventFile> read_file(const Context& context, const std::string& path) {
  const auto text = read_whole_file(path);
  if (!text) {
    fail(context, context.say(Message::kErrorOpen, {path, text.error()}));
    return std::nullopt;
  }
  auto read = tournament::read_event_file(*text);
  if (!read) {
    const int line = read.error().line;
    const auto sentence =
        text::event_file_fault_sentence(context.language, read.error(), line_of(*text, line));
    fail(context, context.say(Message::kErrorLine, {path, std::to_string(line), sentence}));
    return std::nullopt;
  }
  if (read->was_cut) context.err << path << ": " << context.say(Message::kPlayCutLine) << '\n';
  return std::move(*read);
}

// The error that is left, or 0.
int write_all(int descriptor, std::string_view text) {
  std::size_t done = 0;
  while (done < text.size()) {
    const auto written = ::write(descriptor, text.data() + done, text.size() - done);
    if (written >= 0) {
      done += static_cast<std::size_t>(written);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return ::fdatasync(descriptor) == 0 ? 0 : errno;
}

bool lock(int descriptor) {
  const auto until = std::chrono::steady_clock::now() + kPatience;
  while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK && errno != EINTR) return false;
    if (std::chrono::steady_clock::now() >= until) return false;
    std::this_thread::sleep_for(kStep);
  }
  return true;
}

}  // namespace

std::optional<Competition> read_competition(const Context& context, const std::string& path) {
  auto read = read_file(context, path);
  if (!read) return std::nullopt;
  return std::move(read->competition);
}

// The text is written beside its place and linked there: link() refuses a name that is taken.
int create_competition(const Context& context, const std::string& path,
                       const Competition& competition) {
  const std::string beside = path + ".new" + std::to_string(::getpid());
  const int descriptor = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kMode);
  if (descriptor < 0) return not_written(context, path, errno);
  int error = write_all(descriptor, tournament::write_event_file(competition));
  ::close(descriptor);
  if (error == 0 && ::link(beside.c_str(), path.c_str()) != 0) error = errno;
  ::unlink(beside.c_str());
  if (error == EEXIST) return fail(context, context.say(TourneyMessage::kIsThere, {path}));
  return error == 0 ? kOk : not_written(context, path, error);
}

std::optional<EventStore> EventStore::open(const Context& context, const std::string& path,
                                           std::string at) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) {
    fail(context, context.say(Message::kErrorOpen, {path, system_says(errno)}));
    return std::nullopt;
  }
  const bool is_locked = lock(descriptor);
  if (!is_locked) fail(context, context.say(TourneyMessage::kInUse, {path}));
  auto read = is_locked ? read_file(context, path) : std::nullopt;
  if (!read) {
    ::close(descriptor);
    return std::nullopt;
  }
  EventStore store(path, descriptor, read->size, std::move(at), std::move(read->competition));
  const bool is_ready = ::ftruncate(descriptor, static_cast<off_t>(read->size)) == 0 &&
                        ::lseek(descriptor, 0, SEEK_END) >= 0;
  if (is_ready) return store;
  not_written(context, path, errno);
  return std::nullopt;
}

EventStore::EventStore(EventStore&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      size_(other.size_),
      at_(std::move(other.at_)),
      competition_(std::move(other.competition_)),
      waiting_(std::move(other.waiting_)) {}

EventStore::~EventStore() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

base::Result<base::Done, tournament::EventFault> EventStore::add(tournament::Incident what) {
  auto taken = competition_.happen(at_, std::move(what));
  if (taken) waiting_ += tournament::write_event(competition_.events().back()) + '\n';
  return taken;
}

int EventStore::commit(const Context& context) {
  if (waiting_.empty()) return kOk;
  if (const int error = write_all(descriptor_, waiting_); error != 0) {
    // Half a line must not stand before the next one.
    if (::ftruncate(descriptor_, static_cast<off_t>(size_)) == 0)
      ::lseek(descriptor_, static_cast<off_t>(size_), SEEK_SET);
    return not_written(context, path_, error);
  }
  size_ += waiting_.size();
  waiting_.clear();
  return kOk;
}

}  // namespace apps
