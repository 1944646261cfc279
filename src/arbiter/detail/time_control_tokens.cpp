#include "arbiter/detail/time_control_tokens.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::detail {
namespace {

using Kind = Token::Kind;

struct Word {
  std::string_view text;
  Kind kind;
};

// Words in letters stand alone: `min` is no `m`.
constexpr std::array<Word, 24> kLetterWords = {{
    {"h", Kind::kHours},         {"hr", Kind::kHours},       {"hrs", Kind::kHours},
    {"hour", Kind::kHours},      {"hours", Kind::kHours},    {"m", Kind::kMinutes},
    {"min", Kind::kMinutes},     {"mins", Kind::kMinutes},   {"minute", Kind::kMinutes},
    {"minutes", Kind::kMinutes}, {"s", Kind::kSeconds},      {"sec", Kind::kSeconds},
    {"secs", Kind::kSeconds},    {"second", Kind::kSeconds}, {"seconds", Kind::kSeconds},
    {"d", Kind::kDays},          {"day", Kind::kDays},       {"days", Kind::kDays},
    {"x", Kind::kTimes},         {"per", Kind::kSlash},      {"move", Kind::kMoves},
    {"moves", Kind::kMoves},     {"none", Kind::kNone},      {"unlimited", Kind::kNone},
}};

// A sign that begins another one stands behind it.
constexpr std::array<Word, 47> kSigns = {{
    {"+", Kind::kPlus},           {"＋", Kind::kPlus},          {"加", Kind::kPlus},
    {",", Kind::kComma},          {"，", Kind::kComma},         {"、", Kind::kComma},
    {";", Kind::kComma},          {"；", Kind::kComma},         {"/", Kind::kSlash},
    {"／", Kind::kSlash},         {"×", Kind::kTimes},          {"ｘ", Kind::kTimes},
    {"*", Kind::kTimes},          {"次", Kind::kTimes},         {"|", Kind::kBar},
    {"｜", Kind::kBar},           {"-", Kind::kNone},           {"－", Kind::kNone},
    {"无时限", Kind::kNone},      {"無時限", Kind::kNone},      {"不限时", Kind::kNone},
    {"不限時", Kind::kNone},      {"不计时", Kind::kNone},      {"不計時", Kind::kNone},
    {"小时", Kind::kHours},       {"小時", Kind::kHours},       {"时", Kind::kHours},
    {"時", Kind::kHours},         {"分钟", Kind::kMinutes},     {"分鐘", Kind::kMinutes},
    {"分", Kind::kMinutes},       {"秒钟", Kind::kSeconds},     {"秒鐘", Kind::kSeconds},
    {"秒", Kind::kSeconds},       {"天", Kind::kDays},          {"日", Kind::kDays},
    {"每步", Kind::kPerMove},     {"每着", Kind::kPerMove},     {"每著", Kind::kPerMove},
    {"步", Kind::kMoves},         {"着", Kind::kMoves},         {"著", Kind::kMoves},
    {"包干", Kind::kSuddenDeath}, {"包乾", Kind::kSuddenDeath}, {"包幹", Kind::kSuddenDeath},
    {"读秒", Kind::kByoYomi},     {"讀秒", Kind::kByoYomi},
}};

constexpr std::array<std::string_view, 3> kSpaces = {" ", "\t", "\u3000"};
constexpr std::array<std::string_view, 2> kPoints = {".", "．"};
constexpr std::array<std::string_view, 10> kWideDigits = {"０", "１", "２", "３", "４",
                                                          "５", "６", "７", "８", "９"};

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  Token next() {
    while (take_any(kSpaces)) {
    }
    Token token{.kind = Kind::kEnd, .offset = at_};
    if (at_ == text_.size()) return token;
    if (const auto digit = take_digit()) {
      token.kind = Kind::kNumber;
      token.number = number(*digit);
      return token;
    }
    token.kind = is_letter(text_[at_]) ? letter_word() : sign();
    return token;
  }

 private:
  bool take(std::string_view literal) {
    if (!text_.substr(at_).starts_with(literal)) return false;
    at_ += literal.size();
    return true;
  }

  template <std::size_t N>
  bool take_any(const std::array<std::string_view, N>& literals) {
    return std::ranges::any_of(literals, [this](std::string_view one) { return take(one); });
  }

  std::optional<int> take_digit() {
    if (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') return text_[at_++] - '0';
    for (std::size_t digit = 0; digit < kWideDigits.size(); ++digit)
      if (take(kWideDigits[digit])) return static_cast<int>(digit);
    return std::nullopt;
  }

  // A point belongs to the number only if a digit stands behind it.
  Number number(int first_digit) {
    Number number{.thousandths = first_digit * 1000};
    while (const auto digit = take_digit())
      number.thousandths = std::min(number.thousandths * 10 + *digit * 1000, kMostNumber);
    const std::size_t point = at_;
    if (!take_any(kPoints)) return number;
    for (int unit = 100; const auto digit = take_digit(); unit /= 10) {
      number.thousandths += *digit * unit;
      number.decimals = std::min(number.decimals + 1, 4);
    }
    if (number.decimals == 0) at_ = point;
    return number;
  }

  Kind letter_word() {
    std::string word;
    while (at_ < text_.size() && is_letter(text_[at_])) word += small(text_[at_++]);
    const auto* const found = std::ranges::find(kLetterWords, word, &Word::text);
    return found == kLetterWords.end() ? Kind::kUnknown : found->kind;
  }

  Kind sign() {
    for (const Word& word : kSigns)
      if (take(word.text)) return word.kind;
    ++at_;
    return Kind::kUnknown;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  Scanner scanner(text);
  do {
    tokens.push_back(scanner.next());
  } while (tokens.back().kind != Kind::kEnd);
  return tokens;
}

}  // namespace arbiter::detail
