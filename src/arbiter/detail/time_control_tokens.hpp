// The words and signs of a time control as text. Private to arbiter.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace arbiter::detail {

// A number of the text, in thousandths.
struct Number {
  std::int64_t thousandths = 0;  // stays at kMostNumber when there are more digits
  int decimals = 0;
};

inline constexpr std::int64_t kMostNumber = 1'000'000'000'000;

struct Token {
  enum class Kind : std::uint8_t {
    kNumber,
    kHours,
    kMinutes,
    kSeconds,
    kDays,
    kPlus,  // also 加
    kComma,
    kSlash,  // also `per`
    kTimes,  // also 次
    kBar,
    kNone,
    kPerMove,  // 每步
    kMoves,
    kSuddenDeath,  // 包干
    kByoYomi,      // 读秒
    kUnknown,
    kEnd,
  };
  Kind kind = Kind::kEnd;
  std::size_t offset = 0;  // bytes from the start of the text
  Number number{};         // of kNumber
};

// The tokens of a text and kEnd behind them. Takes time in proportion to the text.
std::vector<Token> tokens_of(std::string_view text);

}  // namespace arbiter::detail
