// Judges the one game of a command line.
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>

#include "apps/context.hpp"
#include "apps/judge.hpp"
#include "apps/line_input.hpp"
#include "apps/position_options.hpp"
#include "game/game.hpp"
#include "game/json_object.hpp"
#include "game/judge.hpp"
#include "game/judge_json.hpp"
#include "rules/outcome.hpp"
#include "text/board_text.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"
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

}  // namespace

int judge_moves(const Context& context, const JudgeOptions& options) {
  const auto game = open_position(context, options.ruleset_id(), options.fen, options.strictness());
  if (!game) return kFailed;
  game::GameJudge judge(*game);
  const auto dialect = dialect_of(options.notation);
  for (const auto move : split_spaces(options.moves))
    if (!judge.play(move, dialect)) break;
  if (options.json) {
    game::JsonObject object;
    game::add_judgement(object, judge.judgement(), game->fen());
    context.out << object.text() << '\n';
  } else {
    Report(context, judge, dialect).write();
  }
  return judge.judgement().fault ? kFailed : kOk;
}

}  // namespace apps
