#include "proof/subject.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "proof/stock.hpp"
#include "proof/walk.hpp"
#include "proof/xiangqi/enumerate.hpp"
#include "proof/xiangqi/kinds.hpp"
#include "proof/xiangqi/trace_back.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/rulesets/draft.hpp"

namespace proof::xiangqi {
namespace {

using testing::IsEmpty;
using testing::UnorderedElementsAre;
using Position = rules::Position<rules::xiangqi::Draft>;

const std::unique_ptr<Subject> kSubject = make_xiangqi_subject();

Stock stock(const std::string& text) { return parse_stock(text).value(); }

// Every arrangement on any squares at all, each asked of the rules themselves.
class PlainCount {
 public:
  explicit PlainCount(const Stock& stock) {
    std::vector<PieceCode> pieces{{board::Side::kFirst, Role::kKing},
                                  {board::Side::kSecond, Role::kKing}};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
      pieces.insert(pieces.end(), stock.counts[kind], piece_of(kind));
    place(pieces, 0, 0);
  }
  const Tally& tally() const { return tally_; }

 private:
  void place(const std::vector<PieceCode>& pieces, std::size_t next, int from) {
    if (next == pieces.size()) return look();
    const PieceCode piece = pieces[next];
    const bool twin_follows = next + 1 < pieces.size() && pieces[next + 1] == piece;
    for (int i = from; i < rules::xiangqi::kSquares; ++i) {
      const Square square = Square::from_index(i);
      if (setup_.at(square)) continue;
      if (piece.role() == Role::kKing && !may_stand(piece, square)) continue;  // only for speed
      setup_.at(square) = rules::xiangqi::Piece{piece.side(), piece.role()};
      place(pieces, next + 1, twin_follows ? i + 1 : 0);
      setup_.at(square).reset();
    }
  }
  void look() {
    for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
      setup_.to_move = side;
      const auto position = Position::from(setup_);
      if (!position) continue;
      ++tally_.positions;
      if (!position->has_legal_move()) ++tally_.lost;
    }
  }

