#include "arbiter/table_log.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/clock.hpp"
#include "arbiter/detail/field_values.hpp"
#include "arbiter/event.hpp"
#include "arbiter/event_text.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/table.hpp"
#include "arbiter/time_control.hpp"
#include "arbiter/time_control_text.hpp"
#include "base/result.hpp"
#include "base/time.hpp"
#include "game/game.hpp"

namespace arbiter {
namespace {

using Kind = LogFault::Kind;

constexpr std::string_view kFormat = "chuhe table 1";
constexpr int kMostFouls = 99;

base::Failure<LogFault> failure(Kind kind, std::string_view word = {}) {
  LogFault fault;
  fault.kind = kind;
  fault.word = word;
  return base::Failure<LogFault>(std::move(fault));
}

// One line of the head: how a setting is written and read.
struct HeadLine {
  std::string_view word;
  std::string (*write)(const Settings& settings);
  bool (*read)(std::string_view text, Settings& settings);
};

template <auto Member>
std::string write_member(const Settings& settings) {
  return detail::write_value(settings.*Member);
}
template <auto Member>
bool read_member(std::string_view text, Settings& settings) {
  return detail::read_value(text, settings.*Member);
}
template <auto Member, int Least>
bool read_count(std::string_view text, Settings& settings) {
  return read_member<Member>(text, settings) && settings.*Member >= Least &&
         settings.*Member <= kMostFouls;
}

bool read_venue(std::string_view text, Settings& settings) {
  for (const auto venue : {Venue::kOnLine, Venue::kOverTheBoard}) {
    if (venue_name(venue) != text) continue;
    settings.venue = venue;
    return true;
  }
  return false;
}

// No more than a penalty may take.
bool read_claim_penalty(std::string_view text, Settings& settings) {
  return read_member<&Settings::claim_penalty>(text, settings) &&
         settings.claim_penalty <= kMostStageTime;
}

bool read_ruleset(std::string_view text, Settings& settings) {
  const auto ruleset = game::parse_ruleset(text);
  if (ruleset) settings.ruleset = *ruleset;
  return ruleset.has_value();
}

constexpr std::array<HeadLine, 13> kHead = {{
    {"venue", [](const Settings& s) { return std::string(venue_name(s.venue)); }, read_venue},
    {"ruleset", [](const Settings& s) { return std::string(game::ruleset_name(s.ruleset)); },
     read_ruleset},
    {"start", write_member<&Settings::start>, read_member<&Settings::start>},
    {"lag", [](const Settings& s) { return detail::write_value(s.lag.most); },
     [](std::string_view text, Settings& s) { return detail::read_value(text, s.lag.most); }},
    {"lag-refill", [](const Settings& s) { return detail::write_value(s.lag.refill); },
     [](std::string_view text, Settings& s) { return detail::read_value(text, s.lag.refill); }},
    {"free-plies", write_member<&Settings::free_plies>, read_count<&Settings::free_plies, 0>},
    {"casual", write_member<&Settings::casual>, read_member<&Settings::casual>},
    {"illegal-moves-lose", write_member<&Settings::illegal_moves_lose>,
     read_count<&Settings::illegal_moves_lose, 1>},
    {"fouls-lose", write_member<&Settings::fouls_lose>, read_count<&Settings::fouls_lose, 1>},
    {"late-limit", write_member<&Settings::late_limit>, read_member<&Settings::late_limit>},
    {"claim-penalty", write_member<&Settings::claim_penalty>, read_claim_penalty},
    {"reversed-limit", write_member<&Settings::reversed_limit>,
     read_member<&Settings::reversed_limit>},
    {"displaced-limit", write_member<&Settings::displaced_limit>,
     read_count<&Settings::displaced_limit, 0>},
}};

constexpr std::string_view kControl = "control";
constexpr std::string_view kTag = "tag";

std::string one_line(std::string text) {
  std::ranges::replace_if(text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

// `WORD rest of the line`.
std::pair<std::string_view, std::string_view> split_word(std::string_view line) {
  const auto space = line.find(' ');
  if (space == std::string_view::npos) return {line, {}};
  return {line.substr(0, space), line.substr(space + 1)};
}

}  // namespace

std::string write_head(const LogHead& head) {
  std::string text(kFormat);
  text += '\n';
  const auto add = [&](std::string_view word, std::string_view value) {
    text += word;
    text += ' ';
    text += value;
    text += '\n';
  };
  for (const auto& line : kHead) add(line.word, line.write(head.settings));
  add(kControl, write_time_controls(head.settings.controls));
  for (const auto& [name, value] : head.tags)
    add(kTag, one_line(std::string(name).append(" ").append(value)));
  return text += '\n';
}

base::Result<base::Done, LogFault> LogReader::read(std::string_view line) {
  if (begun_) return table_ ? read_action(line) : read_head(line);
  if (line != kFormat) return failure(Kind::kFormat);
  begun_ = true;
  return base::Done{};
}

base::Result<base::Done, LogFault> LogReader::read_head(std::string_view line) {
  if (line.empty()) return end_head();
  const auto [word, value] = split_word(line);
  if (word == kTag) {
    const auto [name, text] = split_word(value);
    if (name.empty()) return failure(Kind::kValue, word);
    head_.tags.emplace_back(name, text);
    return base::Done{};
  }
  if (std::ranges::find(words_, word) != words_.end()) return failure(Kind::kWord, word);
  if (word == kControl) {
    auto controls = parse_time_controls(value);
    if (!controls) {
      auto fault = failure(Kind::kControl, word);
      fault.value().control = controls.error();
      return fault;
    }
    head_.settings.controls = std::move(*controls);
  } else {
    const auto* const known = std::ranges::find(kHead, word, &HeadLine::word);
    if (known == kHead.end()) return failure(Kind::kWord, word);
    Settings read = head_.settings;
    if (!known->read(value, read)) return failure(Kind::kValue, word);
    head_.settings = std::move(read);
  }
  words_.emplace_back(word);
  return base::Done{};
}

base::Result<base::Done, LogFault> LogReader::end_head() {
  const auto has = [&](std::string_view word) {
    return std::ranges::find(words_, word) != words_.end();
  };
  for (const auto& line : kHead)
    if (!has(line.word)) return failure(Kind::kMissing, line.word);
  if (!has(kControl)) return failure(Kind::kMissing, kControl);
  auto table = Table::open(head_.settings);
  if (!table) {
    auto fault = failure(Kind::kStart, head_.settings.start);
    fault.value().start = table.error();
    return fault;
  }
  table_.emplace(std::move(*table));
  return base::Done{};
}

// An action is taken in whole or not at all.
base::Result<base::Done, LogFault> LogReader::read_action(std::string_view line) {
  auto events = read_events(line);
  if (!events) {
    auto fault = failure(Kind::kText);
    fault.value().text = events.error();
    return fault;
  }
  Table next = *table_;
  for (const auto& event : *events) {
    const auto taken = next.take_in(event);
    if (!taken) {
      auto fault = failure(Kind::kEvent);
      fault.value().event = taken.error();
      return fault;
    }
  }
  table_.emplace(std::move(next));
  events_.insert(events_.end(), events->begin(), events->end());
  return base::Done{};
}

}  // namespace arbiter
