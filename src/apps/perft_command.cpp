// chuhe perft: counts of positions, or a check of counts known before.
#include <charconv>
#include <cstdint>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/line_input.hpp"
#include "apps/position_options.hpp"
#include "apps/progress.hpp"
#include "game/game.hpp"
#include "rules/perft.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using text::Message;

constexpr int kDeepest = 64;  // far beyond what can be counted

struct Options {
  std::string game;
  std::string fen;
  std::string batch;
  int depth = -1;
  bool divide = false;
  std::string bulk = "on";
  bool study = false;
  bool json = false;

  game::RulesetId ruleset() const { return game::parse_kit(game).value(); }
  rules::Bulk mode() const { return bulk == "on" ? rules::Bulk::kOn : rules::Bulk::kOff; }
};

int count_one(const Context& context, const Options& options) {
  const auto game =
      open_position(context, options.ruleset(), options.fen, strictness(options.study));
  if (!game) return kFailed;
  nlohmann::ordered_json object{{"fen", game->fen()}, {"depth", options.depth}};
  std::uint64_t total = 0;
  if (options.divide && options.depth > 0) {
    object["divide"] = nlohmann::ordered_json::object();
    for (const auto& part : game->divide(options.depth, options.mode())) {
      total += part.nodes;
      object["divide"][part.move] = part.nodes;
      if (!options.json) context.out << part.move << ": " << part.nodes << '\n';
    }
  } else {
    total = game->perft(options.depth, options.mode());
  }
  object["nodes"] = total;
  if (options.json) {
    context.out << object.dump() << '\n';
  } else {
    context.out << total << '\n';
  }
  return kOk;
}

template <class Number>
std::optional<Number> parse_number(std::string_view text) {
  Number number{};
  const auto* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

// Checks the counts of a file, line by line.
class Checker {
 public:
  Checker(const Context& context, const Options& options, LineInput& input)
      : context_(context), options_(options), input_(input) {}

  int run() {
    Progress progress(context_.err, Progress::is_terminal());
    bool first = true;
    while (const auto line = input_.next()) {
      if (!first || !line->starts_with("fen\t")) check(*line);
      first = false;
      progress.show(context_.say(Message::kPerftChecked,
                                 {std::to_string(checked_), std::to_string(differing_)}));
    }
    progress.clear();
    context_.err << context_.say(Message::kPerftChecked,
                                 {std::to_string(checked_), std::to_string(differing_)})
                 << '\n';
    return differing_ + refused_ == 0 ? kOk : kFailed;
  }

 private:
  void check(const std::string& line) {
    const auto columns = split_tabs(line);
    if (columns.size() != 3)
      return refuse(context_.say(Message::kErrorColumns, {"3", std::to_string(columns.size())}));
    const auto depth = parse_number<int>(columns[1]);
    if (!depth || *depth < 0 || *depth > kDeepest) {
      return refuse(context_.say(Message::kErrorNumber,
                                 {"depth", columns[1], "0", std::to_string(kDeepest)}));
    }
    const auto nodes = parse_number<std::uint64_t>(columns[2]);
    if (!nodes) {
      return refuse(context_.say(Message::kErrorNumber,
                                 {"nodes", columns[2], "0", std::to_string(UINT64_MAX)}));
    }
    const auto game = game::make_game(options_.ruleset(), columns[0], strictness(options_.study));
    if (!game) {
      return refuse(text::fen_fault_sentence(context_.language, game::kit_of(options_.ruleset()),
                                             columns[0], game.error()));
    }
    compare(**game, columns[0], *depth, *nodes);
  }

  void compare(const game::Game& game, std::string_view fen, int depth, std::uint64_t expected) {
    ++checked_;
    const auto counted = game.perft(depth, options_.mode());
    if (counted == expected) return;
    ++differing_;
    context_.out << input_.at_line(context_,
                                   context_.say(Message::kPerftDiffers,
                                                {std::to_string(depth), std::to_string(expected),
                                                 std::to_string(counted), fen}))
                 << '\n';
  }

  void refuse(std::string_view text) {
    ++refused_;
    fail(context_, input_.at_line(context_, text));
  }

  const Context& context_;
  const Options& options_;
  LineInput& input_;
  std::int64_t checked_ = 0;
  std::int64_t differing_ = 0;
  std::int64_t refused_ = 0;
};

int check_batch(const Context& context, const Options& options) {
  auto input = open_batch(context, options.batch);
  if (!input) return kFailed;
  return Checker(context, options, *input).run();
}

int run_perft(const Context& context, const Options& options) {
  if (options.fen.empty() == options.batch.empty())
    return fail(context, context.say(Message::kErrorNeedsOne, {"--fen, --batch"}), kUsage);
  if (!options.batch.empty()) return check_batch(context, options);
  if (options.depth < 0)
    return fail(context, context.say(Message::kErrorNeedsOne, {"--depth"}), kUsage);
  return count_one(context, options);
}

}  // namespace

void add_perft_command(CLI::App& app, const Context& words, Job& job) {
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("perft", std::string(words.say(Message::kHelpPerft)));
  add_game_option(*command, words, options->game)->required();
  add_fen_option(*command, words, options->fen);
  command->add_option("--depth", options->depth, std::string(words.say(Message::kHelpDepth)))
      ->check(CLI::Range(0, kDeepest));
  command->add_flag("--divide", options->divide, std::string(words.say(Message::kHelpDivide)));
  command->add_option("--bulk", options->bulk, std::string(words.say(Message::kHelpBulk)))
      ->check(CLI::IsMember({"on", "off"}))
      ->capture_default_str();
  command->add_option("--batch", options->batch, std::string(words.say(Message::kHelpPerftBatch)));
  add_study_option(*command, words, options->study);
  add_json_option(*command, words, options->json);
  command->callback([options, &job] {
    job = [options](const Context& context) { return run_perft(context, *options); };
  });
}

}  // namespace apps
