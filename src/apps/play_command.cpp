// chuhe play: two people at one terminal.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/game_log.hpp"
#include "apps/play_table.hpp"
#include "apps/position_options.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "rules/outcome.hpp"
#include "text/board_text.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"
#include "text/ply_sentences.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using text::Message;
using Kind = PlayEvent::Kind;

struct Options {
  std::string game;
  std::string ruleset;
  std::string fen = "start";
  std::string save;
  std::string resume;
  std::string glyphs;
  std::string notation = "coordinates";
};

class Session {
 public:
  Session(const Context& context, text::Glyphs glyphs, notation::Dialect dialect, PlayTable& table)
      : context_(context), glyphs_(glyphs), dialect_(dialect), table_(table) {}

  void keep_in(GameLog log) { logs_.push_back(std::move(log)); }

  void run() {
    say(context_.say(Message::kPlayWelcome));
    draw();
    std::string line;
    while (prompt() && std::getline(context_.in, line)) {
      const auto [word, rest] = split(line);
      if (word == "quit") return;
      if (!word.empty()) obey(word, rest);
    }
    context_.out << '\n';
  }

 private:
  struct Command {
    std::string_view word;
    void (Session::*run)();
  };

  static std::pair<std::string, std::string> split(const std::string& line) {
    const auto begin = line.find_first_not_of(" \t\r");
    if (begin == std::string::npos) return {};
    const auto last = line.find_last_not_of(" \t\r");
    const auto text = line.substr(begin, last - begin + 1);
    const auto space = text.find(' ');
    if (space == std::string::npos) return {text, {}};
    const auto rest = text.find_first_not_of(' ', space);
    return {text.substr(0, space), text.substr(rest)};
  }

  bool prompt() {
    const auto& game = table_.game();
    context_.out << context_.say(Message::kPlayPrompt,
                                 {std::to_string(game.ply() / 2 + 1), side(game.to_move())})
                 << std::flush;
    return true;
  }

  void obey(const std::string& word, const std::string& rest) {
    static constexpr std::array<Command, 4> kQuestions = {{{"moves", &Session::list_moves},
                                                           {"fen", &Session::show_fen},
                                                           {"board", &Session::draw},
                                                           {"help", &Session::help}}};
    static constexpr std::array<std::pair<std::string_view, Kind>, 6> kActions = {
        {{"undo", Kind::kUndo},
         {"draw", Kind::kOffer},
         {"accept", Kind::kAccept},
         {"decline", Kind::kDecline},
         {"resign", Kind::kResign},
         {"claim", Kind::kClaim}}};
    if (word == "save") return save(rest);
    for (const auto& question : kQuestions)
      if (question.word == word) return (this->*question.run)();
    for (const auto& [name, kind] : kActions)
      if (name == word) return act({kind, {}});
    act({Kind::kMove, word});
  }

  void act(const PlayEvent& event) {
    const auto offerer = table_.offer();
    const auto applied = table_.apply(event, reading());
    if (!applied) return explain(event, applied.error());
    record(*applied);
    if (event.kind == Kind::kMove || event.kind == Kind::kUndo) draw();
    if (event.kind == Kind::kOffer)
      say(context_.say(Message::kPlayOffered, {side(*table_.offer())}));
    const bool declined = offerer && !table_.offer() && event.kind != Kind::kUndo;
    if (declined && event.kind != Kind::kAccept && event.kind != Kind::kResign)
      say(context_.say(Message::kPlayDeclined));
    announce();
  }

  // A game that has ended, or stands undecided, is said so after every change.
  void announce() {
    auto verdict = table_.ending();
    if (!verdict) verdict = table_.game().verdict();
    if (!verdict) return warn();
    say(text::verdict_sentence(context_.language, table_.game().kit(), *verdict));
    if (verdict->ends_game()) {
      context_.out << rules::result_code(verdict->outcome) << ' '
                   << rules::reason_code(verdict->outcome.reason) << '\n';
    }
  }

  // What may soon end the game, and what may be claimed now.
  void warn() {
    const auto& game = table_.game();
    for (const auto& warning : game.warnings())
      say(text::warning_sentence(context_.language, game.kit(), warning));
    const auto claim = game.claim();
    if (claim && claim->ends_game()) say(context_.say(Message::kMayClaim, {claim->rule}));
  }

  void explain(const PlayEvent& event, const PlayFault& fault) {
    switch (fault.kind) {
      case PlayFault::Kind::kOver:
        return say(context_.say(Message::kPlayOver));
      case PlayFault::Kind::kNoOffer:
        return say(context_.say(Message::kPlayNoOffer));
      case PlayFault::Kind::kNothingToClaim:
        return say(context_.say(Message::kPlayNothingToClaim));
      case PlayFault::Kind::kOfferStands:
        return say(context_.say(Message::kPlayOfferStands, {side(*table_.offer())}));
      case PlayFault::Kind::kGame:
        return say(text::move_fault_sentence(context_.language, table_.game().kit(), event.move,
                                             reading(), fault.game));
    }
  }

  // Moves are read in every dialect, but coordinates with ranks from 1 only where they are shown.
  game::MoveDialect reading() const {
    return dialect_ == notation::Dialect::kUci ? game::MoveDialect(dialect_) : std::nullopt;
  }

