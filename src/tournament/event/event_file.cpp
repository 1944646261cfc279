#include "tournament/event/event_file.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_text.hpp"
#include "tournament/event/head.hpp"
#include "tournament/event/plain_text.hpp"

namespace tournament {
namespace {

using Kind = EventFileFault::Kind;
using Taken = base::Result<base::Done, EventFileFault>;

EventFileFault fault(Kind kind, int line) {
  EventFileFault made;
  made.kind = kind;
  made.line = line;
  return made;
}

}  // namespace

Taken EventFileReader::read(std::string_view line) {
  if (!is_plain_text(line)) return base::Failure<EventFileFault>(fault(Kind::kUtf8, lines_ + 1));
  auto taken = competition_ ? read_event_line(line) : read_head(line);
  if (taken) ++lines_;
  return taken;
}

Taken EventFileReader::read_head(std::string_view line) {
  auto failed = fault(Kind::kHead, lines_ + 1);
  const auto ended = head_.read(line);
  if (!ended) {
    failed.head = ended.error();
    return base::Failure<EventFileFault>(std::move(failed));
  }
  if (!*ended) return base::Done{};
  auto opened = Competition::open(head_.head());
  if (!opened) {
    failed.head = opened.error();
    return base::Failure<EventFileFault>(std::move(failed));
  }
  competition_.emplace(std::move(*opened));
  return base::Done{};
}

Taken EventFileReader::read_event_line(std::string_view line) {
  const auto event = read_event(line);
  if (!event) {
    auto failed = fault(Kind::kText, lines_ + 1);
    failed.text = event.error();
    return base::Failure<EventFileFault>(std::move(failed));
  }
  if (auto taken = competition_->take_in(*event); !taken) {
    auto failed = fault(Kind::kEvent, lines_ + 1);
    failed.event = std::move(taken.error());
    return base::Failure<EventFileFault>(std::move(failed));
  }
  return base::Done{};
}

base::Result<ReadEventFile, EventFileFault> read_event_file(std::string_view text) {
  EventFileReader reader;
  std::size_t at = 0;
  while (true) {
    const auto end = text.find('\n', at);
    if (end == std::string_view::npos) break;
    if (auto taken = reader.read(text.substr(at, end - at)); !taken)
      return base::Failure<EventFileFault>(std::move(taken.error()));
    at = end + 1;
  }
  if (!reader.has_competition())
    return base::Failure<EventFileFault>(fault(Kind::kHeadCut, reader.lines() + 1));
  return ReadEventFile{reader.take_competition(), at, at != text.size()};
}

std::string write_event_file(const Competition& competition) {
  std::string text = write_head(competition.head());
  for (const Event& event : competition.events()) text += write_event(event) + '\n';
  return text;
}

}  // namespace tournament
