#include "proof/subject.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "notation/qinyu/fen.hpp"
#include "proof/qinyu/enumerate.hpp"
#include "proof/qinyu/kinds.hpp"
#include "proof/stock.hpp"
#include "proof/walk.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/ruleset.hpp"

namespace proof::qinyu {
namespace {

using enum board::Side;
using testing::UnorderedElementsAre;
using Piece = rules::qinyu::Piece;
using Position = rules::Position<rules::qinyu::Qinyu>;

constexpr int kSize = 12;

const std::unique_ptr<Subject> kSubject = make_qinyu_subject();

Stock stock(const std::string& text) { return parse_stock(text).value(); }

// Everything that pieces can be, each asked of the rules themselves: Black to move, the black king
// on one square, the white king on one rank.
class PlainCount {
 public:
  PlainCount(const Stock& stock, Square black_king, int white_rank) {
    for (std::size_t kind = 0; kind < kMostKinds; ++kind)
      roles_.insert(roles_.end(), stock.counts[kind], static_cast<Role>(kind));
    setup_.to_move = kSecond;
    setup_.at(black_king) = Piece{kSecond, Role::kKing};
    for (int file = 0; file < kSize; ++file) {
      const Square square = Square::at(file, white_rank);
      if (square == black_king) continue;
      setup_.at(square) = Piece{kFirst, Role::kKing};
      place(0);
      setup_.at(square).reset();
    }
  }
  // Arrangements of two pieces of one kind come twice, but for two in one hand.
  double positions = 0;
  double mates = 0;

 private:
  void place(std::size_t next) {
    if (next == roles_.size()) return look();
    const Role role = roles_[next];
    for (const auto side : {kFirst, kSecond}) {
      ++setup_.hands[index(side)][static_cast<int>(role)];
      place(next + 1);
      --setup_.hands[index(side)][static_cast<int>(role)];
      put_everywhere({side, role}, next);
      for (std::size_t kind = 0; role == Role::kPawn && kind < kMostKinds; ++kind) {
        if (static_cast<Role>(kind) != Role::kPawn)
          put_everywhere({side, static_cast<Role>(kind), true}, next);
      }
    }
  }
  void put_everywhere(const Piece& piece, std::size_t next) {
    for (auto& square : setup_.placement) {
      if (square) continue;
      square = piece;
      place(next + 1);
      square.reset();
    }
  }
  void look() {
    const auto position = Position::from(setup_);
    if (!position) return;
    const double weight = times_counted();
    positions += 1 / weight;
    if (position->in_check() && !position->has_legal_move()) mates += 1 / weight;
  }
  double times_counted() const {
    if (roles_.size() < 2 || roles_[0] != roles_[1]) return 1;
    const auto role = static_cast<int>(roles_[0]);
    return setup_.hands[0][role] == 2 || setup_.hands[1][role] == 2 ? 1 : 2;
  }

