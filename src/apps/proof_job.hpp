// Runs a proof: all units of work that decide which stocks are dead, in several threads.
#pragma once

#include <optional>
#include <vector>

#include "apps/context.hpp"
#include "apps/progress.hpp"
#include "apps/proof_state.hpp"
#include "proof/stock.hpp"
#include "proof/subject.hpp"
#include "proof/walk.hpp"

namespace apps {

// What was proved, and what the rules of the program say otherwise.
struct Proved {
  proof::Stock bound;
  std::vector<proof::LiveStock> live;
  std::vector<proof::DeadStock> dead;
  std::vector<proof::DeadFamily> families;
  proof::Closure closure;
  std::vector<proof::Stock> contradicted;  // by the rules

  bool holds() const { return contradicted.empty() && closure.not_shown.empty(); }
};

class ProofJob {
 public:
  // Looks at the parts of `bound` of so many pieces. `state` may be null: then nothing is kept.
  ProofJob(const Context& context, const proof::Subject& subject, ProofState* state,
           Progress& progress, int jobs)
      : context_(context), subject_(subject), state_(state), progress_(progress), jobs_(jobs) {}

  // Nothing after a fault that was reported.
  std::optional<Proved> run(const proof::Stock& bound, int most_pieces);

 private:
  struct Task;
  struct Done;
  struct Round;

  bool run_round(Round& round);
  std::optional<Task> next(Round& round) const;
  bool take(Round& round, const Done& done);
  void compare_with_rules(Proved& proved) const;

  const Context& context_;
  const proof::Subject& subject_;
  ProofState* state_;
  Progress& progress_;
  int jobs_;
};

}  // namespace apps
