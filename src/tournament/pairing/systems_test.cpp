#include "tournament/pairing/systems.hpp"

#include <gtest/gtest.h>

#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

TEST(T1, EverySystemHasANameThatIsReadBack) {
  for (const SystemId id : kSystems) {
    EXPECT_FALSE(system_name(id).empty());
    EXPECT_EQ(parse_system(system_name(id)), id);
  }
  EXPECT_FALSE(parse_system("lottery").has_value());
}

TEST(T1, EverySystemPairsAWholeCompetitionWithoutContradiction) {
  for (const SystemId id : kSystems) {
    Record record;
    record.players.resize(10);
    SystemOptions options;
    options.swiss_rounds = 4;
    options.qualified = 4;
    const auto system = make_system(id, options);
    int rounds = 0;
    for (; rounds < 40; ++rounds) {
      const auto plan = system->next_round(record);
      if (!plan) break;
      EXPECT_EQ(plan->round, rounds + 1) << system_name(id);
      apply_plan(record, *plan);
      for (const Pairing& board : plan->boards) {
        const bool first = to_int(board.first) < to_int(board.second);
        record.player(board.first).rounds.back().mark = first ? Mark::kWin : Mark::kLoss;
        record.player(board.second).rounds.back().mark = first ? Mark::kLoss : Mark::kWin;
      }
      ASSERT_FALSE(contradiction_in(record).has_value()) << system_name(id);
    }
    EXPECT_GE(rounds, 4) << system_name(id);
    EXPECT_LT(rounds, 40) << system_name(id);
  }
}

}  // namespace
}  // namespace tournament
