#include "text/ruling_sentences.hpp"

#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/ruling.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "text/catalogue.hpp"

namespace text {
namespace {

using arbiter::Duty;
using arbiter::Finding;
using arbiter::IncidentKind;
using arbiter::Penalty;
using arbiter::Ruling;
using board::Side;
using game::KitId;
using rules::Reason;

Ruling ruling(IncidentKind kind, Finding finding, std::string rule, const Penalty& penalty = {}) {
  Ruling ruling;
  ruling.incident.kind = kind;
  ruling.incident.squares = {"e3"};
  ruling.incident.move = "h2h9";
  ruling.finding = finding;
  ruling.rule = std::move(rule);
  ruling.penalty = penalty;
  return ruling;
}

Penalty foul() {
  Penalty penalty;
  penalty.fouls = 1;
  return penalty;
}

Penalty ending(Side winner, Reason reason, const std::string& rule) {
  Penalty penalty;
  penalty.ends = arbiter::Ending{{winner, reason}, rule, {}};
  return penalty;
}

std::string english(const Ruling& ruling) {
  return ruling_sentence(Language::kEnglish, KitId::kXiangqi, ruling);
}
std::string simplified(const Ruling& ruling) {
  return ruling_sentence(Language::kSimplified, KitId::kXiangqi, ruling);
}
std::string traditional(const Ruling& ruling) {
  return ruling_sentence(Language::kTraditional, KitId::kXiangqi, ruling);
}

TEST(RulingSentence, SaysWhatWasFoundThePenaltyAndTheRule) {
  const auto touch = ruling(IncidentKind::kTouch, Finding::kImpossibleTouch, "M2.3", foul());
  EXPECT_EQ(english(touch),
            "Red touched e3, and a piece there can be neither moved nor taken: a foul (M2.3).");
  EXPECT_EQ(simplified(touch),
            "红方触摸 e3 处的棋子，其中有不能走动或不能吃去者：技术犯规一次（M2.3）。");
  EXPECT_EQ(traditional(touch),
            "紅方觸摸 e3 處的棋子，其中有不能走動或不能吃去者：技術犯規一次（M2.3）。");
}

TEST(RulingSentence, CallsTheFirstSideOfQinyuChessWhite) {
  const auto pressed =
      ruling(IncidentKind::kPressedEarly, Finding::kPressedBeforeMoving, "M6.1", foul());
  EXPECT_EQ(ruling_sentence(Language::kEnglish, KitId::kQinyu, pressed),
            "White pressed the clock before moving: a foul (M6.1).");
}

TEST(RulingSentence, WithoutAPenaltyEndsAfterTheRule) {
  const auto free = ruling(IncidentKind::kTouch, Finding::kTouchFree, "M2.1");
  EXPECT_EQ(english(free), "Red touched e3, which binds to nothing (M2.1).");
  EXPECT_EQ(simplified(free), "红方触摸 e3，按摸子走子的规定不受约束（M2.1）。");
}

TEST(RulingSentence, SaysWhatMustBePlayedFromWhere) {
  auto penalty = foul();
  penalty.back_to = 12;
  penalty.duty = {Duty::Kind::kCaptureWith, "h2", "h9"};
  const auto illegal =
      ruling(IncidentKind::kIllegalMove, Finding::kIllegalMoveFoul, "M7.1", penalty);
  EXPECT_EQ(english(illegal),
            "Red's move h2h9 is against the rules of movement: a foul; back to the position after "
            "ply 12; the piece on h2 must take the one on h9 (M7.1).");
  EXPECT_EQ(simplified(illegal),
            "红方走 h2h9，违反行棋规则：技术犯规一次；退回第 12 步后的局面；"
            "必须以 h2 处的棋子吃去 h9 处的棋子（M7.1）。");
}

TEST(RulingSentence, NamesALossThatTheFindingExplainsInShort) {
  auto left = ruling(IncidentKind::kIllegalMove, Finding::kKingLeft, "M1.1",
                     ending(Side::kFirst, Reason::kKingLeftInCheck, "M1.1"));
  left.incident.by = Side::kSecond;
  EXPECT_EQ(english(left),
            "Black's move h2h9 leaves the king in check or facing the other king: Black loses "
            "(M1.1).");
  EXPECT_EQ(simplified(left), "黑方走 h2h9，送将、未应将或造成将帅照面：黑方判负（M1.1）。");
}

TEST(RulingSentence, SpeaksOfFacingKingsOnlyWhereThatIsForbidden) {
  auto left = ruling(IncidentKind::kIllegalMove, Finding::kKingLeft, "M1.1",
                     ending(Side::kSecond, Reason::kKingLeftInCheck, "M1.1"));
  EXPECT_EQ(ruling_sentence(Language::kEnglish, KitId::kQinyu, left),
            "White's move h2h9 leaves the king in check: White loses (M1.1).");
  EXPECT_EQ(ruling_sentence(Language::kTraditional, KitId::kQinyu, left),
            "白方走 h2h9，送將或未應將：白方判負（M1.1）。");
}

TEST(RulingSentence, CallsAKingAsTheGameDoes) {
  auto taken = ruling(IncidentKind::kKingCaptured, Finding::kKingTaken, "M1.1",
                      ending(Side::kFirst, Reason::kKingCaptured, "M1.1"));
  EXPECT_EQ(simplified(taken), "黑方走子后将帅可被吃，已被红方吃去：黑方判负（M1.1）。");
  EXPECT_EQ(ruling_sentence(Language::kSimplified, KitId::kQinyu, taken),
            "黑方走子后国王可被吃，已被白方吃去：黑方判负（M1.1）。");
}

TEST(RulingSentence, NamesTheRuleOfTheLossToo) {
  auto refused = ruling(IncidentKind::kNotResigning, Finding::kDidNotResign, "M1.1",
                        ending(Side::kSecond, Reason::kNotResigning, "X4.1"));
  EXPECT_EQ(english(refused), "Red did not resign when it was due: Red loses (M1.1, X4.1).");
  EXPECT_EQ(traditional(refused), "紅方應認輸而拒不認輸：紅方判負（M1.1、X4.1）。");
}

TEST(RulingSentence, GivesTheVerdictThatAClaimProved) {
  auto penalty = ending(Side::kFirst, Reason::kPerpetualChase, "X5.2");
  penalty.ends->cycle = rules::CycleEvidence{9, 16, Side::kSecond};
  auto proven = ruling(IncidentKind::kRepetitionClaim, Finding::kClaimProven, "M5.3", penalty);
  EXPECT_EQ(english(proven),
            "Red's claim that a repetition decides the game is proven (M5.3). Black kept chasing "
            "and should have varied; Red wins. Rule X5.2. The plies 9 to 16 prove it.");
  EXPECT_EQ(simplified(proven),
            "红方提请的待判局面经查成立（M5.3）。黑方长捉不变，判负，红方胜。（规则 X5.2）"
            "依据：第 9 至第 16 步。");
  proven.incident.announced = true;
  EXPECT_TRUE(english(proven).starts_with("The arbiter's finding that a repetition decides"));
}

TEST(RulingSentence, TakesTimeOffAnUntrueClaim) {
  auto penalty = foul();
  penalty.time_off = base::minutes(5);
  const auto untrue = ruling(IncidentKind::kLimitClaim, Finding::kClaimUntrue, "M5.2", penalty);
  EXPECT_EQ(english(untrue),
            "Red's claim that the natural limit is reached is untrue: a foul, 5:00 off the clock "
            "(M5.2).");
  EXPECT_EQ(traditional(untrue),
            "紅方提請的自然限著經查不實：技術犯規一次、扣除用時 5:00（M5.2）。");
}

TEST(RulingSentence, TellsMissingEntriesFromUnreadableOnes) {
  auto records = ruling(IncidentKind::kMissingRecords, Finding::kRecordsFew, "M4.1");
  records.incident.count = 1;
  EXPECT_EQ(english(records), "Red's record lacks 1 move, too few for a foul (M4.1).");
  records.incident.kind = IncidentKind::kUnreadableRecords;
  records.incident.count = 3;
  EXPECT_EQ(english(records), "3 moves in Red's record cannot be read, too few for a foul (M4.1).");
  EXPECT_EQ(simplified(records), "红方的记录有 3 着无法辨认，尚不构成犯规（M4.1）。");
}

TEST(RulingSentence, EndsWithTheRemarkOfTheArbiterOnOneLine) {
  auto conduct = ruling(IncidentKind::kConduct, Finding::kConductFouled, "M6.3", foul());
  conduct.incident.note = "left the hall\ntwice";
  EXPECT_EQ(english(conduct),
            "Red broke the rules of conduct: a foul (M6.3). Remark: left the hall twice");
}

TEST(RulingSentence, IsThereForEveryFindingAndAnotherInEachLanguage) {
  for (int number = 1; number <= arbiter::kLastFinding; ++number) {
    std::set<std::string> sentences;
    for (const auto language : kLanguages) {
      const auto text = ruling_sentence(
          language, KitId::kXiangqi,
          ruling(IncidentKind::kLimitClaim, static_cast<Finding>(number), "M9.9", foul()));
      EXPECT_NE(text.find("M9.9"), std::string::npos) << text;
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      sentences.insert(text);
    }
    EXPECT_EQ(sentences.size(), kLanguages.size()) << number;
  }
}

TEST(PenaltySentence, NamesTheSideOfFoulsAndWarnings) {
  Penalty penalty;
  penalty.warnings = 1;
  penalty.fouls = 2;
  penalty.begin_again = true;
  EXPECT_EQ(penalty_sentence(Language::kEnglish, KitId::kXiangqi, Side::kSecond, penalty),
            "Black: a warning, 2 fouls; the game is begun again.");
  EXPECT_EQ(penalty_sentence(Language::kSimplified, KitId::kXiangqi, Side::kSecond, penalty),
            "黑方：警告一次、技术犯规 2 次；对局重新开始。");
}

TEST(PenaltySentence, SaysThatThereIsNone) {
  EXPECT_EQ(penalty_sentence(Language::kEnglish, KitId::kXiangqi, Side::kFirst, {}), "No penalty.");
  EXPECT_EQ(penalty_sentence(Language::kTraditional, KitId::kXiangqi, Side::kFirst, {}),
            "不予處罰。");
}

TEST(PenaltySentence, GivesTheWholeVerdictOfAnEnding) {
  auto penalty = ending(Side::kFirst, Reason::kForfeit, "M1.3");
  EXPECT_EQ(penalty_sentence(Language::kEnglish, KitId::kXiangqi, Side::kSecond, penalty),
            "Black forfeits the game; Red wins. Rule M1.3.");
  penalty.back_to = 0;
  EXPECT_EQ(penalty_sentence(Language::kEnglish, KitId::kXiangqi, Side::kSecond, penalty),
            "Back to the first position. Black forfeits the game; Red wins. Rule M1.3.");
}

TEST(DutySentence, NamesThePieces) {
  const Duty move{Duty::Kind::kMove, "e3", ""};
  const Duty capture{Duty::Kind::kCapture, "", "e6"};
  EXPECT_EQ(duty_sentence(Language::kEnglish, move), "The piece on e3 must move.");
  EXPECT_EQ(duty_sentence(Language::kEnglish, capture), "The piece on e6 must be captured.");
  EXPECT_EQ(duty_sentence(Language::kEnglish, {Duty::Kind::kCaptureWith, "e3", "e6"}),
            "The piece on e3 must take the one on e6.");
  EXPECT_EQ(duty_sentence(Language::kEnglish, {}), "Any legal move may be played.");
  EXPECT_EQ(duty_sentence(Language::kSimplified, move), "必须走动 e3 处的棋子。");
  EXPECT_EQ(duty_sentence(Language::kTraditional, capture), "必須吃去 e6 處的棋子。");
}

}  // namespace
}  // namespace text
