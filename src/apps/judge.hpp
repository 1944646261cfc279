// The three jobs of `chuhe judge` and their options.
#pragma once

#include <string>
#include <vector>

#include "apps/context.hpp"
#include "game/game.hpp"

namespace apps {

struct JudgeOptions {
  std::string ruleset;
  std::string fen = "start";
  std::string moves;
  std::string batch;
  std::string notation;  // empty: whatever records hold
  std::vector<std::string> paths;
  int jobs = 0;
  bool progress = false;
  bool quiet = false;
  bool explain = false;
  bool study = false;
  bool json = false;

  // `all`: every book of the game.
  bool all_rulesets() const { return ruleset == "all"; }
  // The one named, or every book of the game that the FEN is of.
  std::vector<game::RulesetId> rulesets() const;
  // Needs the name of one ruleset.
  game::RulesetId ruleset_id() const { return game::parse_ruleset(ruleset).value(); }
  game::Strictness strictness() const {
    return study ? game::Strictness::kStudy : game::Strictness::kRules;
  }
};

// One game given on the command line, for a person or as one object of JSON.
int judge_moves(const Context& context, const JudgeOptions& options);
// One game a line.
int judge_batch(const Context& context, const JudgeOptions& options);
// Game records in files and folders.
int judge_records(const Context& context, const JudgeOptions& options);

}  // namespace apps
