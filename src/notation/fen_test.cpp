// FEN of both kits and coordinates: docs/formats/fen.md, Q7.1-Q7.5, X1.1.
#include "notation/qinyu/fen.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "notation/qinyu/coordinates.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "rules/qinyu/ruleset.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/rulesets/cxq.hpp"

namespace notation {
namespace {

using Part = TextFault::Part;

constexpr std::string_view kXiangqiStart =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
constexpr std::string_view kQinyuStart =
    "rnbeaqkaebnr/wcjhsggsdmcw/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/WCJHSGGSDMCW/"
    "RNBEAQKAEBNR[] w KQkq - 0 1";

TEST(XiangqiFen, WritesTheStart) {
  EXPECT_EQ(xiangqi::write_fen(rules::xiangqi::Cxq::start()), kXiangqiStart);
  EXPECT_EQ(*xiangqi::parse_fen(kXiangqiStart), rules::xiangqi::Cxq::start());
}

TEST(XiangqiFen, ReadsEveryDialect) {
  const std::string board = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
  const auto start = rules::xiangqi::Cxq::start();
  for (const std::string tail :
       {" w", " r", " w - -", " w - - 0 1", " w 0 1", " w - - 0", " r - - 0 1 ; a title|another"})
    EXPECT_EQ(*xiangqi::parse_fen(board + tail), start) << tail;
  EXPECT_EQ(*xiangqi::parse_fen("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w"),
            start);
  EXPECT_EQ(xiangqi::parse_fen(board + " b - - 7 0")->to_move, board::Side::kSecond);
  EXPECT_EQ(xiangqi::parse_fen(board + " b - - 7 0")->move_number, 0);
  EXPECT_EQ(xiangqi::parse_fen(board + " b - - 7 0")->quiet_plies, 7);
}

TEST(XiangqiFen, SaysWhereItIsMalformed) {
  const auto fault = [](std::string_view text) { return xiangqi::parse_fen(text).error(); };
  EXPECT_EQ(fault(""), (TextFault{Part::kPlacement, 0}));
  EXPECT_EQ(fault("rnbakabnr/9/1x"), (TextFault{Part::kPlacement, 13}));
  EXPECT_EQ(fault("rnbakabnr/45/9/9/9/9/9/9/9/9 w").part, Part::kPlacement);
  EXPECT_EQ(fault("9/9/9/9/9/9/9/9/9/9 x"), (TextFault{Part::kSide, 20}));
  EXPECT_EQ(fault("9/9/9/9/9/9/9/9/9/9"), (TextFault{Part::kSide, 19}));
  EXPECT_EQ(fault("9/9/9/9/9/9/9/9/9/9 W").part, Part::kSide);
  EXPECT_EQ(fault("9/9/9/9/9/9/9/9/9/9 w -- 0 1").part, Part::kTail);
  EXPECT_EQ(fault("9/9/9/9/9/9/9/9/9/9 w - 0 1").part, Part::kTail);
  EXPECT_EQ(fault("9/9/9/9/9/9/9/9/9/9 w - - a 1"), (TextFault{Part::kCounter, 26}));
  EXPECT_EQ(fault("9/9/9/9/9/9/9/9/9/9 w - - 0 99999999").part, Part::kCounter);
  EXPECT_EQ(fault("9/9/9/9/9/9/9/9/9/9 w - - 0 1 more").part, Part::kTail);
}

TEST(QinyuFen, Q7_1WritesTheStart) {
  EXPECT_EQ(qinyu::write_fen(rules::qinyu::Qinyu::start()), kQinyuStart);
  EXPECT_EQ(*qinyu::parse_fen(kQinyuStart), rules::qinyu::Qinyu::start());
}

TEST(QinyuFen, Q7_2OrdersTheHands) {
  const auto setup = qinyu::parse_fen("6k5/12/12/12/12/12/12/12/12/12/12/6K5[PCcQp] w - - 3 9");
  ASSERT_TRUE(setup.has_value());
  EXPECT_EQ(qinyu::write_fen(*setup), "6k5/12/12/12/12/12/12/12/12/12/12/6K5[QCPcp] w - - 3 9");
}

TEST(QinyuFen, Q7_4KeepsThePassedSquaresInOrder) {
  const std::string fen = "6k5/12/12/12/12/12/4P7/12/12/12/12/6K5[] b - e4e5 0 1";
  EXPECT_EQ(qinyu::write_fen(*qinyu::parse_fen(fen)), fen);
}

TEST(QinyuFen, SaysWhereItIsMalformed) {
  const auto part = [](std::string_view text) { return qinyu::parse_fen(text).error().part; };
  const std::string board = "6k5/12/12/12/12/12/12/12/12/12/12/6K5";
  EXPECT_EQ(part("6k5/012/12/12/12/12/12/12/12/12/12/6K5[] w - - 0 1"), Part::kPlacement);
  EXPECT_EQ(part("6k5/13/12/12/12/12/12/12/12/12/12/6K5[] w - - 0 1"), Part::kPlacement);
  EXPECT_EQ(part(board + " w - - 0 1"), Part::kHands);
  EXPECT_EQ(part(board + "[Q"), Part::kHands);
  EXPECT_EQ(part(board + "[" + std::string(256, 'Q') + "] w - - 0 1"), Part::kHands);
  EXPECT_EQ(part(board + "[] r - - 0 1"), Part::kSide);
  EXPECT_EQ(part(board + "[] w QK - 0 1"), Part::kCastling);
  EXPECT_EQ(part(board + "[] w - e13 0 1"), Part::kEnPassant);
  EXPECT_EQ(part(board + "[] w - - 0"), Part::kCounter);
  EXPECT_EQ(part(board + "[] w - - 0 1 x"), Part::kTail);
}

TEST(XiangqiCoordinates, ReadsBothWaysOfNumberingRanks) {
  EXPECT_EQ(xiangqi::write_coordinates(*xiangqi::parse_coordinates("h2e2")), "h2e2");
  const auto ten = xiangqi::parse_coordinates("h10g8", xiangqi::Ranks::kFromOne);
  ASSERT_TRUE(ten.has_value());
  EXPECT_EQ(xiangqi::write_coordinates(*ten), "h9g7");
  EXPECT_EQ(xiangqi::write_coordinates(*ten, xiangqi::Ranks::kFromOne), "h10g8");
  EXPECT_EQ(xiangqi::write_iccs(*ten), "H9-G7");
  EXPECT_EQ(*xiangqi::parse_iccs("h9g7"), *ten);
  for (const std::string_view bad : {"", "h", "h2", "h2e", "j2e2", "h2e2x", "h2 e2", "H2E2"})
    EXPECT_FALSE(xiangqi::parse_coordinates(bad).has_value()) << bad;
  EXPECT_FALSE(xiangqi::parse_coordinates("h0g2", xiangqi::Ranks::kFromOne).has_value());
}

TEST(XiangqiCoordinates, SaysWhereReadingStopped) {
  const auto fault = [](std::string_view text) { return xiangqi::parse_coordinates(text).error(); };
  EXPECT_EQ(fault("h2"), (TextFault{Part::kMove, 2}));
  EXPECT_EQ(fault("j0j1"), (TextFault{Part::kMove, 0}));
  EXPECT_EQ(fault("h10g8"), (TextFault{Part::kMove, 2}));
  EXPECT_EQ(fault("h2e2x"), (TextFault{Part::kTail, 4}));
}

TEST(XiangqiCoordinates, ReadsEveryMoveThatItWrites) {
  using rules::xiangqi::Square;
  for (int from = 0; from < 90; ++from) {
    for (int to = 0; to < 90; ++to) {
      const auto move =
          rules::xiangqi::Move::step(Square::from_index(from), Square::from_index(to));
      EXPECT_EQ(*xiangqi::parse_iccs(xiangqi::write_iccs(move)), move);
      for (const auto ranks : {xiangqi::Ranks::kFromZero, xiangqi::Ranks::kFromOne}) {
        EXPECT_EQ(*xiangqi::parse_coordinates(xiangqi::write_coordinates(move, ranks), ranks),
                  move);
      }
    }
  }
}

TEST(QinyuCoordinates, Q7_5ReadsWhatItWrites) {
  for (const std::string_view text : {"e3e6", "e9e10q", "l12a1", "P@e5", "g1i1"})
    EXPECT_EQ(qinyu::write_coordinates(*qinyu::parse_coordinates(text)), text);
  for (const std::string_view bad :
       {"", "e3", "e3e13", "e0e1", "m1a1", "p@e5", "K@e5", "P@", "e9e10Q", "e9e10qq", "e3e06",
        "e09e10", "a13a12", "e9e10k", "e9e10p", "e3e120", "P@e5q"})
    EXPECT_FALSE(qinyu::parse_coordinates(bad).has_value()) << bad;
  EXPECT_EQ(qinyu::parse_coordinates("e9e10k").error(), (TextFault{Part::kMove, 5}));
  EXPECT_EQ(qinyu::parse_coordinates("a1a12")->to().rank(), 11);
}

}  // namespace
}  // namespace notation
