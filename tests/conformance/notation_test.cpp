// What every dialect owes: each legal move has a text of its own, which is read as that move, by
// its dialect and by the reader that guesses.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <iostream>
#include <memory>
#include <random>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "notation/dialect.hpp"
#include "notation/qinyu/codecs.hpp"
#include "notation/xiangqi/codecs.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/ruleset.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/rulesets/cxq.hpp"
#include "support/round_trips.hpp"

namespace {

using notation::Dialect;
using rules::xiangqi::Role;

// One position in so many of a game is looked at; CHUHE_NOTATION_STRIDE=1 takes them all.
int stride(int usual) {
  const char* wanted = std::getenv("CHUHE_NOTATION_STRIDE");
  const int number = wanted == nullptr ? 0 : std::atoi(wanted);
  return number > 0 ? number : usual;
}

// Adds the round trips of positions of random games from the start.
template <class Board, class Setup, class Codecs, class ReadRecord>
void add_random_games(const Setup& start, int games, int plies, int stride, Codecs codecs,
                      ReadRecord read, support::RoundTrips& trips) {
  std::mt19937_64 random(20'26);
  const auto moves = std::make_unique<rules::MoveList<typename Board::Kit>>();
  for (int game = 0; game < games; ++game) {
    Board board(start);
    for (int ply = 0; ply < plies; ++ply) {
      if ((game + ply) % stride == 0) support::add_round_trips(board, codecs, read, trips);
      moves->clear();
      board.legal_moves(*moves);
      if (moves->empty()) break;
      board.make((*moves)[random() % moves->size()]);
    }
  }
}

// Says how many moves each dialect wrote and read again.
void expect_all(const support::RoundTrips& trips) {
  EXPECT_TRUE(trips.failures.empty())
      << trips.failures.size() << " failures, the first: " << trips.failures.front();
  std::cout << "  " << trips.positions << " positions";
  for (const auto dialect : notation::kAllDialects) {
    const auto count = trips.by_dialect.at(static_cast<std::size_t>(dialect));
    if (count == 0) continue;
    std::cout << ", " << dialect_name(dialect) << ' ' << count;
    testing::Test::RecordProperty(std::string(dialect_name(dialect)), std::to_string(count));
  }
  std::cout << '\n';
}

std::int64_t count(const support::RoundTrips& trips, Dialect dialect) {
  return trips.by_dialect.at(static_cast<std::size_t>(dialect));
}

TEST(EveryDialect, GivesBackEveryMoveOfRandomXiangqiGames) {
  support::RoundTrips trips;
  add_random_games<rules::xiangqi::Board>(rules::xiangqi::Cxq::start(), 2000, 200, stride(16),
                                          notation::xiangqi::codecs(),
                                          notation::xiangqi::parse_record_move, trips);
  expect_all(trips);
  EXPECT_GT(count(trips, Dialect::kWxf), 500'000);
}

TEST(EveryDialect, GivesBackEveryMoveOfRandomQinyuGames) {
  support::RoundTrips trips;
  add_random_games<rules::qinyu::Board>(rules::qinyu::Qinyu::start(), 1000, 250, stride(64),
                                        notation::qinyu::codecs(),
                                        notation::qinyu::parse_record_move, trips);
  expect_all(trips);
  EXPECT_GT(count(trips, Dialect::kAlgebraic), 500'000);
}

// Xiangqi pieces of one side wherever they may stand, with the kings out of their way.
class MadePositions {
  using Square = rules::xiangqi::Square;
  using Setup = rules::xiangqi::Setup;

 public:
  void add(board::Side side, std::initializer_list<std::pair<Role, Square>> pieces) {
    Setup setup;
    setup.to_move = side;
    for (const auto& [role, square] : pieces) {
      if (setup.at(square)) return;
      setup.at(square) = rules::xiangqi::Piece{side, role, false};
    }
    // The first places that are free, and from which the kings do not see each other.
    const bool red = side == board::Side::kFirst;
    const Square own[] = {Square::at(5, red ? 0 : 9), Square::at(4, red ? 0 : 9),
                          Square::at(3, red ? 0 : 9)};
    const Square enemy[] = {Square::at(3, red ? 9 : 0), Square::at(4, red ? 9 : 0),
                            Square::at(5, red ? 9 : 0)};
    for (int i = 0; i < 3; ++i) {
      if (setup.at(own[i]) || setup.at(enemy[i]) || i == 1) continue;
      setup.at(own[i]) = rules::xiangqi::Piece{side, Role::kKing, false};
      setup.at(enemy[i]) = rules::xiangqi::Piece{board::other(side), Role::kKing, false};
      const rules::xiangqi::Board board(setup);
      support::add_round_trips(board, notation::xiangqi::codecs(),
                               notation::xiangqi::parse_record_move, trips_);
      return;
    }
  }

  support::RoundTrips& trips() { return trips_; }

 private:
  support::RoundTrips trips_;
};

constexpr std::array kBothSides{board::Side::kFirst, board::Side::kSecond};

// Where the side's own rank so many lies.
rules::xiangqi::Square on_own_rank(board::Side side, int file, int rank) {
  return rules::xiangqi::Square::at(file, side == board::Side::kFirst ? rank : 9 - rank);
}

// Fifteen points on three files: each way of putting five pawns on them, among them five on a file,
// four and one, three and two, and two and two and one.
TEST(EveryDialect, TellsFivePawnsApartWhereverTheyStand) {
  MadePositions made;
  const auto point = [](board::Side side, int n) {
    return std::pair(Role::kPawn, on_own_rank(side, 1 + 3 * (n / 5), 5 + n % 5));
  };
  for (const auto side : kBothSides) {
    for (unsigned set = 0; set < (1U << 15U); ++set) {
      if (std::popcount(set) != 5) continue;
      std::array<int, 5> at{};
      for (int n = 0, i = 0; n < 15; ++n)
        if (((set >> static_cast<unsigned>(n)) & 1U) != 0) at.at(i++) = n;
      made.add(side, {point(side, at[0]), point(side, at[1]), point(side, at[2]),
                      point(side, at[3]), point(side, at[4])});
    }
  }
  EXPECT_EQ(made.trips().positions, 2 * 3003);
  expect_all(made.trips());
}

// Rooks, knights and cannons on every two points of every file; advisors and elephants wherever
// two may stand on one.
TEST(EveryDialect, TellsTwoOfAKindApartOnEveryFile) {
  MadePositions made;
  for (const auto side : kBothSides) {
    for (const auto role : {Role::kRook, Role::kKnight, Role::kCannon}) {
      for (int file = 0; file < 9; ++file) {
        for (int front = 1; front < 10; ++front) {
          for (int rear = 0; rear < front; ++rear) {
            made.add(side, {{role, on_own_rank(side, file, front)},
                            {role, on_own_rank(side, file, rear)}});
          }
        }
      }
    }
    for (const int file : {3, 5}) {
      made.add(side, {{Role::kAdvisor, on_own_rank(side, file, 0)},
                      {Role::kAdvisor, on_own_rank(side, file, 2)}});
    }
    for (const int file : {2, 6}) {
      made.add(side, {{Role::kElephant, on_own_rank(side, file, 0)},
                      {Role::kElephant, on_own_rank(side, file, 4)}});
    }
  }
  EXPECT_GT(made.trips().positions, 2300);
  expect_all(made.trips());
}

// Qinyu positions of one or two kinds in numbers, pawns about to promote, marked pieces, and hands
// that hold everything.
TEST(EveryDialect, TellsManyPiecesOfAKindApartOnTheLargeBoard) {
  using QinyuRole = rules::qinyu::Role;
  using Position = rules::Position<rules::qinyu::Qinyu>;
  support::RoundTrips trips;
  std::mt19937_64 random(12'12);
  const auto somewhere = [&] {
    return rules::qinyu::Square::from_index(static_cast<int>(random() % 144));
  };
  for (int round = 0; round < 3000; ++round) {
    rules::qinyu::Setup setup;
    setup.to_move = round % 2 == 0 ? board::Side::kFirst : board::Side::kSecond;
    const auto kind = static_cast<QinyuRole>(round / 2 % 15);
    for (int i = 0; i < 8; ++i) {
      const bool pawn = i >= 5;
      const auto role = pawn ? QinyuRole::kPawn : kind;
      const bool marked = role != QinyuRole::kPawn && random() % 2 == 0;
      setup.at(somewhere()) = rules::qinyu::Piece{setup.to_move, role, marked};
    }
    setup.at(somewhere()) = rules::qinyu::Piece{setup.to_move, QinyuRole::kKing, false};
    setup.at(somewhere()) =
        rules::qinyu::Piece{board::other(setup.to_move), QinyuRole::kKing, false};
    if (round % 8 < 2) setup.hands[index(setup.to_move)].fill(1);
    setup.hands[index(setup.to_move)][static_cast<int>(QinyuRole::kKing)] = 0;
    const auto position = Position::from(setup);
    if (!position) continue;
    support::add_round_trips(position->board(), notation::qinyu::codecs(),
                             notation::qinyu::parse_record_move, trips);
  }
  EXPECT_GT(trips.positions, 500);
  expect_all(trips);
}

}  // namespace
