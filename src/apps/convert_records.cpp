// Converts game records: one thread reads and writes, others convert.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "apps/context.hpp"
#include "apps/convert.hpp"
#include "apps/convert_game.hpp"
#include "apps/convert_output.hpp"
#include "apps/convert_report.hpp"
#include "apps/ordered_work.hpp"
#include "apps/progress.hpp"
#include "apps/record_files.hpp"
#include "apps/tree_reader.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "notation/encoder.hpp"
#include "notation/encoding.hpp"
#include "notation/record/pgn_scanner.hpp"
#include "notation/record/pgn_writer.hpp"
#include "text/message.hpp"

namespace apps {
namespace {

using text::Message;

// Enough work for a thread to be worth waking, little enough to keep in memory.
constexpr std::size_t kMovesPerBatch = 4096;
constexpr std::size_t kStepsPerBatch = 128;

constexpr std::string_view kUtf8WithMark = "utf-8-bom";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

notation::Encoding encoding_to_write(const ConvertOptions& options) {
  if (options.encoding == kUtf8WithMark) return notation::Encoding::kUtf8;
  return notation::parse_encoding(options.encoding).value();
}

ConvertRules rules_of(const ConvertOptions& options) {
  ConvertRules rules;
  rules.to = notation::parse_dialect(options.notation).value();
  rules.from = notation::parse_dialect(options.from_notation);
  rules.ruleset = options.ruleset.empty() ? game::parse_kit(options.game)
                                          : game::parse_ruleset(options.ruleset);
  return rules;
}

// Damage by which something of the text is not in the tree.
bool loses_text(const notation::PgnFacts& facts) {
  using notation::PgnDamage;
  return std::ranges::any_of(facts.problems, [](const notation::PgnProblem& problem) {
    return problem.damage == PgnDamage::kBadBytes ||
           problem.damage == PgnDamage::kMovesAfterResult || problem.damage == PgnDamage::kTooLong;
  });
}

// A step of the input and what became of it.
struct Answer {
  TreeStep::Kind kind{};
  std::shared_ptr<const InputFile> file;
  std::string error;  // of an input that cannot be read
  std::string text;   // of a game, as it is to be written
  std::string report;
  ConvertTotals totals;
  bool is_whole = true;
  bool is_writable = true;
};

class ConvertJob {
 public:
  ConvertJob(const Context& context, const ConvertOptions& options)
      : context_(context),
        options_(options),
        rules_(rules_of(options)),
        encoding_(encoding_to_write(options)),
        report_(options.json ? make_convert_json() : make_convert_text(context.language)),
        reader_(options.paths, context.in, notation::parse_encoding(options.from_encoding)),
        output_(context, options.paths, options.output,
                options.encoding == kUtf8WithMark ? kByteOrderMark : std::string_view()),
        progress_(context.err, options.progress || Progress::is_terminal()) {}

  int run() {
    if (const auto refusal = output_.refusal(options_.force))
      return fail(context_, *refusal, kUsage);
    if (progress_.shown()) size_ = total_size(options_.paths);
    run_in_order(
        jobs(), [this] { return read(); },
        [this](std::vector<TreeStep> steps) { return convert(std::move(steps)); },
        [this](const std::vector<Answer>& answers) {
          for (const auto& answer : answers) deliver(answer);
        });
    progress_.clear();
    output_.finish();
    std::string text;
    report_->add_totals(text, totals_);
    write_report(text);
    return is_whole_ && !output_.failed() ? kOk : kFailed;
  }

 private:
  int jobs() const {
    if (options_.jobs > 0) return options_.jobs;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  }

  std::optional<std::vector<TreeStep>> read() {
    std::vector<TreeStep> steps;
    std::size_t moves = 0;
    while (moves < kMovesPerBatch && steps.size() < kStepsPerBatch) {
      auto step = reader_.next();
      if (!step) break;
      moves += step->game.tree.move_count();
      steps.push_back(std::move(*step));
    }
    if (steps.empty()) return std::nullopt;
    return steps;
  }

