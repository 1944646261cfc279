// How a game of Qinyu chess ends (Q5), in order of precedence.
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "rules/outcome.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/ruleset.hpp"
#include "support/qinyu_boards.hpp"

namespace rules::qinyu {
namespace {

using support::qinyu::kBlack;
using support::qinyu::kWhite;
using support::qinyu::position;
using support::qinyu::setup;

// The verdict after the moves, as a game would ask for it.
std::optional<Verdict> verdict(const Setup& start, const std::string& moves = "") {
  auto now = position(start);
  QinyuHistory history{start, now.key(), Qinyu::start_facts(now.board()), {}};
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    const auto before = now;
    const Move move = support::qinyu::move_of(word);
    EXPECT_TRUE(now.is_legal(move)) << word;
    now.play_unchecked(move);
    history.plies.push_back({move, now.key(), Qinyu::facts(before.board(), move, now.board())});
  }
  if (const auto found = Qinyu::judge_board(now)) return found;
  return Qinyu::judge_history(now, history);
}

// `Q5.3`, or nothing where the game goes on.
std::string rule(const Setup& start, const std::string& moves = "") {
  const auto found = verdict(start, moves);
  return found ? std::string(found->rule) : "";
}

TEST(Q5_1, MateLoses) {
  EXPECT_EQ(rule(setup("Ke1 ka12 Rb11 Rl10"), "l10l12"), "");  // the king takes b11
  const auto mate = verdict(setup("Ke1 ka12 Rc11 Rl10"), "l10l12");
  ASSERT_TRUE(mate);
  EXPECT_EQ(mate->rule, "Q5.1");
  EXPECT_EQ(mate->outcome, (Outcome{kWhite, Reason::kCheckmate}));
  EXPECT_EQ(rule(setup("Ke1 ka12 Rc11 Rl10", "n"), "l10l12"), "");  // a drop interposes
}

TEST(Q5_2, NoMoveWithoutCheckIsADraw) {
  const auto stale = verdict(setup("Ke1 ka12 Qk2 Rb1"), "k2k11");
  ASSERT_TRUE(stale);
  EXPECT_EQ(stale->rule, "Q5.2");
  EXPECT_EQ(stale->outcome, (Outcome{std::nullopt, Reason::kStalemate}));
  EXPECT_EQ(rule(setup("Ke1 ka12 Qk2 Rb1", "p"), "k2k11"), "");
}

TEST(Q5_3, KingsThatGoOnFacingDraw) {
  const auto s = setup("Ke1 ke11 Ne5 Pa3 rl12");
  EXPECT_EQ(rule(s, "e5g6"), "");  // facing, but not before
  EXPECT_EQ(rule(s, "e5g6 l12l11"), "Q5.3");
  EXPECT_EQ(rule(s, "e5g6 e11d11"), "");
  EXPECT_EQ(rule(s, "e5g6 l12e12"), "Q5.3");
}

TEST(Q5_3, SetUpFacingMustBeBroken) {
  EXPECT_EQ(rule(setup("Ke1 ke11 Ra2")), "");
  EXPECT_EQ(rule(setup("Ke1 ke11 Ra2"), "a2a3"), "Q5.3");
  EXPECT_EQ(rule(setup("Ke1 ke11 Ra2"), "a2e2"), "");
  EXPECT_EQ(rule(setup("Kb2 kj10 Na7 Pl3"), "a7c8"), "Q5.3");
  EXPECT_EQ(rule(setup("Kb5 kj5 Na7 Pl3"), "a7c6"), "Q5.3");
}

TEST(Q5_3, MateWinsEvenSo) {
  EXPECT_EQ(rule(setup("Kg10 kg12 Ra1"), "a1a12"), "Q5.1");
  EXPECT_EQ(rule(setup("Kg10 kg12 Ra1", "n"), "a1a12"), "Q5.3");
}

std::string repeat(const std::string& moves, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += moves + " ";
  return all;
}

TEST(Q5_4, FifthOccurrenceDraws) {
  const auto s = setup("Kg1 Rl1 kc12 ra12");
  const std::string cycle = "l1l2 a12a11 l2l1 a11a12";
  EXPECT_EQ(rule(s, repeat(cycle, 3)), "");
  EXPECT_EQ(rule(s, repeat(cycle, 3) + "l1l2 a12a11 l2l1"), "");
  const auto found = verdict(s, repeat(cycle, 4));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->rule, "Q5.4");
  EXPECT_EQ(found->outcome, (Outcome{std::nullopt, Reason::kRepetition}));
  EXPECT_EQ(found->cycle, (CycleEvidence{1, 16, std::nullopt}));
}

