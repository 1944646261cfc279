// chuhe desk: an arbiter's desk for one game.
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <initializer_list>
#include <iostream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <CLI/CLI.hpp>
#include <sys/poll.h>
#include <unistd.h>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/desk/log_file.hpp"
#include "apps/desk/session.hpp"
#include "apps/desk/time_source.hpp"
#include "apps/line_input.hpp"
#include "apps/position_options.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/table.hpp"
#include "arbiter/table_log.hpp"
#include "arbiter/time_control_text.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "text/board_text.hpp"
#include "text/catalogue.hpp"
#include "text/desk_message.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"
#include "text/time_control_sentences.hpp"

namespace apps {
namespace {

using text::DeskMessage;
using text::Message;

struct Options {
  std::string file;
  // Of a new game.
  std::string ruleset;
  std::string control = "none";
  std::string fen = "start";
  std::string venue = "board";
  int illegal_moves_lose = 1;
  bool casual = false;
  std::string red, black, event, site, date, round;
  // Of the sitting.
  std::string arbiter;
  std::string script;
  std::string notation = "coordinates";
  std::string glyphs;
  bool json = false;
  bool typed = false;
};

int refuse(const Context& context, DeskMessage message,
           std::initializer_list<std::string_view> arguments, int status) {
  return fail(context, context.say(message, arguments), status);
}

std::string today() {
  const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm parts{};
  ::localtime_r(&now, &parts);
  char text[16];
  const auto length = std::strftime(text, sizeof text, "%Y.%m.%d", &parts);
  return {text, length};
}

arbiter::Tags tags_of(const Options& options, game::KitId kit) {
  arbiter::Tags tags;
  const auto add = [&](std::string_view name, const std::string& value) {
    if (!value.empty()) tags.emplace_back(name, value);
  };
  add("Event", options.event);
  add("Site", options.site);
  add("Date", options.date.empty() ? today() : options.date);
  add("Round", options.round);
  add(kit == game::KitId::kXiangqi ? "Red" : "White", options.red);
  add("Black", options.black);
  return tags;
}

// The head of a new game; nothing after a fault has been reported, with its status.
std::optional<arbiter::LogHead> new_head(const Context& context, const Options& options,
                                         int& status) {
  status = kUsage;
  const auto ruleset = game::parse_ruleset(options.ruleset);
  if (!ruleset) {
    refuse(context, DeskMessage::kNeedsRuleset, {options.file}, kUsage);
    return std::nullopt;
  }
  const auto controls = arbiter::parse_time_controls(options.control);
  if (!controls) {
    fail(context,
         text::time_control_fault_sentence(context.language, options.control, controls.error()));
    return std::nullopt;
  }
  arbiter::LogHead head;
  head.settings = options.venue == "line" ? arbiter::on_line(*ruleset, *controls)
                                          : arbiter::over_the_board(*ruleset, *controls);
  head.settings.start = options.fen;
  head.settings.casual = options.casual;
  head.settings.illegal_moves_lose = options.illegal_moves_lose;
  head.tags = tags_of(options, game::kit_of(*ruleset));
  status = kFailed;
  if (const auto table = arbiter::Table::open(head.settings); !table) {
    fail(context, text::fen_fault_sentence(context.language, game::kit_of(*ruleset), options.fen,
                                           table.error()));
    return std::nullopt;
  }
  return head;
}

int not_opened(const Context& context, const std::string& path, const std::string& why) {
  if (why == std::generic_category().message(EWOULDBLOCK))
    return refuse(context, DeskMessage::kInUse, {path}, kFailed);
  return fail(context, context.say(Message::kErrorWrite, {path, why}));
}

// Obeys a script line by line; the first line that is refused ends it.
int run_script(const Context& context, DeskSession& session, LineInput& script) {
  while (const auto line = script.next()) {
    if (!session.obey(*line)) {
      const auto refused = context.say(DeskMessage::kScriptStopped, {*line});
      return fail(context, script.at_line(context, refused));
    }
    if (session.wants_to_quit()) break;
  }
  return kOk;
}

// Waits for a line to be typed at a terminal, and tells meanwhile what time leads to.
void wait_for_line(const Context& context, DeskSession& session) {
  while (const auto left = session.wait()) {
    constexpr std::int64_t kMostMs = 60'000;
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const auto ms = static_cast<int>(std::min(left->ms + 1, kMostMs));
    if (::poll(&input, 1, ms) != 0) return;
    context.out << '\r';
    session.look_at_time();
    context.out << session.prompt() << std::flush;
  }
}

int run_by_hand(const Context& context, DeskSession& session, bool prompts) {
  const bool terminal = prompts && &context.in == &std::cin && ::isatty(STDIN_FILENO) != 0;
  std::string line;
  while (!session.wants_to_quit()) {
    if (prompts) context.out << session.prompt() << std::flush;
    if (terminal) wait_for_line(context, session);
    if (!std::getline(context.in, line)) break;
    session.obey(line);
  }
  if (prompts) context.out << '\n';
  return kOk;
}

int run_session(const Context& context, const Options& options, LineInput* script,
                ReadDeskFile read, DeskFile file) {
  const auto& game = read.table.game();
  DeskStyle style;
  style.dialect = dialect_of(options.notation).value_or(notation::Dialect::kCoordinates);
  if (!has_dialect(game, style.dialect))
    return fail(context, context.say(Message::kFaultNoSuchDialect, {options.notation}), kUsage);
  const bool han = options.glyphs.empty() ? context.language != text::Language::kEnglish
                                          : options.glyphs == "han";
  style.glyphs = han ? text::Glyphs::kHan : text::Glyphs::kWestern;
  style.json = options.json;
  style.arbiter = options.arbiter;
  const TimeSource time(read.table.state().last, script == nullptr && !options.typed);
  if (!options.json && script == nullptr) {
    context.out << context.say(
                       read.events.empty() ? DeskMessage::kWelcome : DeskMessage::kWelcomeBack,
                       {options.file, std::to_string(game.ply())})
                << '\n';
  }
  DeskSession session(context, std::move(style), std::move(read), std::move(file), time);
  if (!script) return run_by_hand(context, session, !options.json);
  return run_script(context, session, *script);
}

int new_game(const Context& context, const Options& options, LineInput* script) {
  int status = kOk;
  auto head = new_head(context, options, status);
  if (!head) return status;
  auto file = DeskFile::create(options.file, *head);
  if (!file) return not_opened(context, options.file, file.error());
  auto table = arbiter::Table::open(head->settings);
  ReadDeskFile read{std::move(*head), std::move(*table), {}, 0, false};
  return run_session(context, options, script, std::move(read), std::move(*file));
}

int go_on(const Context& context, const Options& options, LineInput* script) {
  if (!options.ruleset.empty())
    return refuse(context, DeskMessage::kIsThere, {options.file}, kUsage);
  auto read = read_desk_file(context, options.file);
  if (!read) return kFailed;
  auto file = DeskFile::open(options.file, read->size);
  if (!file) return not_opened(context, options.file, file.error());
  if (read->was_cut)
    context.err << options.file << ": " << context.say(Message::kPlayCutLine) << '\n';
  return run_session(context, options, script, std::move(*read), std::move(*file));
}

// The script is opened first: without it no game is begun.
int run_desk(const Context& context, const Options& options) {
  std::optional<LineInput> script;
  if (!options.script.empty()) {
    auto opened = LineInput::open(options.script, context.in);
    if (!opened) {
      return fail(context, context.say(Message::kErrorOpen, {options.script, opened.error()}));
    }
    script.emplace(std::move(*opened));
  }
  auto* const lines = script ? &*script : nullptr;
  const bool is_there = ::access(options.file.c_str(), F_OK) == 0;
  return is_there ? go_on(context, options, lines) : new_game(context, options, lines);
}

}  // namespace

void add_desk_command(CLI::App& app, const Context& words, Job& job) {
  auto options = std::make_shared<Options>();
  const auto say = [&](DeskMessage message) { return std::string(words.say(message)); };
  auto* command = app.add_subcommand("desk", say(DeskMessage::kHelpDesk));
  command->add_option("FILE", options->file, say(DeskMessage::kHelpFile))->required();
  add_ruleset_option(*command, words, options->ruleset);
  command->add_option("--control", options->control, say(DeskMessage::kHelpControl));
  add_fen_option(*command, words, options->fen);
  command->add_option("--venue", options->venue, say(DeskMessage::kHelpVenue))
      ->check(CLI::IsMember({"board", "line"}));
  command
      ->add_option("--illegal-moves-lose", options->illegal_moves_lose,
                   say(DeskMessage::kHelpIllegalMovesLose))
      ->check(CLI::Range(1, 9));
  command->add_flag("--casual", options->casual, say(DeskMessage::kHelpCasual));
  command->add_option("--red,--white", options->red, say(DeskMessage::kHelpRed));
  command->add_option("--black", options->black, say(DeskMessage::kHelpBlack));
  command->add_option("--event", options->event, say(DeskMessage::kHelpEvent));
  command->add_option("--site", options->site, say(DeskMessage::kHelpSite));
  command->add_option("--date", options->date, say(DeskMessage::kHelpDate));
  command->add_option("--round", options->round, say(DeskMessage::kHelpRound));
  command->add_option("--arbiter", options->arbiter, say(DeskMessage::kHelpArbiterName));
  command->add_option("--script", options->script, say(DeskMessage::kHelpScript));
  command->add_flag("--typed", options->typed, say(DeskMessage::kHelpTyped));
  add_notation_option(*command, words, options->notation);
  command->add_option("--glyphs", options->glyphs, std::string(words.say(Message::kHelpGlyphs)))
      ->check(CLI::IsMember({"han", "western"}));
  add_json_option(*command, words, options->json);
  command->callback([options, &job] {
    job = [options](const Context& context) { return run_desk(context, *options); };
  });
}

}  // namespace apps
