// Judges one game a line: `id<TAB>fen<TAB>moves[<TAB>ruleset]` in,
// `id<TAB>result<TAB>reason<TAB>rule<TAB>final FEN<TAB>detail` out.
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "apps/context.hpp"
#include "apps/judge.hpp"
#include "apps/line_input.hpp"
#include "apps/position_options.hpp"
#include "game/game.hpp"
#include "game/json_object.hpp"
#include "game/judge.hpp"
#include "game/judge_json.hpp"
#include "game/ply_signs.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using text::Message;

class BatchJudge {
 public:
  BatchJudge(const Context& context, const JudgeOptions& options, LineInput& input)
      : context_(context), options_(options), input_(input) {}

  int run() {
    while (const auto line = input_.next()) judge(split_tabs(*line));
    return status_;
  }

 private:
  using Columns = std::vector<std::string_view>;

  void judge(const Columns& columns) {
    if (columns.size() < 3 || columns.size() > 4) {
      const auto text = [&](text::Language language) {
        return text::format(language, Message::kErrorColumns,
                            {"3-4", std::to_string(columns.size())});
      };
      return refuse(columns.front(), "bad-line", "-", text(text::Language::kEnglish),
                    text(context_.language));
    }
    auto ruleset = options_.ruleset_id();
    if (columns.size() == 4 && !columns[3].empty()) {
      const auto named = game::parse_ruleset(columns[3]);
      if (!named) {
        return refuse(columns.front(), "bad-ruleset", columns[1], std::string(columns[3]),
                      context_.say(Message::kErrorValue, {"ruleset", columns[3], ruleset_names()}));
      }
      ruleset = *named;
    }
    judge_game(columns, ruleset);
  }

  void judge_game(const Columns& columns, game::RulesetId ruleset) {
    const auto fen = columns[1].empty() ? std::string_view("start") : columns[1];
    const auto game = game::make_game(ruleset, fen, options_.strictness());
    if (!game) {
      const auto kit = game::kit_of(ruleset);
      const auto text = [&](text::Language language) {
        return text::fen_fault_sentence(language, kit, fen, game.error());
      };
      return refuse(columns.front(), "bad-fen", fen, text(text::Language::kEnglish),
                    text(context_.language));
    }
    game::GameJudge judge(**game);
    const auto dialect = dialect_of(options_.notation);
    if (!has_dialect(**game, dialect)) {
      return refuse(columns.front(), "bad-notation", fen, options_.notation,
                    context_.say(Message::kFaultNoSuchDialect, {options_.notation}));
    }
    const auto moves = split_spaces(columns[2]);
    for (const auto move : moves)
      if (!judge.play(move, dialect)) break;
    if (judge.judgement().fault) status_ = kFailed;
    // Classes and counts run on behind the end of the game.
    for (auto i = static_cast<std::size_t>((*game)->ply()); i < moves.size(); ++i)
      if (judge.judgement().fault || !(*game)->play(moves[i], dialect)) break;
    write(columns.front(), judge);
  }

  void write(std::string_view id, const game::GameJudge& judge) const {
    const auto& end_fen = judge.judgement().end_fen;
    const std::string fen = end_fen.empty() ? judge.game().fen() : end_fen;
    if (options_.json) {
      game::JsonObject object;
      object.add("id", id);
      game::add_judgement(object, judge.judgement(), fen);
      context_.out << object.text() << '\n';
      return;
    }
    const auto codes = game::codes_of(judge.judgement());
    std::string detail;
    if (codes.result != "error") detail = game::ply_signs(judge.game());
    if (!detail.empty() && !codes.detail.empty()) detail += "; ";
    detail += codes.detail;
    context_.out << id << '\t' << codes.result << '\t' << codes.reason << '\t' << codes.rule << '\t'
                 << fen << '\t' << detail << '\n';
  }

  // A line that gives no game. What programs read is in English, what people read is not.
  void refuse(std::string_view id, std::string_view reason, std::string_view fen,
              const std::string& detail, std::string_view sentence) {
    status_ = kFailed;
    fail(context_, input_.at_line(context_, sentence));
    if (options_.json) {
      game::JsonObject object;
      object.add("id", id).add("result", "error").add("reason", reason);
      object.add("fen", fen).add("detail", detail);
      context_.out << object.text() << '\n';
    } else {
      context_.out << id << "\terror\t" << reason << "\t-\t" << fen << '\t' << detail << '\n';
    }
  }

  const Context& context_;
  const JudgeOptions& options_;
  LineInput& input_;
  int status_ = kOk;
};

}  // namespace

int judge_batch(const Context& context, const JudgeOptions& options) {
  auto input = open_batch(context, options.batch);
  if (!input) return kFailed;
  return BatchJudge(context, options, *input).run();
}

}  // namespace apps
