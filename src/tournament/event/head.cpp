#include "tournament/event/head.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/event/detail/field_values.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/plain_text.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament {
namespace {

using Kind = HeadFault::Kind;

constexpr std::string_view kFormat = "chuhe tourney 1";
constexpr std::string_view kOption = "option";
constexpr std::string_view kTag = "tag";

base::Failure<HeadFault> failure(Kind kind, std::string_view word, std::string_view expected = {}) {
  return base::Failure<HeadFault>(HeadFault{kind, std::string(word), expected});
}

struct NamedScoring {
  std::string_view text;
  Scoring scoring;
};
constexpr std::array<NamedScoring, 4> kScorings = {{{"1/0.5/0", fide_scoring()},
                                                    {"2/1/0", two_point_scoring()},
                                                    {"3/1/0", three_point_scoring()},
                                                    {"3/1:2/0", uneven_draw_scoring()}}};
constexpr std::array kScoringFields = {
    &Scoring::win,     &Scoring::draw_first,  &Scoring::draw_second, &Scoring::loss,
    &Scoring::absence, &Scoring::pairing_bye, &Scoring::unfinished};

std::vector<std::string_view> split(std::string_view text, char divider) {
  std::vector<std::string_view> parts;
  while (true) {
    const auto end = text.find(divider);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// `WORD rest of the line`.
std::pair<std::string_view, std::string_view> split_word(std::string_view line) {
  const auto space = line.find(' ');
  if (space == std::string_view::npos) return {line, {}};
  return {line.substr(0, space), line.substr(space + 1)};
}

// Tie-breaks may say `none`.
bool read_tie_breaks(std::string_view text, Head& head) {
  head.tie_breaks.clear();
  if (text == "none") return true;
  for (const std::string_view code : split(text, ',')) {
    if (!is_head_word(code)) return false;
    head.tie_breaks.emplace_back(code);
  }
  return true;
}
std::string write_tie_breaks(const Head& head) {
  std::string text;
  for (const std::string& code : head.tie_breaks) text.append(text.empty() ? "" : ",").append(code);
  return text.empty() ? "none" : text;
}

bool read_rounds(std::string_view text, Head& head) {
  return detail::read_value(text, head.rounds) && head.rounds <= kMostRounds;
}

bool read_scoring(std::string_view text, Head& head) {
  const auto scoring = parse_scoring(text);
  if (scoring) head.scoring = *scoring;
  return scoring.has_value();
}

bool read_unplayed(std::string_view text, Head& head) {
  return detail::read_value(text, head.unplayed_rules) &&
         (head.unplayed_rules == 2024 || head.unplayed_rules == 2026);
}

bool read_color(std::string_view text, Head& head) {
  head.initial_color.reset();
  if (text == "first") head.initial_color = Color::kFirst;
  if (text == "second") head.initial_color = Color::kSecond;
  return head.initial_color.has_value() || text == "none";
}
std::string write_color(const Head& head) {
  if (!head.initial_color) return "none";
  return *head.initial_color == Color::kFirst ? "first" : "second";
}

template <auto Member>
bool read_head_word(std::string_view text, Head& head) {
  head.*Member = text;
  return is_head_word(text);
}

// One line of the head: how a setting is written and read, and what may stand there.
struct HeadLine {
  std::string_view word;
  std::string_view expected;
  std::string (*write)(const Head& head);
  bool (*read)(std::string_view text, Head& head);
};

constexpr std::array<HeadLine, 9> kLines = {{
    {"name", "UTF-8", [](const Head& h) { return h.name; },
     [](std::string_view text, Head& h) {
       h.name = text;
       return !text.empty() && is_plain_text(text);
     }},
    {"ruleset", "cxq draft cxa wxf qinyu none", [](const Head& h) { return h.ruleset; },
     read_head_word<&Head::ruleset>},
    {"system", "dutch round-robin ...", [](const Head& h) { return h.system; },
     read_head_word<&Head::system>},
    {"rounds", "0 1 ... 999", [](const Head& h) { return std::to_string(h.rounds); }, read_rounds},
    {"scoring", "1/0.5/0 2/1/0 3/1/0 3/1:2/0",
     [](const Head& h) { return write_scoring(h.scoring); }, read_scoring},
    {"tie-breaks", "BH,WIN,... none", write_tie_breaks, read_tie_breaks},
    {"unplayed", "2024 2026", [](const Head& h) { return std::to_string(h.unplayed_rules); },
     read_unplayed},
    {"initial-color", "first second none", write_color, read_color},
    {"baku", "yes no", [](const Head& h) { return detail::write_value(h.baku); },
     [](std::string_view text, Head& h) { return detail::read_value(text, h.baku); }},
}};

bool is_named_value(std::string_view name, std::string_view value) {
  return is_head_word(name) && is_plain_text(value);
}

}  // namespace

std::string write_scoring(const Scoring& scoring) {
  const auto* const named = std::ranges::find(kScorings, scoring, &NamedScoring::scoring);
  if (named != kScorings.end()) return std::string(named->text);
  std::string text;
  for (const auto field : kScoringFields)
    text.append(text.empty() ? "" : ",").append(write_points(scoring.*field));
  return text;
}

std::optional<Scoring> parse_scoring(std::string_view text) {
  const auto* const named = std::ranges::find(kScorings, text, &NamedScoring::text);
  if (named != kScorings.end()) return named->scoring;
  const auto parts = split(text, ',');
  if (parts.size() != kScoringFields.size()) return std::nullopt;
  Scoring scoring;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto points = parse_points(parts[i]);
    if (!points) return std::nullopt;
    scoring.*kScoringFields[i] = *points;
  }
  return scoring;
}

bool is_head_word(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    constexpr std::string_view kSigns = "/+-._:";
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           kSigns.find(c) != std::string_view::npos;
  });
}

