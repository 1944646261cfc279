// chuhe prove-dead: which stocks can never end a game with a loss (Q5.6, X4.4), derived anew.
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/position_options.hpp"
#include "apps/progress.hpp"
#include "apps/proof_job.hpp"
#include "apps/proof_report.hpp"
#include "apps/proof_state.hpp"
#include "proof/subject.hpp"
#include "text/message.hpp"

namespace apps {
namespace {

using text::Message;

constexpr int kMostJobs = 1024;

struct Options {
  std::string game;
  std::string stock;
  std::string state;
  int jobs = 0;
  bool progress = false;
  bool json = false;

  bool is_xiangqi() const { return game == "xiangqi"; }
  int threads() const {
    if (jobs > 0) return jobs;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  }
};

int run_prove_dead(const Context& context, const Options& options) {
  const auto subject =
      options.is_xiangqi() ? proof::make_xiangqi_subject() : proof::make_qinyu_subject();
  auto bound = subject->whole();
  int most_pieces = subject->most_pieces();
  if (!options.stock.empty()) {
    const auto stock = subject->parse(options.stock);
    if (!stock) {
      const auto* example = options.is_xiangqi() ? "KCAkb" : "NB";
      return fail(context, context.say(Message::kProofStock, {options.stock, example}), kUsage);
    }
    bound = *stock;
    most_pieces = stock->size();
  }
  std::optional<ProofState> state;
  if (!options.state.empty()) {
    state = ProofState::open(context, options.state, *subject);
    if (!state) return kFailed;
  }
  Progress progress(context.err, options.progress || Progress::is_terminal());
  const auto proved =
      ProofJob(context, *subject, state ? &*state : nullptr, progress, options.threads())
          .run(bound, most_pieces);
  if (!proved) return kFailed;
  const auto write = options.json ? write_proof_json : write_proof_text;
  write(context, *subject, *proved);
  return proved->holds() ? kOk : kFailed;
}

}  // namespace

void add_prove_dead_command(CLI::App& app, const Context& words, Job& job) {
  const auto say = [&words](Message message) { return std::string(words.say(message)); };
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("prove-dead", say(Message::kHelpProveDead));
  add_game_option(*command, words, options->game)->required();
  command->add_option("--stock", options->stock, say(Message::kHelpStock));
  command->add_option("--state", options->state, say(Message::kHelpState));
  command->add_option("--jobs", options->jobs, say(Message::kHelpJobs))
      ->check(CLI::Range(0, kMostJobs));
  command->add_flag("--progress", options->progress, say(Message::kHelpProgress));
  add_json_option(*command, words, options->json);
  command->callback([options, &job] {
    job = [options](const Context& context) { return run_prove_dead(context, *options); };
  });
}

}  // namespace apps
