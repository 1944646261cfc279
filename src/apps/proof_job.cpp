#include "apps/proof_job.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "apps/context.hpp"
#include "apps/ordered_work.hpp"
#include "apps/progress.hpp"
#include "apps/proof_state.hpp"
#include "proof/stock.hpp"
#include "proof/subject.hpp"
#include "proof/walk.hpp"
#include "text/message.hpp"

namespace apps {

using text::Message;

struct ProofJob::Task {
  std::size_t stock = 0;
  int unit = 0;
  const proof::Findings* kept = nullptr;  // from an earlier run
};

struct ProofJob::Done {
  Task task;
  proof::Findings findings;
};

// Some stocks of one size, taken unit by unit.
struct ProofJob::Round {
  Round(const proof::Subject& subject, std::vector<proof::Stock> all)
      : stocks(std::move(all)), findings(stocks.size()) {
    for (const auto& one : stocks) units += static_cast<std::uint64_t>(subject.unit_count(one));
  }

  std::vector<proof::Stock> stocks;
  std::vector<proof::Findings> findings;  // one for each stock
  std::size_t stock = 0;                  // the next unit to give out
  int unit = 0;
  std::uint64_t units = 0;
  std::uint64_t units_done = 0;
};

std::optional<Proved> ProofJob::run(const proof::Stock& bound, int most_pieces) {
  proof::Walk walk(subject_, bound, most_pieces);
  for (;;) {
    Round round(subject_, walk.next_round());
    if (round.stocks.empty()) break;
    if (!run_round(round)) return std::nullopt;
    for (std::size_t i = 0; i < round.stocks.size(); ++i)
      walk.settle(round.stocks[i], round.findings[i]);
  }
  progress_.show(1, context_.say(Message::kProofClosing));
  Proved proved{bound,
                walk.minimal_live(),
                walk.dead(),
                walk.dead_families(),
                subject_.close(walk.minimal_live(), bound),
                {}};
  progress_.clear();
  compare_with_rules(proved);
  return proved;
}

bool ProofJob::run_round(Round& round) {
  bool sound = true;
  run_in_order(
      jobs_, [&] { return sound ? next(round) : std::nullopt; },
      [&](const Task& task) {
        if (task.kept != nullptr) return Done{task, *task.kept};
        return Done{task, subject_.run(round.stocks[task.stock], task.unit)};
      },
      [&](const Done& done) { sound = sound && take(round, done); });
  return sound;
}

// A stock that was found live needs no more.
std::optional<ProofJob::Task> ProofJob::next(Round& round) const {
  while (round.stock < round.stocks.size()) {
    const proof::Stock& stock = round.stocks[round.stock];
    if (!round.findings[round.stock].witness && round.unit < subject_.unit_count(stock)) {
      const Task task{round.stock, round.unit,
                      state_ != nullptr ? state_->find(stock, round.unit) : nullptr};
      ++round.unit;
      return task;
    }
    ++round.stock;
    round.unit = 0;
  }
  return std::nullopt;
}

// Units come in their order, so that what is found does not depend on the threads. False after a
// fault that was reported.
bool ProofJob::take(Round& round, const Done& done) {
  const proof::Stock& stock = round.stocks[done.task.stock];
  auto& findings = round.findings[done.task.stock];
  if (state_ != nullptr && done.task.kept == nullptr &&
      !state_->keep(stock, done.task.unit, done.findings)) {
    progress_.clear();
    fail(context_, state_->write_fault(context_));
    return false;
  }
  const auto units = static_cast<std::uint64_t>(subject_.unit_count(stock));
  if (!findings.witness) {
    findings += done.findings;
    round.units_done += findings.witness ? units - static_cast<std::uint64_t>(done.task.unit) : 1;
    if (findings.witness && !subject_.is_witness(stock, *findings.witness)) {
      progress_.clear();
      fail(context_,
           context_.say(Message::kProofBadWitness, {subject_.write(stock), *findings.witness}));
      return false;
    }
  }
  progress_.show(static_cast<double>(round.units_done) / static_cast<double>(round.units),
                 context_.say(Message::kProofProgress,
                              {subject_.write(stock), std::to_string(findings.positions)}));
  return true;
}

void ProofJob::compare_with_rules(Proved& proved) const {
  const auto compare = [&](const proof::Stock& stock, bool dead) {
    if (subject_.rules_say_dead(stock) != dead) proved.contradicted.push_back(stock);
  };
  for (const auto& dead : proved.dead) compare(dead.stock, true);
  for (const auto& live : proved.live) compare(live.stock, false);
  proved.contradicted.insert(proved.contradicted.end(), proved.closure.contradicted.begin(),
                             proved.closure.contradicted.end());
}

}  // namespace apps