  std::vector<Role> roles_;
  Setup setup_;
};

TEST(QinyuEnumeration, AgreesWithTheRulesOnEveryPlacementOfAPart) {
  // The black king on a12, the white king on a rank counted from 0.
  for (const auto* text : {"-", "N", "R", "C", "P", "S", "BN", "CC"}) {
    const bool is_pair = stock(text).size() == 2;
    for (const int part : is_pair ? std::vector{9} : std::vector{0, 3, 9, 11}) {
      const auto tally = enumerate(stock(text), part, [](const qinyu::Setup&) {});
      const PlainCount plain(stock(text), Square::at(0, 11), part);
      EXPECT_EQ(static_cast<double>(tally.positions), kImages * plain.positions) << text;
      EXPECT_EQ(static_cast<double>(tally.mates), kImages * plain.mates) << text;
    }
  }
}

TEST(QinyuEnumeration, HasAPartForEveryKingOnTheLeftHalf) {
  EXPECT_EQ(part_count(), 72 * 12);
  std::uint64_t positions = 0;
  for (int part = 0; part < part_count(); ++part)
    positions += enumerate(Stock{}, part, [](const qinyu::Setup&) {}).positions;
  // Two kings that do not touch, either side to move: 144 * 143 pairs less the king's 1012 steps.
  EXPECT_EQ(positions, 2U * (144 * 143 - 1012));
}

// A position of random pieces, perhaps none.
std::optional<Position> random_position(std::mt19937& random, int pieces) {
  const auto below = [&](int end) { return static_cast<int>(random() % end); };
  Setup setup;
  setup.to_move = below(2) == 0 ? kFirst : kSecond;
  setup.at(Square::from_index(below(144))) = Piece{kFirst, Role::kKing};
  setup.at(Square::from_index(below(144))) = Piece{kSecond, Role::kKing};
  for (int i = 0; i < pieces; ++i) {
    const auto side = below(2) == 0 ? kFirst : kSecond;
    const auto role = static_cast<Role>(below(static_cast<int>(kMostKinds)));
    const Square square = Square::from_index(below(144));
    if (below(8) == 0) {
      ++setup.hands[index(side)][static_cast<int>(role)];
    } else if (!setup.at(square)) {
      setup.at(square) = Piece{side, role, role != Role::kPawn && below(4) == 0};
    }
  }
  const auto position = Position::from(setup);
  return position ? std::optional<Position>(*position) : std::nullopt;
}

Setup mirrored(const Setup& setup) {
  Setup image = setup;
  for (int i = 0; i < 144; ++i) {
    const Square square = Square::from_index(i);
    image.at(Square::at(kSize - 1 - square.file(), square.rank())) = setup.at(square);
  }
  return image;
}

Setup exchanged(const Setup& setup) {
  Setup image = setup;
  for (int i = 0; i < 144; ++i) {
    const Square square = Square::from_index(i);
    auto piece = setup.at(square);
    if (piece) piece->side = other(piece->side);
    image.at(Square::at(square.file(), kSize - 1 - square.rank())) = piece;
  }
  std::swap(image.hands[0], image.hands[1]);
  image.to_move = other(setup.to_move);
  return image;
}

TEST(QinyuSymmetry, ImagesHaveTheSameNumberOfMoves) {
  std::mt19937 random(5601);
  int tried = 0;
  while (tried < 300) {
    const auto position = random_position(random, 1 + tried % 12);
    if (!position) continue;
    ++tried;
    for (const qinyu::Setup& image : {mirrored(position->setup()), exchanged(position->setup())}) {
      const auto other = Position::from(image);
      ASSERT_TRUE(other);
      EXPECT_EQ(other->in_check(), position->in_check());
      EXPECT_EQ(other->count_legal_moves(), position->count_legal_moves());
    }
  }
}

TEST(QinyuSubject, ReadsTheStocksThatItWrites) {
  for (const auto* text : {"-", "N", "CC", "QAEBNRGSDHMJCWP"})
    EXPECT_EQ(kSubject->write(stock(text)), text);
  EXPECT_EQ(kSubject->write(stock("CNC")), "NCC");
}

TEST(QinyuSubject, RefusesTextsThatAreNoStock) {
  for (const auto* text : {"", "K", "n", "X", "N-", "--", "N "})
    EXPECT_FALSE(kSubject->parse(text)) << text;
}

TEST(QinyuSubject, CountsPromotedPiecesAsPawns) {
  const std::string fen = "k11/12/2J~9/12/12/12/12/12/12/12/12/K11[] b - - 0 1";
  EXPECT_TRUE(kSubject->is_witness(stock("P"), fen));
  EXPECT_FALSE(kSubject->is_witness(stock("J"), fen));
}

TEST(QinyuSubject, TakesNoStalemateAsWitness) {
  EXPECT_TRUE(
      kSubject->is_witness(stock("Q"), "k11/Q11/K11/12/12/12/12/12/12/12/12/12[] b - - 0 1"));
  EXPECT_FALSE(
      kSubject->is_witness(stock("Q"), "k11/2Q9/12/12/12/12/12/12/12/12/12/K11[] b - - 0 1"));
}

// The single pieces of Q5.6, derived anew.
TEST(QinyuProof, FindsElevenSinglePiecesThatMate) {
  Walk walk(*kSubject, kSubject->whole(), 1);
  for (auto round = walk.next_round(); !round.empty(); round = walk.next_round()) {
    for (const auto& stock : round) {
      Findings findings;
      for (int unit = 0; unit < kSubject->unit_count(stock) && !findings.witness; ++unit)
        findings += kSubject->run(stock, unit);
      EXPECT_EQ(kSubject->rules_say_dead(stock), !findings.witness) << kSubject->write(stock);
      if (findings.witness) {
        EXPECT_TRUE(kSubject->is_witness(stock, *findings.witness));
      }
      walk.settle(stock, findings);
    }
  }
  std::vector<std::string> dead;
  for (const auto& [stock, positions] : walk.dead()) dead.push_back(kSubject->write(stock));
  EXPECT_THAT(dead, UnorderedElementsAre("-", "N", "B", "W", "C"));
  EXPECT_EQ(walk.minimal_live().size(), 11U);
}

TEST(QinyuProof, ClosureFailsWhereAMinimalStockIsMissing) {
  const std::vector<LiveStock> minimal{
      {stock("Q"), "k11/Q11/K11/12/12/12/12/12/12/12/12/12[] b - - 0 1"}};
  EXPECT_TRUE(kSubject->close(minimal, stock("QNN")).holds());
  EXPECT_FALSE(kSubject->close(minimal, kSubject->whole()).holds());
}

// docs/rules/dead-stocks.md#more: what lies in the mating side's hand answers no check.
TEST(QinyuProof, AMateBearsAnythingInTheHandOfTheMatingSide) {
  std::mt19937 random(5602);
  for (const auto* fen : {"k11/G11/K11/12/12/12/12/12/12/12/12/12[] b - - 0 1",
                          "k11/12/KN10/W11/12/12/12/12/12/12/12/12[] b - - 0 1",
                          "k11/12/2J~9/12/12/12/12/12/12/12/12/K11[] b - - 0 1"}) {
    const auto setup = notation::qinyu::parse_fen(fen);
    ASSERT_TRUE(setup);
    for (int i = 0; i < 100; ++i) {
      qinyu::Setup more = *setup;
      for (int j = 0; j <= i % 7; ++j) ++more.hands[0][random() % kMostKinds];
      const auto position = Position::from(more);
      ASSERT_TRUE(position);
      EXPECT_TRUE(position->in_check());
      EXPECT_FALSE(position->has_legal_move());
    }
  }
}

// docs/rules/dead-stocks.md#cannons, with any number of cannons and as many of them in the way of
// the black king as can be.
TEST(QinyuProof, CannonsAloneNeverMate) {
  std::mt19937 random(5603);
  int checks = 0;
  for (int i = 0; i < 200'000; ++i) {
    const auto below = [&](int end) { return static_cast<int>(random() % end); };
    qinyu::Setup setup;
    setup.to_move = kSecond;
    const Square king = Square::from_index(below(144));
    setup.at(king) = Piece{kSecond, Role::kKing};
    const int files = below(3) - 1;
    const int ranks = below(3) - 1;
    const int far = 2 + below(3);
    const auto screen = king.step(far * files, far * ranks);
    if (!screen || *screen == king) continue;
    const auto gun = screen->step((1 + below(2)) * files, (1 + below(2)) * ranks);
    if (!gun) continue;
    setup.at(*screen) = Piece{kFirst, Role::kKing};
    if (!setup.at(*gun)) setup.at(*gun) = Piece{kFirst, Role::kCannon};
    const int cannons = below(20);
    for (int j = 0; j < cannons; ++j) {
      const auto near = king.step(below(5) - 2, below(5) - 2);
      if (near && !setup.at(*near))
        setup.at(*near) = Piece{below(3) == 0 ? kFirst : kSecond, Role::kCannon};
    }
    const auto position = Position::from(setup);
    if (!position || !position->in_check()) continue;
    ++checks;
    ASSERT_TRUE(position->has_legal_move()) << notation::qinyu::write_fen(setup);
  }
  EXPECT_GT(checks, 5000);
}

}  // namespace
}  // namespace proof::qinyu
