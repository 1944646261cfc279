#include "apps/desk/words.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/desk/verbs.hpp"
#include "arbiter/action.hpp"
#include "arbiter/duration_text.hpp"
#include "arbiter/table.hpp"
#include "base/result.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "text/desk_message.hpp"

namespace apps {
namespace {

using arbiter::Actor;
using board::Side;
using text::DeskMessage;
using Kind = DeskQuestion::Kind;

struct Question {
  DeskWord word;
  Kind kind;
};

constexpr std::array kQuestions = {
    Question{{"board", "", DeskMessage::kHelpBoard}, Kind::kBoard},
    Question{{"clocks", "", DeskMessage::kHelpClocks}, Kind::kClocks},
    Question{{"pending", "", DeskMessage::kHelpPending}, Kind::kPending},
    Question{{"explain", "", DeskMessage::kHelpExplain}, Kind::kExplain},
    Question{{"moves", "", DeskMessage::kHelpMoves}, Kind::kMoves},
    Question{{"log", "", DeskMessage::kHelpLog}, Kind::kLog},
    Question{{"report", "[FILE]", DeskMessage::kHelpReport}, Kind::kReport},
    Question{{"pgn", "[FILE]", DeskMessage::kHelpPgn}, Kind::kPgn},
    Question{{"arbiter", "NAME", DeskMessage::kHelpArbiter}, Kind::kArbiter},
    Question{{"help", "[WORD]", DeskMessage::kHelpHelp}, Kind::kHelp},
    Question{{"quit", "", DeskMessage::kHelpQuit}, Kind::kQuit},
};

std::optional<Side> side_of(std::string_view word) {
  for (const std::string_view first : {"red", "white", "first", "红", "紅", "白"})
    if (word == first) return Side::kFirst;
  for (const std::string_view second : {"black", "second", "黑"})
    if (word == second) return Side::kSecond;
  return std::nullopt;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r";
  const auto begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

// Takes the first word off the text.
std::string_view take_word(std::string_view& text) {
  const auto end = std::min(text.find_first_of(" \t"), text.size());
  const auto word = text.substr(0, end);
  text = trimmed(text.substr(end));
  return word;
}

Arguments read_arguments(std::string_view text) {
  Arguments arguments;
  arguments.rest = text;
  while (!text.empty()) {
    const auto word = take_word(text);
    if (word == "because") {
      arguments.reason = text;
      break;
    }
    arguments.words.emplace_back(word);
  }
  return arguments;
}

base::Failure<DeskLineFault> failure(DeskMessage message, std::string_view word,
                                     std::string_view needed = {}) {
  return base::Failure<DeskLineFault>(
      DeskLineFault{message, std::string(word), std::string(needed)});
}

// `@0:12:30`, `+30`.
base::Result<std::optional<TypedTime>, DeskLineFault> take_time(std::string_view& text) {
  if (text.empty() || (text.front() != '@' && text.front() != '+')) return std::nullopt;
  const bool relative = text.front() == '+';
  const auto word = take_word(text);
  const auto time = arbiter::parse_duration(word.substr(1));
  if (!time) return failure(DeskMessage::kBadTime, word);
  return TypedTime{*time, relative};
}

}  // namespace

base::Result<DeskLine, DeskLineFault> read_desk_line(std::string_view line,
                                                     const arbiter::Table& table,
                                                     const std::string& arbiter) {
  auto text = trimmed(line);
  DeskLine read;
  if (text.empty() || text.front() == '#') return read;
  const auto time = take_time(text);
  if (!time) return base::Failure<DeskLineFault>(time.error());
  read.time = *time;
  if (text.empty()) return read;

  auto word = take_word(text);
  const auto side = side_of(word);
  if (side) word = take_word(text);
  const Speaker speaker{table, side.value_or(table.game().to_move()), side.has_value()};
  const auto* const question =
      std::ranges::find(kQuestions, word, [](const Question& q) { return q.word.word; });
  if (!side && question != kQuestions.end()) {
    read.what = DeskQuestion{question->kind, std::string(text)};
    return read;
  }
  const auto verbs = desk_verbs();
  const auto verb = std::ranges::find(verbs, word, [](const Verb& v) { return v.word.word; });
  if (verb == verbs.end()) {
    if (word.empty() || !text.empty()) return failure(DeskMessage::kUnknownWord, word);
    const arbiter::MakeMove move{std::string(word), {}, {}};
    read.what = DeskAct{speaker.side, move, std::string(word)};
    return read;
  }
  const auto arguments = read_arguments(text);
  auto action = verb->make(speaker, arguments);
  if (!action) return failure(DeskMessage::kNeeds, word, verb->word.needs);
  const Actor by =
      verb->who == Who::kPlayer ? Actor(speaker.side) : Actor(arbiter::Arbiter{arbiter});
  const bool tells_move = verb->word.needs == "MOVE";
  read.what = DeskAct{by, std::move(*action), tells_move ? arguments.words.front() : ""};
  return read;
}

const std::vector<DeskWord>& desk_words() {
  static const auto kWords = [] {
    std::vector<DeskWord> all;
    all.reserve(desk_verbs().size() + kQuestions.size());
    for (const auto& verb : desk_verbs()) all.push_back(verb.word);
    for (const auto& question : kQuestions) all.push_back(question.word);
    return all;
  }();
  return kWords;
}

}  // namespace apps
