#include "text/sentences.hpp"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "rules/outcome.hpp"
#include "rules/setup_fault.hpp"
#include "text/catalogue.hpp"

namespace text {
namespace {

using board::Side;
using game::KitId;
using rules::Reason;

rules::Verdict verdict(std::optional<Side> winner, Reason reason, std::string_view rule) {
  return {{winner, reason}, rule, std::nullopt};
}

TEST(Sentence, SaysWhoWonAndUnderWhichRule) {
  const auto mate = verdict(Side::kFirst, Reason::kCheckmate, "X1.5");
  EXPECT_EQ(verdict_sentence(Language::kEnglish, KitId::kXiangqi, mate),
            "Black is checkmated; Red wins. Rule X1.5.");
  EXPECT_EQ(verdict_sentence(Language::kSimplified, KitId::kXiangqi, mate),
            "黑方被将死，红方胜。（规则 X1.5）");
  EXPECT_EQ(verdict_sentence(Language::kTraditional, KitId::kQinyu, mate),
            "黑方被將死，白方勝。（規則 X1.5）");
}

TEST(Sentence, SaysWhatTheArbiterRuledLost) {
  EXPECT_EQ(verdict_sentence(Language::kEnglish, KitId::kXiangqi,
                             verdict(Side::kSecond, Reason::kKingLeftInCheck, "M1.1")),
            "Red left the own king in check or facing the other king; Black wins. Rule M1.1.");
  EXPECT_EQ(verdict_sentence(Language::kSimplified, KitId::kXiangqi,
                             verdict(Side::kFirst, Reason::kUntrueClaim, "M1.1")),
            "黑方再次提请自然限着不实，判负，红方胜。（规则 M1.1）");
}

TEST(Sentence, NamesThePliesThatProveACycle) {
  auto perpetual = verdict(Side::kSecond, Reason::kPerpetualCheck, "X6.1");
  perpetual.cycle = rules::CycleEvidence{3, 14, Side::kFirst};
  EXPECT_EQ(verdict_sentence(Language::kEnglish, KitId::kXiangqi, perpetual),
            "Red kept giving check and should have varied; Black wins. Rule X6.1. "
            "The plies 3 to 14 prove it.");
}

TEST(Sentence, IsAnotherWhereNobodyWon) {
  EXPECT_NE(verdict_sentence(Language::kEnglish, KitId::kQinyu,
                             verdict(std::nullopt, Reason::kTime, "Q5.7")),
            verdict_sentence(Language::kEnglish, KitId::kQinyu,
                             verdict(Side::kFirst, Reason::kTime, "Q5.7")));
}

TEST(Sentence, IsThereForEveryReasonAndLeavesNoPlace) {
  for (const auto language : kLanguages) {
    for (int number = 1; number <= rules::kLastReason; ++number) {
      for (const auto winner : {std::optional<Side>{}, std::optional(Side::kFirst)}) {
        const auto text = verdict_sentence(language, KitId::kXiangqi,
                                           verdict(winner, static_cast<Reason>(number), "X1.5"));
        EXPECT_EQ(text.find('{'), std::string::npos) << text;
      }
    }
  }
}

TEST(ReasonName, IsThatOfTheList) {
  EXPECT_EQ(reason_name(Language::kSimplified, Reason::kNoLegalMove), "困毙");
  EXPECT_EQ(reason_name(Language::kTraditional, Reason::kMoveCount), "自然限著");
  EXPECT_EQ(reason_name(Language::kEnglish, Reason::kAborted), "aborted");
  EXPECT_EQ(reason_name(Language::kTraditional, Reason::kNotResigning), "拒不認輸");
}

TEST(SetupFaults, AreNamedTogether) {
  rules::SetupFaults faults;
  rules::set_fault(faults, rules::SetupFault::kNoRoyal);
  rules::set_fault(faults, rules::SetupFault::kEnPassant);
  EXPECT_EQ(setup_fault_codes(faults), "no-royal,en-passant");
  EXPECT_EQ(setup_faults_sentence(Language::kEnglish, faults),
            "the position is refused: a side has no king, "
            "the en passant squares are not those that a pawn has just passed");
}

TEST(SetupFaults, HaveCodesOfTheirOwn) {
  std::set<std::string_view> codes;
  const auto count = static_cast<int>(rules::SetupFault::kCount);
  for (int i = 0; i < count; ++i) codes.insert(setup_fault_code(static_cast<rules::SetupFault>(i)));
  EXPECT_EQ(codes.size(), static_cast<std::size_t>(count));
  EXPECT_FALSE(codes.contains(""));
}

TEST(FenFault, NamesTheFieldAndWhatWasExpected) {
  const game::Fault fault{game::Fault::Kind::kBadFen, 4, {}};
  EXPECT_EQ(fen_fault_sentence(Language::kEnglish, KitId::kXiangqi, "9/9 x", fault),
            "not a FEN: error at byte 4, in the side to move; expected `w` or `b`");
}

TEST(MoveFault, NamesTheMove) {
  const game::Fault illegal{game::Fault::Kind::kIllegalMove, -1, {}};
  EXPECT_EQ(move_fault_sentence(Language::kEnglish, KitId::kXiangqi, "h2e9", std::nullopt, illegal),
            "`h2e9` is not legal here");
  const game::Fault bad{game::Fault::Kind::kBadMoveText, 0, {}};
  EXPECT_EQ(move_fault_sentence(Language::kTraditional, KitId::kQinyu, "x",
                                notation::Dialect::kCoordinates, bad),
            "「x」不是著法；應為e3e6、e9e10q 或 P@e5");
}

}  // namespace
}  // namespace text