TEST(Q5_4, LostCastlingRightMakesAnotherPosition) {
  auto s = setup("Kg1 Rl1 kc12 ra12");
  s.rights.castling = 0b0001;
  const std::string cycle = "l1l2 a12a11 l2l1 a11a12";
  EXPECT_EQ(rule(s, repeat(cycle, 4)), "");
  EXPECT_EQ(rule(s, repeat(cycle, 4) + "l1l2"), "Q5.4");
}

TEST(Q5_4, OnlyLegalEnPassantCapturesTellPositionsApart) {
  const auto key = [](const std::string& pieces, bool passed) {
    auto s = setup(pieces, "", kBlack);
    if (passed) s.rights.passed = {support::qinyu::square("e4"), {}};
    return position(s).key();
  };
  EXPECT_NE(key("Kl1 kl12 Pe5 pd5", true), key("Kl1 kl12 Pe5 pd5", false));
  EXPECT_EQ(key("Kl1 kl12 Pe5 pc5", true), key("Kl1 kl12 Pe5 pc5", false));
  EXPECT_EQ(key("Kl1 ka5 Pe5 pd5 Rh5", true), key("Kl1 ka5 Pe5 pd5 Rh5", false));
}

TEST(Q5_4, HandsAndPromotedMarksTellPositionsApart) {
  EXPECT_NE(position(setup("Kl1 kl12 Qe5")).key(), position(setup("Kl1 kl12 Q~e5")).key());
  EXPECT_NE(position(setup("Kl1 kl12", "P")).key(), position(setup("Kl1 kl12", "PP")).key());
  EXPECT_NE(position(setup("Kl1 kl12", "P")).key(), position(setup("Kl1 kl12", "p")).key());
}

Setup quiet(int plies, const std::string& pieces) {
  auto s = setup(pieces);
  s.quiet_plies = plies;
  return s;
}

TEST(Q5_5, SixtyQuietPliesDraw) {
  EXPECT_EQ(rule(quiet(58, "Kg1 Rl1 kc12 ra12"), "l1l2"), "");
  EXPECT_EQ(rule(quiet(59, "Kg1 Rl1 kc12 ra12"), "l1l2"), "Q5.5");
  EXPECT_EQ(rule(quiet(60, "Kg1 Rl1 kc12 ra12")), "Q5.5");
  EXPECT_EQ(rule(quiet(59, "Kg1 Rl1 kc12 ra12 nl5"), "l1l5"), "");
  EXPECT_EQ(rule(quiet(59, "Kg1 Rl1 kc12 ra12 Pe3"), "e3e4"), "");
  EXPECT_EQ(rule(quiet(59, "Kg1 Rl1 kc12 ra12 Q~e9"), "e9e8"), "Q5.5");
  auto drop = quiet(59, "Kg1 Rl1 kc12 ra12");
  drop.hands[index(kWhite)][static_cast<int>(Role::kKnight)] = 1;
  EXPECT_EQ(rule(drop, "N@e5"), "");
}

TEST(Q5_5, CastlingIsQuiet) {
  auto s = quiet(59, "Kg1 Rl1 kc12 ra12");
  s.rights.castling = 0b0001;
  EXPECT_EQ(rule(s, "g1i1"), "Q5.5");
}

TEST(Q5_6, DeadStocksDraw) {
  for (const char* pieces : {"", "Ne5", "bd4", "Wd4", "Cd4", "Cd4 ce6 ch9"})
    EXPECT_EQ(rule(setup(std::string("Kg1 kf12 ") + pieces)), "Q5.6") << pieces;
  for (const char* hands : {"N", "b", "w", "Cc", "CCCccc"})
    EXPECT_EQ(rule(setup("Kg1 kf12", hands)), "Q5.6") << hands;
}

TEST(Q5_6, AnyOtherStockLives) {
  for (const char* pieces :
       {"Pe5", "Se5", "Ge5", "Q~e5", "N~e5", "Ne5 nd4", "Bd4 be6", "Cd4 Nd5", "Ae5", "Ee5", "C~d4"})
    EXPECT_EQ(rule(setup(std::string("Kg1 kf12 ") + pieces)), "") << pieces;
  EXPECT_EQ(rule(setup("Kg1 kf12", "p")), "");
  EXPECT_EQ(rule(setup("Kg1 kf12 Cd4", "n")), "");
}

}  // namespace
}  // namespace rules::qinyu
