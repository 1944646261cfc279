// How judged records are told: lines for people, or one object of JSON each. Immutable; any thread
// may use it.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "apps/record_judge.hpp"
#include "game/game.hpp"
#include "text/catalogue.hpp"

namespace apps {

class RecordReport {
 public:
  virtual ~RecordReport() = default;
  // Each appends to `out`. With `quiet` a game without a problem or a verdict on repetition gives
  // nothing.
  virtual void add_game(std::string& out, const Record& record, const JudgedRecord& judged,
                        bool quiet) const = 0;
  virtual void add_skipped(std::string& out, std::string_view path) const = 0;
  virtual void add_totals(std::string& out, const RecordTotals& totals) const = 0;
};

// Whether a person should look at the game: damage, a move that cannot be played, a result that
// disagrees.
bool has_problem(const Record& record, const JudgedRecord& judged);

// Whether a rule of repetition ended the game, drawn or lost.
bool has_repetition(const JudgedRecord& judged);

std::unique_ptr<RecordReport> make_text_report(text::Language language, game::KitId kit);
std::unique_ptr<RecordReport> make_json_report();

}  // namespace apps
