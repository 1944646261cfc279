#include "rules/outcome.hpp"

#include <cstddef>
#include <optional>
#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "board/geometry.hpp"

namespace rules {
namespace {

TEST(Reason, EveryCodeIsReadBackAndNoTwoAreAlike) {
  std::set<std::string_view> codes;
  for (int i = 1; i <= kLastReason; ++i) {
    const auto reason = static_cast<Reason>(i);
    EXPECT_EQ(parse_reason(reason_code(reason)), reason);
    codes.insert(reason_code(reason));
  }
  EXPECT_EQ(codes.size(), static_cast<std::size_t>(kLastReason));
  EXPECT_FALSE(parse_reason(""));
  EXPECT_FALSE(parse_reason("mate"));
}

// Both stand in one column of judge output.
TEST(Reason, HasNoCodeOfAnError) {
  for (const std::string_view error : {"illegal-move", "bad-move-text", "ambiguous-move",
                                       "bad-notation", "bad-fen", "bad-ruleset", "bad-line"}) {
    EXPECT_FALSE(parse_reason(error)) << error;
  }
}

// Stored and sent for ever.
TEST(Reason, NumbersStayAsTheyAre) {
  EXPECT_EQ(static_cast<int>(Reason::kCheckmate), 1);
  EXPECT_EQ(static_cast<int>(Reason::kUndecided), 13);
  EXPECT_EQ(static_cast<int>(Reason::kAborted), 22);
  EXPECT_EQ(static_cast<int>(Reason::kIllegalMove), 23);
  EXPECT_EQ(static_cast<int>(Reason::kNotResigning), 26);
}

TEST(ResultCode, NamesTheWinnerADrawOrNeither) {
  EXPECT_EQ(result_code({board::Side::kFirst, Reason::kCheckmate}), "1-0");
  EXPECT_EQ(result_code({board::Side::kSecond, Reason::kTime}), "0-1");
  EXPECT_EQ(result_code({std::nullopt, Reason::kMoveCount}), "1/2-1/2");
  EXPECT_EQ(result_code({std::nullopt, Reason::kUndecided}), "*");
  EXPECT_EQ(result_code({std::nullopt, Reason::kAborted}), "*");
  EXPECT_EQ(result_code({std::nullopt, Reason::kForfeit}), "*");  // both (M1.1)
  EXPECT_EQ(result_code({std::nullopt, Reason::kAbsence}), "*");
}

}  // namespace
}  // namespace rules
