// The verdict on a cycle from the classes of its plies alone (X5.1-X5.3, 25, 26.8).
#include "rules/xiangqi/repetition/cxa_cycle.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "rules/ply_report.hpp"
#include "rules/xiangqi/repetition/reports.hpp"

namespace rules::xiangqi {
namespace {

using board::Side;

// One letter a ply, Red first: + check, k kill, h chase, l light chase, - idle.
CxaCycle judge(std::string_view plies) {
  Reports reports;
  for (std::size_t i = 0; i < plies.size(); ++i) {
    Report report;
    report.side = i % 2 == 0 ? Side::kFirst : Side::kSecond;
    report.is_light = plies[i] == 'l';
    report.klass = plies[i] == '+'   ? PlyClass::kCheck
                   : plies[i] == 'k' ? PlyClass::kKill
                   : plies[i] == '-' ? PlyClass::kIdle
                                     : PlyClass::kChase;
    reports.push_back(report);
  }
  return judge_cxa_cycle(reports);
}

constexpr std::optional<Side> kNobody;

TEST(CxaCycle, OneSidedCheckLosesWhateverTheOtherSideDoes) {
  EXPECT_EQ(judge("+-+-").loser, Side::kFirst);
  EXPECT_EQ(judge("h+k+").loser, Side::kSecond);
  EXPECT_EQ(judge("+h+l").rule, "25.1");
}

TEST(CxaCycle, BothChecksAlwaysIsADraw) { EXPECT_EQ(judge("++++").loser, kNobody); }

TEST(CxaCycle, BothAllowedIsADraw) {
  EXPECT_EQ(judge("+-h-").loser, Side::kFirst);
  EXPECT_EQ(judge("+---").loser, kNobody);
  EXPECT_EQ(judge("h-++-h--").loser, kNobody);
  EXPECT_EQ(judge("h-----").rule, "25.2");
}

TEST(CxaCycle, EveryMixtureOfCheckKillAndChaseIsForbidden) {
  for (const std::string_view plies : {"+-k-", "+-h-", "k-h-", "k-k-", "h-h-", "l-l-", "l-+-"}) {
    EXPECT_EQ(judge(plies).loser, Side::kFirst) << plies;
    EXPECT_EQ(judge(plies).rule, "25.3") << plies;
  }
}

TEST(CxaCycle, TheHeavyCycleGivesWayToTheLight) {
  EXPECT_EQ(judge("hlhl").loser, Side::kFirst);
  EXPECT_EQ(judge("lkhh").loser, Side::kSecond);
  EXPECT_EQ(judge("k+kl").loser, Side::kFirst);
}

TEST(CxaCycle, EqualWeightIsADraw) {
  EXPECT_EQ(judge("hkhk").loser, kNobody);
  EXPECT_EQ(judge("lhhl").loser, kNobody);
  EXPECT_EQ(judge("hhhh").rule, "26.8.4");
}

}  // namespace
}  // namespace rules::xiangqi
