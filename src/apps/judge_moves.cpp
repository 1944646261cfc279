// Judges the one game of a command line.
#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/context.hpp"
#include "apps/judge.hpp"
#include "apps/line_input.hpp"
#include "apps/position_options.hpp"
#include "game/explain_json.hpp"
#include "game/game.hpp"
#include "game/json_object.hpp"
#include "game/judge.hpp"
#include "game/judge_json.hpp"
#include "rules/outcome.hpp"
#include "text/board_text.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"
#include "text/ply_sentences.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using text::Message;

class Report {
 public:
  Report(const Context& context, const game::GameJudge& judge, game::MoveDialect dialect)
      : context_(context), judge_(judge), dialect_(dialect), kit_(judge.game().kit()) {}

  void write() const {
    const auto& judgement = judge_.judgement();
    const auto codes = game::codes_of(judgement);
    line(Message::kLabelResult, codes.result);
    line(Message::kLabelReason, reason(codes.reason));
    line(Message::kLabelRule, codes.rule);
    line(Message::kLabelPosition, judge_.game().fen());
    context_.out << sentence() << '\n';
    if (judgement.moves_after_end > 0)
      say(Message::kMovesAfterEnd, {std::to_string(judgement.moves_after_end)});
    if (const auto& undecided = judgement.first_undecided)
      say(Message::kUndecidedAt, {std::to_string(undecided->ply), undecided->rule});
    const bool han = context_.language != text::Language::kEnglish;
    context_.out << '\n'
                 << text::draw_board(context_.language,
                                     han ? text::Glyphs::kHan : text::Glyphs::kWestern,
                                     judge_.game());
  }

 private:
  void line(Message label, std::string_view value) const {
    context_.out << context_.say(label) << ": " << value << '\n';
  }
  void say(Message message, std::initializer_list<std::string_view> arguments) const {
    context_.out << context_.say(message, arguments) << '\n';
  }

  // The code, and in other languages what it is called there.
  std::string reason(std::string_view code) const {
    std::string text(code);
    const auto known = rules::parse_reason(code);
    if (known && context_.language != text::Language::kEnglish)
      text.append(" ").append(text::reason_name(context_.language, *known));
    return text;
  }

  std::string sentence() const {
    const auto& judgement = judge_.judgement();
    if (const auto& fault = judgement.fault) {
      return context_.say(Message::kErrorPly,
                          {std::to_string(fault->ply),
                           text::move_fault_sentence(context_.language, kit_, fault->text, dialect_,
                                                     fault->fault)});
    }
    if (judgement.verdict)
      return text::verdict_sentence(context_.language, kit_, *judgement.verdict);
    return std::string(context_.say(Message::kGoesOn));
  }

  const Context& context_;
  const game::GameJudge& judge_;
  game::MoveDialect dialect_;
  game::KitId kit_;
};

// The plies that `--explain` shows: what the verdict rests on under `cxq`, elsewhere the last
// cycle.
std::optional<std::pair<int, int>> explained_plies(const game::GameJudge& judge) {
  const auto& verdict = judge.judgement().verdict;
  if (judge.game().ruleset() == game::RulesetId::kCxq && verdict && verdict->cycle)
    return std::pair(verdict->cycle->first_ply, verdict->cycle->last_ply);
  return judge.game().last_cycle();
}

class Explanation {
 public:
  Explanation(const Context& context, const JudgeOptions& options, const game::GameJudge& judge)
      : context_(context), options_(options), game_(judge.game()), plies_(explained_plies(judge)) {}

  // The position that the cycle leads back to, and its plies.
  void write() const {
    context_.out << '\n';
    if (!plies_) {
      context_.out << context_.say(Message::kExplainNothing) << '\n';
      return;
    }
    const auto [first, last] = *plies_;
    context_.out << context_.say(Message::kExplainCycle,
                                 {std::to_string(first), std::to_string(last)})
                 << '\n';
    draw_before(first);
    for (const auto& ply : game_.explain(first, last))
      context_.out << text::ply_report(context_.language, game_.kit(), ply);
  }

  void add_to(game::JsonObject& object) const {
    std::vector<game::JsonObject> plies;
    if (plies_) {
      for (const auto& ply : game_.explain(plies_->first, plies_->second))
        plies.push_back(game::ply_object(ply));
    }
    object.add("plies_explained", plies);
    std::vector<game::JsonObject> warnings;
    for (const auto& warning : game_.warnings()) warnings.push_back(game::warning_object(warning));
    object.add("warnings", warnings);
  }

 private:
  void draw_before(int first) const {
    const auto game = game::make_game(game_.ruleset(), game_.start_fen(), options_.strictness());
    if (!game) return;
    const auto moves = game_.moves();
    for (int ply = 1; ply < first; ++ply)
      if (!(*game)->play(moves[static_cast<std::size_t>(ply - 1)])) return;
    const bool han = context_.language != text::Language::kEnglish;
    context_.out << text::draw_board(context_.language,
                                     han ? text::Glyphs::kHan : text::Glyphs::kWestern, **game);
  }

  const Context& context_;
  const JudgeOptions& options_;
  const game::Game& game_;
  std::optional<std::pair<int, int>> plies_;
};

int judge_under(const Context& context, const JudgeOptions& options, game::RulesetId ruleset) {
  const auto game = open_position(context, ruleset, options.fen, options.strictness());
  if (!game) return kFailed;
  game::GameJudge judge(*game);
  const auto dialect = dialect_of(options.notation);
  for (const auto move : split_spaces(options.moves))
    if (!judge.play(move, dialect)) break;
  const Explanation explanation(context, options, judge);
  if (options.json) {
    game::JsonObject object;
    if (options.all_rulesets()) object.add("ruleset", game::ruleset_name(ruleset));
    game::add_judgement(object, judge.judgement(), game->fen());
    if (options.explain) explanation.add_to(object);
    context.out << object.text() << '\n';
  } else {
    if (options.all_rulesets()) context.out << "== " << game::ruleset_name(ruleset) << '\n';
    Report(context, judge, dialect).write();
    if (options.explain) explanation.write();
    if (options.all_rulesets()) context.out << '\n';
  }
  return judge.judgement().fault ? kFailed : kOk;
}

}  // namespace

std::vector<game::RulesetId> JudgeOptions::rulesets() const {
  if (!all_rulesets()) return {ruleset_id()};
  const auto squares = std::string_view(fen).substr(0, fen.find(' '));
  const bool is_qinyu = std::ranges::count(squares, '/') > 9;
  const auto kit = is_qinyu ? game::KitId::kQinyu : game::KitId::kXiangqi;
  auto books = game::all_rulesets();
  std::erase_if(books, [&](game::RulesetId id) { return game::kit_of(id) != kit; });
  return books;
}

int judge_moves(const Context& context, const JudgeOptions& options) {
  for (const auto ruleset : options.rulesets())
    if (const int status = judge_under(context, options, ruleset); status != kOk) return status;
  return kOk;
}

}  // namespace apps