  // Runs in many threads.
  std::vector<Answer> convert(std::vector<TreeStep> steps) const {
    notation::Encoder encoder(encoding_);
    std::vector<Answer> answers;
    answers.reserve(steps.size());
    for (auto& step : steps) {
      Answer answer;
      answer.kind = step.kind;
      answer.file = step.file;
      answer.error = step.error;
      if (step.kind == TreeStep::Kind::kGame) convert_step(step, encoder, answer);
      answers.push_back(std::move(answer));
      step.game = {};
    }
    return answers;
  }

  void convert_step(const TreeStep& step, notation::Encoder& encoder, Answer& answer) const {
    const auto converted = convert_game(step.game, rules_);
    std::string text;
    notation::write_pgn(converted.tree, text);
    std::optional<MissingCharacter> missing;
    if (const auto encoded = encoder.encode(text)) {
      answer.text = *encoded;
    } else {
      missing = missing_character(text, encoded.error());
    }
    report_->add_game(answer.report, step, converted, missing);
    answer.totals.games = 1;
    answer.totals.moves = converted.moves;
    answer.totals.variations = converted.variations;
    answer.totals.lost_moves = converted.lost_moves;
    answer.totals.other_faults = static_cast<std::int64_t>(step.game.problems.size()) +
                                 (converted.fen_fault ? 1 : 0) + (missing ? 1 : 0);
    answer.is_writable = !missing;
    answer.is_whole = converted.is_whole() && !loses_text(step.game) && !missing;
  }

  MissingCharacter missing_character(std::string_view text,
                                     const notation::EncodingFault& fault) const {
    const auto before = text.substr(0, fault.offset);
    const auto rest = text.substr(fault.offset);
    const auto size = std::ranges::find_if(
                          rest.substr(1),
                          [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }) -
                      rest.begin();
    return {notation::encoding_name(encoding_),
            std::string(rest.substr(0, static_cast<std::size_t>(size))), fault.character,
            static_cast<int>(std::ranges::count(before, '\n')) + 1};
  }

  void deliver(const Answer& answer) {
    switch (answer.kind) {
      case TreeStep::Kind::kGame:
        deliver_game(answer);
        break;
      case TreeStep::Kind::kFileEnd:
        ++totals_.files;
        output_.end_input(*answer.file);
        break;
      case TreeStep::Kind::kSkipped:
        skip(*answer.file);
        break;
      case TreeStep::Kind::kUnreadable:
        ++totals_.unreadable;
        is_whole_ = false;
        progress_.clear();
        fail(context_, context_.say(Message::kErrorOpen, {answer.file->path, answer.error}));
        output_.lose_input(*answer.file);
        break;
    }
    show_progress();
  }

  void deliver_game(const Answer& answer) {
    ++totals_.games;
    totals_.moves += answer.totals.moves;
    totals_.variations += answer.totals.variations;
    totals_.lost_moves += answer.totals.lost_moves;
    totals_.other_faults += answer.totals.other_faults;
    is_whole_ = is_whole_ && answer.is_whole;
    write_report(answer.report);
    if (answer.is_writable) {
      output_.write(*answer.file, answer.text);
    } else {
      output_.spoil();
    }
  }

  // Who names a file wants it converted.
  void skip(const InputFile& file) {
    ++totals_.skipped;
    if (file.is_named) is_whole_ = false;
    std::string text;
    report_->add_skipped(text, file.path);
    write_report(text);
  }

  // Games may go to standard output: people are told on the error stream.
  void write_report(const std::string& text) {
    if (text.empty()) return;
    progress_.clear();
    (options_.json ? context_.out : context_.err) << text;
  }

  void show_progress() {
    const double part =
        size_ == 0 ? 0 : static_cast<double>(reader_.bytes()) / static_cast<double>(size_);
    progress_.show(part, context_.say(Message::kProgress, {std::to_string(totals_.games),
                                                           std::to_string(totals_.moves)}));
  }

  const Context& context_;
  const ConvertOptions& options_;
  ConvertRules rules_;
  notation::Encoding encoding_;
  std::unique_ptr<ConvertReport> report_;
  TreeReader reader_;
  ConvertOutput output_;
  Progress progress_;
  ConvertTotals totals_;
  bool is_whole_ = true;
  std::uintmax_t size_ = 0;
};

}  // namespace

int convert_records(const Context& context, const ConvertOptions& options) {
  return ConvertJob(context, options).run();
}

}  // namespace apps