  void list_moves() {
    for (const char* gap = ""; const auto& move : table_.game().legal_moves(dialect_)) {
      context_.out << gap << move;
      gap = " ";
    }
    context_.out << '\n';
  }
  void show_fen() { say(table_.game().fen()); }
  void draw() { context_.out << text::draw_board(context_.language, glyphs_, table_.game()); }
  void help() {
    const auto form = table_.game().kit() == game::KitId::kQinyu ? Message::kExpectQinyuRecord
                                                                 : Message::kExpectXiangqiRecord;
    say(context_.say(Message::kPlayHelp, {context_.say(form)}));
  }

  void save(const std::string& path) {
    if (path.empty()) return say(context_.say(Message::kPlaySaveName));
    auto log = GameLog::create(path);
    if (!log) return say(context_.say(Message::kErrorWrite, {path, log.error()}));
    bool kept = log->begin(table_.game());
    for (const auto& event : table_.events()) kept = kept && log->write(event);
    if (!kept) return say(context_.say(Message::kPlaySaveLost, {path}));
    say(context_.say(Message::kPlaySaved, {path}));
    logs_.push_back(std::move(*log));
  }

  void record(const PlayEvent& event) {
    std::erase_if(logs_, [&](GameLog& log) {
      if (log.write(event)) return false;
      fail(context_, context_.say(Message::kPlaySaveLost, {log.path()}));
      return true;
    });
  }

  std::string_view side(board::Side side) const {
    return text::side_name(context_.language, table_.game().kit(), side);
  }
  void say(std::string_view text) { context_.out << text << '\n'; }

  const Context& context_;
  text::Glyphs glyphs_;
  notation::Dialect dialect_;
  PlayTable& table_;
  std::vector<GameLog> logs_;
};

// The ruleset that the options ask for, or nothing after the fault has been reported.
std::optional<game::RulesetId> chosen_ruleset(const Context& context, const Options& options) {
  const auto kit = game::parse_kit(options.game);
  const auto ruleset = game::parse_ruleset(options.ruleset);
  if (!kit && !ruleset) {
    fail(context, context.say(Message::kErrorNeedsOne, {"--game, --ruleset, --resume"}));
    return std::nullopt;
  }
  if (kit && ruleset && game::kit_of(*kit) != game::kit_of(*ruleset)) {
    fail(context, context.say(Message::kErrorKitMismatch, {"--ruleset", options.ruleset}));
    return std::nullopt;
  }
  return ruleset ? ruleset : kit;
}

int run_session(const Context& context, const Options& options, PlayTable& table,
                std::optional<GameLog> log) {
  const bool han = options.glyphs.empty() ? context.language != text::Language::kEnglish
                                          : options.glyphs == "han";
  const auto dialect = dialect_of(options.notation);
  if (!has_dialect(table.game(), dialect)) {
    return fail(context, context.say(Message::kFaultNoSuchDialect, {options.notation}), kUsage);
  }
  Session session(context, han ? text::Glyphs::kHan : text::Glyphs::kWestern, *dialect, table);
  if (log) session.keep_in(std::move(*log));
  session.run();
  return kOk;
}

int resume_game(const Context& context, const Options& options) {
  const auto table = read_game_log(context, options.resume);
  if (!table) return kFailed;
  auto log = GameLog::append_to(options.resume);
  if (!log) return fail(context, context.say(Message::kErrorWrite, {options.resume, log.error()}));
  context.out << context.say(Message::kPlayResumed,
                             {std::to_string(table->game().ply()), options.resume})
              << '\n';
  return run_session(context, options, *table, std::move(*log));
}

int new_game(const Context& context, const Options& options, game::RulesetId ruleset) {
  auto game = open_position(context, ruleset, options.fen, game::Strictness::kRules);
  if (!game) return kFailed;
  PlayTable table(std::move(game));
  if (options.save.empty()) return run_session(context, options, table, std::nullopt);
  auto log = GameLog::create(options.save);
  if (!log) return fail(context, context.say(Message::kErrorWrite, {options.save, log.error()}));
  if (!log->begin(table.game()))
    return fail(context, context.say(Message::kPlaySaveLost, {options.save}));
  return run_session(context, options, table, std::move(*log));
}

int run_play(const Context& context, const Options& options) {
  if (!options.resume.empty()) {
    if (!options.game.empty() || !options.ruleset.empty() || !options.save.empty()) {
      return fail(context,
                  context.say(Message::kErrorOnlyOne, {"--resume, --game, --ruleset, --save"}),
                  kUsage);
    }
    return resume_game(context, options);
  }
  const auto ruleset = chosen_ruleset(context, options);
  return ruleset ? new_game(context, options, *ruleset) : kUsage;
}

}  // namespace

void add_play_command(CLI::App& app, const Context& words, Job& job) {
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("play", std::string(words.say(Message::kHelpPlay)));
  add_game_option(*command, words, options->game);
  add_ruleset_option(*command, words, options->ruleset);
  add_fen_option(*command, words, options->fen);
  command->add_option("--save", options->save, std::string(words.say(Message::kHelpSave)));
  command->add_option("--resume", options->resume, std::string(words.say(Message::kHelpResume)));
  add_notation_option(*command, words, options->notation);
  command->add_option("--glyphs", options->glyphs, std::string(words.say(Message::kHelpGlyphs)))
      ->check(CLI::IsMember({"han", "western"}));
  command->callback([options, &job] {
    job = [options](const Context& context) { return run_play(context, *options); };
  });
}

}  // namespace apps
