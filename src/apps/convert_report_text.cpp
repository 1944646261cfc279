#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "apps/convert_game.hpp"
#include "apps/convert_report.hpp"
#include "apps/tree_reader.hpp"
#include "notation/record/pgn_scanner.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using text::Message;

std::string hexadecimal(char32_t code) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string digits;
  for (; code > 0 || digits.size() < 4; code /= 16) digits.insert(0, 1, kDigits[code % 16]);
  return digits;
}

class TextReport final : public ConvertReport {
 public:
  explicit TextReport(text::Language language) : language_(language) {}

  void add_game(std::string& out, const TreeStep& step, const ConvertedGame& game,
                const std::optional<MissingCharacter>& missing) const override {
    for (const auto& problem : step.game.problems) {
      const auto code = notation::damage_code(problem.damage);
      add_ply(out, step, problem.line, problem.ply, say(Message::kDamageText, {code}));
    }
    if (game.fen_fault) {
      const auto sentence =
          text::fen_fault_sentence(language_, game.kit, game.fen, *game.fen_fault);
      add_line(out, step, step.game.line, say(Message::kDamageFen, {sentence}));
    }
    for (const auto& move : game.left_out) {
      add_ply(out, step, move.line, move.ply,
              text::move_fault_sentence(language_, game.kit, move.text, move.dialect, move.fault));
    }
    if (!missing) return;
    add_line(out, step, step.game.line,
             say(Message::kConvertNoCharacter,
                 {missing->encoding, missing->character, hexadecimal(missing->code),
                  std::to_string(missing->line)}));
  }

  void add_skipped(std::string& out, std::string_view path) const override {
    out.append("chuhe: ").append(say(Message::kSkipped, {path})).append("\n");
  }

  void add_totals(std::string& out, const ConvertTotals& totals) const override {
    add_numbers(out, Message::kTotalFiles, {totals.files, totals.skipped, totals.unreadable});
    add_numbers(
        out, Message::kTotalConverted,
        {totals.games, totals.moves, totals.variations, totals.lost_moves, totals.other_faults});
  }

 private:
  std::string say(Message message, std::initializer_list<std::string_view> arguments) const {
    return text::format(language_, message, arguments);
  }

  void add_sentence(std::string& out, const TreeStep& step, int line,
                    std::string_view sentence) const {
    out.append("chuhe: ");
    out.append(say(Message::kErrorLine, {step.file->path, std::to_string(line), sentence}));
    out.append("\n");
  }

  void add_line(std::string& out, const TreeStep& step, int line, std::string_view text) const {
    add_sentence(out, step, line, say(Message::kConvertGame, {std::to_string(step.number), text}));
  }

  void add_ply(std::string& out, const TreeStep& step, int line, int ply,
               std::string_view text) const {
    add_sentence(
        out, step, line,
        say(Message::kConvertPly, {std::to_string(step.number), std::to_string(ply), text}));
  }

  void add_numbers(std::string& out, Message message,
                   std::initializer_list<std::int64_t> numbers) const {
    std::array<std::string, 5> texts;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      texts.at(i) = std::to_string(numbers.begin()[i]);
    out.append(say(message, {texts[0], texts[1], texts[2], texts[3], texts[4]})).append("\n");
  }

  text::Language language_;
};

}  // namespace

std::unique_ptr<ConvertReport> make_convert_text(text::Language language) {
  return std::make_unique<TextReport>(language);
}

}  // namespace apps