  Setup setup_;
  Tally tally_;
};

Findings run_all(const Stock& stock) {
  Findings findings;
  for (int unit = 0; unit < kSubject->unit_count(stock); ++unit)
    findings += kSubject->run(stock, unit);
  return findings;
}

TEST(XiangqiEnumeration, AgreesWithTheRulesOnEveryPlacement) {
  for (const auto* text : {"Kk", "KRk", "KNk", "KCk", "KPk", "KAk", "KBk", "KCka", "KCAk", "KAka",
                           "KAAk", "KCkc", "KPkb", "KBkb"}) {
    const auto findings = run_all(stock(text));
    const auto plain = PlainCount(stock(text)).tally();
    EXPECT_EQ(findings.positions, plain.positions) << text;
    EXPECT_EQ(findings.lost, plain.lost) << text;
    EXPECT_EQ(findings.witness.has_value(), plain.lost != 0) << text;
  }
}

TEST(XiangqiSubject, ReadsTheStocksThatItWrites) {
  for (const auto* text : {"Kk", "KRk", "KCAkb", "KRRNNCCPPPPPAABBkrrnnccpppppaabb"})
    EXPECT_EQ(kSubject->write(stock(text)), text);
  EXPECT_EQ(kSubject->write(stock("KACkbn")), "KCAknb");
}

TEST(XiangqiSubject, RefusesTextsThatAreNoStock) {
  for (const auto* text :
       {"", "K", "k", "kK", "KRRRk", "KQk", "KRkR", "KrkR", "KKk", "Kkk", "R", "KCk ", "krK"})
    EXPECT_FALSE(kSubject->parse(text)) << text;
}

TEST(XiangqiSubject, KnowsTwinsOfExchangedColours) {
  EXPECT_EQ(kSubject->write(kSubject->twin(stock("KCAkb"))), "KBkca");
  EXPECT_EQ(kSubject->write(kSubject->canonical(stock("KBkca"))), "KCAkb");
}

TEST(XiangqiSubject, AcceptsOnlyLostPositionsOfTheStockAsWitness) {
  const std::string lost = "4k4/5R3/9/9/9/9/9/9/9/3K5 b - - 0 1";
  EXPECT_TRUE(kSubject->is_witness(stock("KRk"), lost));
  EXPECT_FALSE(kSubject->is_witness(stock("KRkb"), lost));
  EXPECT_FALSE(kSubject->is_witness(stock("Kkr"), lost));
  EXPECT_FALSE(kSubject->is_witness(stock("KRk"), "4k4/5R3/9/9/9/9/9/9/9/3K5 w - - 0 1"));
  EXPECT_FALSE(kSubject->is_witness(stock("KRk"), "4k4/5R3/9/9/9/9/9/9/9/4K4 b - - 0 1"));
  EXPECT_FALSE(kSubject->is_witness(stock("KRk"), "no FEN"));
}

std::vector<std::string> live_texts(const Walk& walk) {
  std::vector<std::string> texts;
  for (const auto& live : walk.minimal_live()) texts.push_back(kSubject->write(live.stock));
  return texts;
}

Walk walk_within(const Stock& bound) {
  Walk walk(*kSubject, bound, kSubject->most_pieces());
  for (auto round = walk.next_round(); !round.empty(); round = walk.next_round()) {
    for (const auto& stock : round) {
      const auto findings = run_all(stock);
      EXPECT_EQ(kSubject->rules_say_dead(stock), !findings.witness) << kSubject->write(stock);
      if (findings.witness) {
        EXPECT_TRUE(kSubject->is_witness(stock, *findings.witness));
      }
      walk.settle(stock, findings);
    }
  }
  return walk;
}

// The small part of X4.4, derived anew.
TEST(XiangqiProof, FindsTheMinimalLiveStocks) {
  const Walk strong = walk_within(stock("KRNPk"));
  EXPECT_THAT(live_texts(strong), UnorderedElementsAre("KRk", "KNk", "KPk"));
  const Walk cannons = walk_within(stock("KCCABkcaa"));
  EXPECT_THAT(live_texts(cannons), UnorderedElementsAre("KCCk", "KCAk", "KCBkc", "KCBka", "KCkaa"));
  EXPECT_TRUE(kSubject->close(cannons.minimal_live(), stock("KCCABkcaa")).holds());
}

TEST(XiangqiProof, FindsNoEndWithAdvisorsAndElephants) {
  const Walk walk = walk_within(stock("KAABkab"));
  EXPECT_THAT(walk.minimal_live(), IsEmpty());
  ASSERT_EQ(walk.dead_families().size(), 1U);
  EXPECT_EQ(kSubject->write(walk.dead_families()[0].largest), "KAABkab");
}

// Neither side of KPkp can be lost before a pawn has gone: it can always move.
TEST(XiangqiProof, ShowsByCapturesWhatHasNoLostPosition) {
  ASSERT_FALSE(run_all(stock("KPkp")).witness);
  const std::vector<LiveStock> minimal{{stock("KPk"), *run_all(stock("KPk")).witness}};
  const auto closure = kSubject->close(minimal, stock("KPkp"));
  EXPECT_TRUE(closure.holds());
  EXPECT_EQ(closure.live, 2U);
  EXPECT_EQ(closure.by_captures, 1U);
}

TEST(TraceBack, GivesAPositionWhoseFirstMoveTakesThePiece) {
  xiangqi::Setup goal;
  goal.at(Square::at(3, 0)) = rules::xiangqi::Piece{board::Side::kFirst, Role::kKing};
  goal.at(Square::at(4, 9)) = rules::xiangqi::Piece{board::Side::kSecond, Role::kKing};
  goal.at(Square::at(5, 8)) = rules::xiangqi::Piece{board::Side::kFirst, Role::kPawn};
  goal.to_move = board::Side::kSecond;
  ASSERT_TRUE(Position::from(goal));
  const auto before = trace_back(goal, kind_of(board::Side::kSecond, Role::kAdvisor), 1000);
  ASSERT_TRUE(before);
  const auto position = Position::from(*before);
  ASSERT_TRUE(position);
  EXPECT_EQ(stock_of(position->board()), stock("KPka"));
  rules::MoveList<rules::xiangqi::Kit> moves;
  position->legal_moves(moves);
  EXPECT_TRUE(std::ranges::any_of(moves, [&](const auto move) {
    const auto after = position->play(move);
    return after && stock_of(after->board()) == stock("KPk");
  }));
}

}  // namespace
}  // namespace proof::xiangqi
