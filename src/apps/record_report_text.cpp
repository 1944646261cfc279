#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "apps/record_judge.hpp"
#include "apps/record_report.hpp"
#include "game/game.hpp"
#include "game/judge.hpp"
#include "rules/outcome.hpp"
#include "text/board_text.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using text::Message;

class TextReport final : public RecordReport {
 public:
  TextReport(text::Language language, game::KitId kit) : language_(language), kit_(kit) {}

  // FILE:NUMBER  players  plies N  result  reason  rule  recorded R  disagrees
  void add_game(std::string& out, const Record& record, const JudgedRecord& judged,
                bool quiet) const override {
    if (quiet && !has_problem(record, judged) && !has_repetition(judged)) return;
    const auto codes = game::codes_of(judged.judgement);
    const bool no_game = judged.fen_fault.has_value();
    out.append(*record.file).append(":").append(std::to_string(record.number));
    if (!record.red.empty() || !record.black.empty())
      add_part(out, say(Message::kVersus, {or_unknown(record.red), or_unknown(record.black)}));
    add_part(out, say(Message::kPlies, {std::to_string(judged.judgement.plies)}));
    add_part(out, no_game ? "error" : codes.result);
    add_part(out, no_game ? "bad-fen" : codes.reason);
    add_part(out, codes.rule);
    add_part(out, say(Message::kRecorded, {record.recorded}));
    if (judged.disagrees_with(record)) add_part(out, text::message(language_, Message::kDisagrees));
    out += '\n';
    add_remarks(out, judged.judgement);
    add_problems(out, record, judged);
  }

  void add_skipped(std::string& out, std::string_view path) const override {
    out.append(say(Message::kSkipped, {path})).append("\n");
  }

  void add_totals(std::string& out, const RecordTotals& totals) const override {
    out += '\n';
    add_line(out, Message::kTotalFiles, {totals.files, totals.skipped, totals.unreadable});
    add_line(out, Message::kTotalGames,
             {totals.games, totals.plies, totals.illegal_moves, totals.other_faults});
    out.append(say(Message::kTotalVerdicts, {verdicts(totals)})).append("\n");
    add_line(out, Message::kTotalDisagree, {totals.disagree});
    add_line(out, Message::kTotalUndecided, {totals.undecided});
  }

 private:
  std::string say(Message message, std::initializer_list<std::string_view> arguments) const {
    return text::format(language_, message, arguments);
  }

  static void add_part(std::string& out, std::string_view part) { out.append("  ").append(part); }
  static std::string_view or_unknown(std::string_view name) { return name.empty() ? "?" : name; }

  void add_line(std::string& out, Message message,
                std::initializer_list<std::int64_t> numbers) const {
    std::array<std::string, 4> texts;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      texts.at(i) = std::to_string(numbers.begin()[i]);
    out.append(say(message, {texts[0], texts[1], texts[2], texts[3]})).append("\n");
  }

  static std::string verdicts(const RecordTotals& totals) {
    std::string list;
    for (std::size_t i = 1; i < totals.by_reason.size(); ++i) {
      if (totals.by_reason.at(i) == 0) continue;
      list.append(rules::reason_code(static_cast<rules::Reason>(i))).append(" ");
      list.append(std::to_string(totals.by_reason.at(i))).append(", ");
    }
    return list.append("* ").append(std::to_string(totals.unended));
  }

  void add_remarks(std::string& out, const game::Judgement& judgement) const {
    if (judgement.moves_after_end > 0)
      add_indented(out, say(Message::kMovesAfterEnd, {std::to_string(judgement.moves_after_end)}));
    if (const auto& undecided = judgement.first_undecided) {
      add_indented(out,
                   say(Message::kUndecidedAt, {std::to_string(undecided->ply), undecided->rule}));
    }
  }

  void add_problems(std::string& out, const Record& record, const JudgedRecord& judged) const {
    if (judged.fen_fault) {
      add_problem(out, record, record.line,
                  say(Message::kDamageFen,
                      {text::fen_fault_sentence(language_, kit_, record.fen, *judged.fen_fault)}));
    }
    for (const auto& damage : record.damage) {
      add_problem(out, record, damage.line,
                  say(Message::kErrorPly,
                      {std::to_string(damage.ply), say(Message::kDamageText, {damage.text})}));
    }
    const auto& fault = judged.judgement.fault;
    if (!fault) return;
    const auto& move = record.moves.at(static_cast<std::size_t>(fault->ply) - 1);
    const auto sentence =
        text::move_fault_sentence(language_, kit_, fault->text, record.dialect, fault->fault);
    add_problem(out, record, move.line,
                say(Message::kErrorPly, {std::to_string(fault->ply), sentence}));
    add_indented(out, judged.game->fen());
    add_board(out, *judged.game);
  }

  void add_problem(std::string& out, const Record& record, int line, std::string_view text) const {
    add_indented(out, say(Message::kErrorLine, {*record.file, std::to_string(line), text}));
  }

  static void add_indented(std::string& out, std::string_view line) {
    out.append("    ").append(line).append("\n");
  }

  void add_board(std::string& out, const game::Game& game) const {
    const bool han = language_ != text::Language::kEnglish;
    const auto board =
        text::draw_board(language_, han ? text::Glyphs::kHan : text::Glyphs::kWestern, game);
    for (std::size_t begin = 0; begin < board.size();) {
      const auto end = board.find('\n', begin);
      add_indented(out, std::string_view(board).substr(begin, end - begin));
      begin = end + 1;
    }
  }

  text::Language language_;
  game::KitId kit_;
};

}  // namespace

bool has_problem(const Record& record, const JudgedRecord& judged) {
  return judged.fen_fault || judged.judgement.fault || !record.damage.empty() ||
         judged.disagrees_with(record);
}

bool has_repetition(const JudgedRecord& judged) {
  const auto& verdict = judged.judgement.verdict;
  if (!verdict || !verdict->ends_game()) return false;
  switch (verdict->outcome.reason) {
    case rules::Reason::kRepetition:
    case rules::Reason::kPerpetualCheck:
    case rules::Reason::kPerpetualKill:
    case rules::Reason::kPerpetualChase:
    case rules::Reason::kPerpetualMixed:
    case rules::Reason::kPerpetualMutual:
      return true;
    default:
      return false;
  }
}

std::unique_ptr<RecordReport> make_text_report(text::Language language, game::KitId kit) {
  return std::make_unique<TextReport>(language, kit);
}

}  // namespace apps