base::Result<base::Done, HeadFault> check_head(const Head& head) {
  for (const HeadLine& line : kLines) {
    Head read;
    if (!line.read(line.write(head), read)) return failure(Kind::kValue, line.word, line.expected);
  }
  for (const auto& [name, value] : head.options)
    if (!is_named_value(name, value)) return failure(Kind::kValue, kOption, "NAME VALUE");
  for (const auto& [name, value] : head.tags)
    if (!is_named_value(name, value)) return failure(Kind::kValue, kTag, "NAME VALUE");
  return base::Done{};
}

std::string write_head(const Head& head) {
  std::string text(kFormat);
  text += '\n';
  const auto add = [&](std::string_view word, const std::string& value) {
    text.append(word).append(" ").append(value).append("\n");
  };
  for (const HeadLine& line : kLines) add(line.word, line.write(head));
  for (const auto& [name, value] : head.options)
    add(kOption, std::string(name).append(" ").append(value));
  for (const auto& [name, value] : head.tags)
    add(kTag, std::string(name).append(" ").append(value));
  return text += '\n';
}

base::Result<bool, HeadFault> HeadReader::read(std::string_view line) {
  if (!begun_) {
    if (line != kFormat) return failure(Kind::kFormat, {}, kFormat);
    begun_ = true;
    return false;
  }
  if (line.empty()) {
    if (const auto whole = check_all(); !whole) return base::Failure<HeadFault>(whole.error());
    return true;
  }
  const auto [word, value] = split_word(line);
  if (const auto read = read_word(word, value); !read)
    return base::Failure<HeadFault>(read.error());
  return false;
}

base::Result<base::Done, HeadFault> HeadReader::read_word(std::string_view word,
                                                          std::string_view value) {
  if (word == kOption || word == kTag) {
    const auto [name, text] = split_word(value);
    if (!is_named_value(name, text)) return failure(Kind::kValue, word, "NAME VALUE");
    (word == kTag ? head_.tags : head_.options).emplace_back(name, text);
    return base::Done{};
  }
  const auto* const known = std::ranges::find(kLines, word, &HeadLine::word);
  if (known == kLines.end() || std::ranges::find(words_, word) != words_.end())
    return failure(Kind::kWord, word);
  Head read = head_;
  if (!known->read(value, read)) return failure(Kind::kValue, word, known->expected);
  head_ = std::move(read);
  words_.emplace_back(word);
  return base::Done{};
}

base::Result<base::Done, HeadFault> HeadReader::check_all() const {
  for (const HeadLine& line : kLines) {
    if (std::ranges::find(words_, line.word) == words_.end())
      return failure(Kind::kMissing, line.word, line.expected);
  }
  return base::Done{};
}

}  // namespace tournament
