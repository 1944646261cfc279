// Judges game records: one thread reads and writes, others judge.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "apps/context.hpp"
#include "apps/judge.hpp"
#include "apps/ordered_work.hpp"
#include "apps/position_options.hpp"
#include "apps/progress.hpp"
#include "apps/record_files.hpp"
#include "apps/record_judge.hpp"
#include "apps/record_reader.hpp"
#include "apps/record_report.hpp"
#include "game/game.hpp"
#include "text/message.hpp"

namespace apps {
namespace {

using text::Message;

// Enough work for a thread to be worth waking, little enough to keep in memory.
constexpr std::size_t kMovesPerBatch = 8192;
constexpr std::size_t kGamesPerBatch = 256;

// Some games, then perhaps something about a file.
struct Batch {
  std::vector<Record> records;
  std::optional<RecordStep> note;
};

struct Answer {
  std::string text;
  std::string error;
  RecordTotals totals;
};

class RecordsJob {
 public:
  RecordsJob(const Context& context, const JudgeOptions& options)
      : context_(context),
        options_(options),
        report_(options.json
                    ? make_json_report()
                    : make_text_report(context.language, game::kit_of(options.ruleset_id()))),
        reader_(options.paths),
        progress_(context.err, options.progress || Progress::is_terminal()) {
    if (progress_.shown()) size_ = total_size(options.paths);
  }

  int run() {
    run_in_order(
        jobs(), [this] { return read(); }, [this](const Batch& batch) { return judge(batch); },
        [this](const Answer& answer) { deliver(answer); });
    progress_.clear();
    totals_.files = files_read_;
    std::string text;
    report_->add_totals(text, totals_);
    context_.out << text;
    return totals_.unreadable == 0 ? kOk : kFailed;
  }

 private:
  int jobs() const {
    if (options_.jobs > 0) return options_.jobs;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  }

  std::optional<Batch> read() {
    Batch batch;
    std::size_t moves = 0;
    while (moves < kMovesPerBatch && batch.records.size() < kGamesPerBatch) {
      auto step = reader_.next();
      if (!step) break;
      if (step->kind == RecordStep::Kind::kGame) {
        moves += step->record.moves.size();
        batch.records.push_back(std::move(step->record));
        continue;
      }
      if (step->kind == RecordStep::Kind::kFileEnd) {
        ++files_read_;
        continue;
      }
      batch.note = std::move(step);
      return batch;
    }
    if (batch.records.empty()) return std::nullopt;
    return batch;
  }

  // Runs in many threads.
  Answer judge(const Batch& batch) const {
    Answer answer;
    for (const auto& record : batch.records) {
      const auto judged = judge_record(record, options_.ruleset_id(), options_.strictness(),
                                       dialect_of(options_.notation));
      answer.totals.add(record, judged);
      report_->add_game(answer.text, record, judged, options_.quiet);
    }
    if (!batch.note) return answer;
    if (batch.note->kind == RecordStep::Kind::kUnreadable) {
      ++answer.totals.unreadable;
      answer.error = context_.say(Message::kErrorOpen, {batch.note->path, batch.note->error});
    } else {
      ++answer.totals.skipped;
      if (!options_.quiet) report_->add_skipped(answer.text, batch.note->path);
    }
    return answer;
  }

  void deliver(const Answer& answer) {
    totals_ += answer.totals;
    if (!answer.text.empty() || !answer.error.empty()) progress_.clear();
    context_.out << answer.text;
    if (!answer.error.empty()) fail(context_, answer.error);
    const double part =
        size_ == 0 ? 0 : static_cast<double>(reader_.bytes()) / static_cast<double>(size_);
    progress_.show(part, context_.say(Message::kProgress, {std::to_string(totals_.games),
                                                           std::to_string(totals_.plies)}));
  }

  const Context& context_;
  const JudgeOptions& options_;
  std::unique_ptr<RecordReport> report_;
  RecordReader reader_;
  Progress progress_;
  RecordTotals totals_;
  std::int64_t files_read_ = 0;
  std::uintmax_t size_ = 0;
};

}  // namespace

int judge_records(const Context& context, const JudgeOptions& options) {
  return RecordsJob(context, options).run();
}

}  // namespace apps
