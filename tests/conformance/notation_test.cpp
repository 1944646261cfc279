// What every dialect owes: each legal move has a text of its own, which is read as that move, by
// its dialect and by the reader that guesses.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "notation/dialect.hpp"
#include "notation/qinyu/codecs.hpp"
#include "notation/xiangqi/codecs.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/ruleset.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/rulesets/cxq.hpp"
#include "support/round_trips.hpp"

namespace {

using notation::Dialect;

// Adds the round trips of every position of random games from the start.
template <class Board, class Setup, class Codecs, class ReadRecord>
void add_random_games(const Setup& start, int games, int plies, Codecs codecs, ReadRecord read,
                      support::RoundTrips& trips) {
  std::mt19937_64 random(20'26);
  const auto moves = std::make_unique<rules::MoveList<typename Board::Kit>>();
  for (int game = 0; game < games; ++game) {
    Board board(start);
    for (int ply = 0; ply < plies && trips.failures.empty(); ++ply) {
      support::add_round_trips(board, codecs, read, trips);
      moves->clear();
      board.legal_moves(*moves);
      if (moves->empty()) break;
      board.make((*moves)[random() % moves->size()]);
    }
  }
}

void expect_all(const support::RoundTrips& trips) {
  EXPECT_TRUE(trips.failures.empty()) << trips.failures.front();
  for (const auto dialect : notation::kAllDialects) {
    const auto count = trips.by_dialect.at(static_cast<std::size_t>(dialect));
    testing::Test::RecordProperty(std::string(dialect_name(dialect)), std::to_string(count));
  }
}

TEST(EveryDialect, GivesBackEveryMoveOfRandomXiangqiGames) {
  support::RoundTrips trips;
  add_random_games<rules::xiangqi::Board>(rules::xiangqi::Cxq::start(), 40, 200,
                                          notation::xiangqi::codecs(),
                                          notation::xiangqi::parse_record_move, trips);
  expect_all(trips);
  EXPECT_GT(trips.by_dialect.at(static_cast<std::size_t>(Dialect::kWxf)), 200'000);
}

TEST(EveryDialect, GivesBackEveryMoveOfRandomQinyuGames) {
  support::RoundTrips trips;
  add_random_games<rules::qinyu::Board>(rules::qinyu::Qinyu::start(), 3, 250,
                                        notation::qinyu::codecs(),
                                        notation::qinyu::parse_record_move, trips);
  expect_all(trips);
  EXPECT_GT(trips.by_dialect.at(static_cast<std::size_t>(Dialect::kAlgebraic)), 50'000);
}

}  // namespace
