// Which setups of Qinyu chess are positions (Q7.6).
#include "rules/qinyu/validate.hpp"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/ruleset.hpp"
#include "rules/setup_fault.hpp"
#include "support/qinyu_boards.hpp"

namespace rules::qinyu {
namespace {

using enum SetupFault;
using support::qinyu::kBlack;
using support::qinyu::setup;
using support::qinyu::square;

SetupFaults faults(std::initializer_list<SetupFault> list) {
  SetupFaults set;
  for (const auto fault : list) set_fault(set, fault);
  return set;
}

TEST(Q7_6, StartAndStudiesWithManyPiecesAreSound) {
  EXPECT_EQ(validate(Qinyu::start()), faults({}));
  EXPECT_EQ(validate(setup("Ka1 kl11 Qb2 Qb3 Qb4 Qb5 Qb6", "QQQQQpppp")), faults({}));
}

TEST(Q7_6, EachSideHasOneKing) {
  EXPECT_EQ(validate(setup("Ka1")), faults({kNoRoyal}));
  EXPECT_EQ(validate(setup("Ka1 Ka2 kl12")), faults({kTooManyRoyals}));
  EXPECT_EQ(validate(setup("Ka1 Ka2")), faults({kNoRoyal, kTooManyRoyals}));
  EXPECT_EQ(validate(setup("Ka1 kl12", "K")), faults({kHand}));
}

TEST(Q7_6, PawnsStandWhereOneCanStand) {
  for (const char* at : {"1", "2", "12"})
    EXPECT_EQ(validate(setup("Ka1 kl12 Pe" + std::string(at))), faults({kPawnPlace})) << at;
  for (const char* at : {"12", "11", "1"})
    EXPECT_EQ(validate(setup("Ka1 kl12 pe" + std::string(at))), faults({kPawnPlace})) << at;
  EXPECT_EQ(validate(setup("Ka1 kl12 Pe11 pf2")), faults({}));
}

TEST(Q7_6, MarksStandOnWhatAPawnBecomes) {
  EXPECT_EQ(validate(setup("Ka1 kl12 P~e5")), faults({kPromotedMark}));
  EXPECT_EQ(validate(setup("K~a1 kl12")), faults({kPromotedMark}));
  EXPECT_EQ(validate(setup("Ka1 kl12 C~e5")), faults({}));
}

TEST(Q7_6, WaitingSideIsNotInCheck) {
  EXPECT_EQ(validate(setup("Ka1 ke12 Re5")), faults({kOpponentInCheck}));
  EXPECT_EQ(validate(setup("Ka1 ke12 Re5", "", kBlack)), faults({}));
  EXPECT_EQ(validate(setup("Ka1 ke12 Ce5 Ne8")), faults({kOpponentInCheck}));
  EXPECT_EQ(validate(setup("Ka1 ke12 Ce5 Ce8")), faults({}));
  EXPECT_EQ(validate(setup("Ke11 ke12")), faults({kOpponentInCheck}));
}

SetupFaults with_castling(const std::string& pieces, unsigned castling) {
  Setup s = setup(pieces);
  s.rights.castling = static_cast<std::uint8_t>(castling);
  return validate(s);
}

TEST(Q7_6, CastlingRightNeedsKingAndRookAtHome) {
  EXPECT_EQ(with_castling("Kg1 Rl1 Ra1 kg12 rl12 ra12 Pg5", 0b1111), faults({}));
  EXPECT_EQ(with_castling("Kg1 Rl1 kf12", 0b0001), faults({}));
  EXPECT_EQ(with_castling("Kg1 Rl1 kf12", 0b0010), faults({kCastlingRight}));
  EXPECT_EQ(with_castling("Kf1 Rl1 kg12", 0b0001), faults({kCastlingRight}));
  EXPECT_EQ(with_castling("Kg1 R~l1 kf12", 0b0001), faults({kCastlingRight}));
  EXPECT_EQ(with_castling("Kg1 rl1 kf12 Ni1", 0b0001), faults({kCastlingRight}));
}

SetupFaults with_passed(const std::string& pieces, std::initializer_list<std::string_view> passed) {
  Setup s = setup(pieces, "", kBlack);
  int i = 0;
  for (const auto name : passed) s.rights.passed[i++] = square(name);
  return validate(s);
}

TEST(Q7_6, PassedSquaresAreExactlyThoseOfTheLastPawnStep) {
  EXPECT_EQ(with_passed("Ka1 kl12 Pe5", {"e4"}), faults({}));
  EXPECT_EQ(with_passed("Ka1 kl12 Pe6", {"e4", "e5"}), faults({}));
  for (const auto& bad :
       {with_passed("Ka1 kl12 Pe6", {"e4"}), with_passed("Ka1 kl12 Pe6", {"e5"}),
        with_passed("Ka1 kl12 Pe6", {"e5", "e4"}), with_passed("Ka1 kl12 Pe5", {"e4", "e5"}),
        with_passed("Ka1 kl12 Pe5 ne3", {"e4"}), with_passed("Ka1 kl12 Pe6 ne5", {"e4", "e5"}),
        with_passed("Ka1 kl12 pe5", {"e4"}), with_passed("Ka1 kl12", {"e4"}),
        with_passed("Ka1 kl12 pe8", {"e9"})})
    EXPECT_EQ(bad, faults({kEnPassant}));
}

TEST(Q7_6, AllFaultsAreNamedTogether) {
  auto s = setup("Ke1 ke12 Re5 Pa1 P~b5", "K");
  s.rights.castling = 1;
  s.rights.passed[0] = square("d9");
  EXPECT_EQ(validate(s), faults({kPawnPlace, kPromotedMark, kHand, kCastlingRight, kEnPassant,
                                 kOpponentInCheck}));
}

}  // namespace
}  // namespace rules::qinyu
