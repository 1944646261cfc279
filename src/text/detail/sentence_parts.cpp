#include "text/detail/sentence_parts.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/duty.hpp"
#include "arbiter/ruling.hpp"
#include "base/time.hpp"
#include "game/game.hpp"
#include "text/arbiter_message.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"

namespace text::detail {
namespace {

using M = ArbiterMessage;

static_assert(nth(M::kDutyNone, static_cast<std::size_t>(arbiter::Duty::Kind::kCaptureWith)) ==
              M::kDutyCaptureWith);

std::string two_digits(std::int64_t number) {
  return std::string(number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

std::string counted(Language language, ArbiterMessage one, ArbiterMessage many, int number) {
  if (number == 1) return std::string(message(language, one));
  return format(language, many, {std::to_string(number)});
}

std::string joined(const std::vector<std::string>& texts, std::string_view by) {
  std::string all;
  for (const auto& text : texts) {
    if (!all.empty()) all += by;
    all += text;
  }
  return all;
}

void add_sentence(Language language, std::string& sentences, std::string_view sentence) {
  if (language == Language::kEnglish && !sentences.empty()) sentences += ' ';
  sentences += sentence;
}

std::string capitalised(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') text.front() += 'A' - 'a';
  return text;
}

std::string on_one_line(std::string text) {
  const auto is_control = [](unsigned char c) { return c < ' ' || c == 0x7F; };
  std::ranges::replace_if(text, is_control, ' ');
  return text;
}

std::string clock_time(base::Duration time) {
  const auto ms = std::max<std::int64_t>(time.ms, 0);
  const auto minutes = ms / 60'000;
  const auto hours = minutes / 60;
  auto text =
      hours > 0 ? std::to_string(hours) + ':' + two_digits(minutes % 60) : std::to_string(minutes);
  text += ':' + two_digits(ms / 1000 % 60);
  const auto tenths = ms / 100 % 10;
  if (ms < 10'000 && tenths > 0) text += '.' + std::to_string(tenths);
  return text;
}

std::string_view king_name(Language language, game::KitId kit) {
  return message(language, kit == game::KitId::kXiangqi ? M::kXiangqiKing : M::kQinyuKing);
}

std::string position_name(Language language, int ply) {
  if (ply == 0) return std::string(message(language, M::kFirstPosition));
  return format(language, M::kPositionAfter, {std::to_string(ply)});
}

std::string duty_clause(Language language, const arbiter::Duty& duty) {
  return format(language, nth(M::kDutyNone, static_cast<std::size_t>(duty.kind)),
                {duty.own, duty.target});
}

PenaltyClauses penalty_clauses(Language language, const arbiter::Penalty& penalty) {
  std::vector<std::string> of_side;
  if (penalty.warnings > 0)
    of_side.push_back(counted(language, M::kWarning, M::kWarnings, penalty.warnings));
  if (penalty.fouls > 0) of_side.push_back(counted(language, M::kFoul, M::kFouls, penalty.fouls));
  if (penalty.time_off.ms > 0)
    of_side.push_back(format(language, M::kTimeOff, {clock_time(penalty.time_off)}));
  std::vector<std::string> of_game;
  if (penalty.begin_again) of_game.emplace_back(message(language, M::kBeginAgain));
  if (penalty.back_to)
    of_game.push_back(format(language, M::kBackTo, {position_name(language, *penalty.back_to)}));
  if (penalty.duty.kind != arbiter::Duty::Kind::kNone)
    of_game.push_back(duty_clause(language, penalty.duty));
  return {joined(of_side, message(language, Message::kListComma)),
          joined(of_game, message(language, M::kListSemicolon))};
}

std::string joined_clauses(Language language, const std::string& first, const std::string& second) {
  if (first.empty() || second.empty()) return first + second;
  return first + std::string(message(language, M::kListSemicolon)) + second;
}

std::size_t column_at(std::string_view text, std::size_t offset) {
  const auto is_continuation = [](unsigned char c) { return (c & 0xC0U) == 0x80U; };
  const auto before = text.substr(0, offset);
  const auto continuations = std::ranges::count_if(before, is_continuation);
  return offset - static_cast<std::size_t>(continuations) + 1;
}

}  // namespace text::detail
