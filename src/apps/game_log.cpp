#include "apps/game_log.hpp"

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "apps/context.hpp"
#include "apps/play_table.hpp"
#include "apps/position_options.hpp"
#include "apps/whole_file.hpp"
#include "base/result.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using text::Message;

constexpr std::string_view kHeader = "chuhe game 1";

constexpr std::array<std::string_view, 7> kWords = {"move",   "undo",   "offer", "decline",
                                                    "accept", "resign", "claim"};

std::string_view word_of(PlayEvent::Kind kind) { return kWords[static_cast<std::size_t>(kind)]; }

std::optional<PlayEvent::Kind> kind_of(std::string_view word) {
  for (std::size_t i = 0; i < kWords.size(); ++i)
    if (kWords[i] == word) return static_cast<PlayEvent::Kind>(i);
  return std::nullopt;
}

// `WORD rest of the line`.
std::pair<std::string_view, std::string_view> split_word(std::string_view line) {
  const auto space = line.find(' ');
  if (space == std::string_view::npos) return {line, {}};
  return {line.substr(0, space), line.substr(space + 1)};
}

// Reads a log line by line; a text is the fault of a line.
class LogReader {
 public:
  explicit LogReader(const Context& context) : context_(context) {}

  std::optional<std::string> read(std::string_view line) {
    ++line_;
    if (line_ == 1) {
      if (line != kHeader) return std::string(context_.say(Message::kSaveHeader));
      return std::nullopt;
    }
    const auto [word, rest] = split_word(line);
    if (line_ == 2) return read_ruleset(word, rest);
    if (line_ == 3) return read_fen(word, rest);
    return read_event(word, rest);
  }

  int line() const { return line_; }
  std::unique_ptr<PlayTable> take() { return std::move(table_); }

 private:
  std::optional<std::string> read_ruleset(std::string_view word, std::string_view name) {
    const auto ruleset = game::parse_ruleset(name);
    if (word != "ruleset" || !ruleset)
      return context_.say(Message::kErrorValue, {"ruleset", name, ruleset_names()});
    ruleset_ = *ruleset;
    return std::nullopt;
  }

  std::optional<std::string> read_fen(std::string_view word, std::string_view fen) {
    if (word != "fen") return context_.say(Message::kSaveWord, {word});
    auto game = game::make_game(ruleset_, fen);
    if (!game)
      return text::fen_fault_sentence(context_.language, game::kit_of(ruleset_), fen, game.error());
    table_ = std::make_unique<PlayTable>(std::move(*game));
    return std::nullopt;
  }

  std::optional<std::string> read_event(std::string_view word, std::string_view move) {
    const auto kind = kind_of(word);
    if (!kind) return context_.say(Message::kSaveWord, {word});
    const auto applied = table_->apply({*kind, std::string(move)}, notation::Dialect::kCoordinates);
    if (applied) return std::nullopt;
    if (applied.error().kind != PlayFault::Kind::kGame)
      return context_.say(Message::kSaveOrder, {word});
    return text::move_fault_sentence(context_.language, game::kit_of(ruleset_), move,
                                     notation::Dialect::kCoordinates, applied.error().game);
  }

  const Context& context_;
  int line_ = 0;
  game::RulesetId ruleset_{};
  std::unique_ptr<PlayTable> table_;
};

std::string system_says() { return std::generic_category().message(errno); }

void report_line(const Context& context, const std::string& path, int line, std::string_view text) {
  fail(context, context.say(Message::kErrorLine, {path, std::to_string(line), text}));
}

// Takes a line without its end off the file and the text.
bool drop_cut_line(const Context& context, const std::string& path, std::string& text) {
  const auto end = text.rfind('\n') + 1;  // 0 where there is none
  if (end == text.size()) return true;
  text.resize(end);
  std::error_code error;
  std::filesystem::resize_file(path, end, error);
  if (error) {
    fail(context, context.say(Message::kErrorWrite, {path, error.message()}));
    return false;
  }
  context.err << path << ": " << context.say(Message::kPlayCutLine) << '\n';
  return true;
}

}  // namespace

base::Result<GameLog, std::string> GameLog::open(const std::string& path, const char* mode) {
  std::FILE* file = std::fopen(path.c_str(), mode);
  if (file == nullptr) return base::Failure<std::string>(system_says());
  return GameLog(path, file);
}

base::Result<GameLog, std::string> GameLog::create(const std::string& path) {
  return open(path, "wx");
}

base::Result<GameLog, std::string> GameLog::append_to(const std::string& path) {
  return open(path, "a");
}

bool GameLog::begin(const game::Game& game) {
  return write_line(kHeader) &&
         write_line("ruleset " + std::string(game::ruleset_name(game.ruleset()))) &&
         write_line("fen " + game.start_fen());
}

bool GameLog::write(const PlayEvent& event) {
  std::string line(word_of(event.kind));
  if (event.kind == PlayEvent::Kind::kMove) line += " " + event.move;
  return write_line(line);
}

bool GameLog::write_line(std::string_view line) {
  const std::string text = std::string(line) + "\n";
  return std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size() &&
         std::fflush(file_.get()) == 0;
}

std::unique_ptr<PlayTable> read_game_log(const Context& context, const std::string& path) {
  auto read = read_whole_file(path);
  if (!read) {
    fail(context, context.say(Message::kErrorOpen, {path, read.error()}));
    return nullptr;
  }
  auto& text = *read;
  if (!drop_cut_line(context, path, text)) return nullptr;
  LogReader reader(context);
  for (std::size_t begin = 0; begin < text.size();) {
    const auto end = text.find('\n', begin);
    const auto fault = reader.read(std::string_view(text).substr(begin, end - begin));
    if (fault) {
      report_line(context, path, reader.line(), *fault);
      return nullptr;
    }
    begin = end + 1;
  }
  auto table = reader.take();
  if (!table) report_line(context, path, reader.line() + 1, context.say(Message::kSaveHeader));
  return table;
}

}  // namespace apps
