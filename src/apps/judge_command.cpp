// chuhe judge: the command line; the work is in judge_moves.cpp, judge_batch.cpp and
// judge_records.cpp.
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/judge.hpp"
#include "apps/position_options.hpp"
#include "text/message.hpp"

namespace apps {
namespace {

using text::Message;

constexpr int kMostJobs = 1024;

int run_judge(const Context& context, const JudgeOptions& options, bool has_moves) {
  const bool has_batch = !options.batch.empty();
  const bool has_paths = !options.paths.empty();
  const std::string choices = "--moves, --batch, PATH";
  const int asked = int{has_moves} + int{has_batch} + int{has_paths};
  if (asked == 0) return fail(context, context.say(Message::kErrorNeedsOne, {choices}), kUsage);
  if (asked > 1) return fail(context, context.say(Message::kErrorOnlyOne, {choices}), kUsage);
  if (!has_notation(context, options.rulesets().front(), options.notation)) return kUsage;
  if (!has_moves && (options.explain || options.all_rulesets())) {
    const std::string only = options.explain ? "--explain" : "--ruleset all";
    return fail(context, context.say(Message::kErrorNeedsMoves, {only}), kUsage);
  }
  if (has_batch) return judge_batch(context, options);
  return has_paths ? judge_records(context, options) : judge_moves(context, options);
}

}  // namespace

void add_judge_command(CLI::App& app, const Context& words, Job& job) {
  const auto say = [&words](Message message) { return std::string(words.say(message)); };
  auto options = std::make_shared<JudgeOptions>();
  auto* command = app.add_subcommand("judge", say(Message::kHelpJudge));
  add_ruleset_or_all_option(*command, words, options->ruleset)->required();
  const auto* fen = add_fen_option(*command, words, options->fen);
  const auto* moves = command->add_option("--moves", options->moves, say(Message::kHelpMoveList));
  command->add_option("--batch", options->batch, say(Message::kHelpJudgeBatch));
  command->add_option("PATH", options->paths, say(Message::kHelpPaths));
  command->add_option("--jobs", options->jobs, say(Message::kHelpJobs))
      ->check(CLI::Range(0, kMostJobs));
  command->add_flag("--progress", options->progress, say(Message::kHelpProgress));
  command->add_flag("--quiet", options->quiet, say(Message::kHelpQuiet));
  command->add_flag("--explain", options->explain, say(Message::kHelpExplain));
  add_notation_option(*command, words, options->notation);
  add_study_option(*command, words, options->study);
  add_json_option(*command, words, options->json);
  command->callback([options, fen, moves, &job] {
    const bool has_moves = fen->count() + moves->count() > 0;
    job = [options, has_moves](const Context& context) {
      return run_judge(context, *options, has_moves);
    };
  });
}

}  // namespace apps
