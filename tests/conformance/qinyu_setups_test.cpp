// The fast Qinyu generator against the slow one on random set-ups, studies with the waiting side in
// check among them.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/qinyu/coordinates.hpp"
#include "notation/qinyu/fen.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/ruleset.hpp"
#include "rules/setup_fault.hpp"
#include "slow/qinyu_slow.hpp"
#include "support/qinyu_shaker.hpp"

namespace {

using namespace rules::qinyu;
using Position = rules::Position<Qinyu>;

constexpr int kSetups = 2000;
constexpr int kPlies = 3;  // played on from each

// Compares one position; gives its moves.
std::vector<Move> compare(const Position& position) {
  const std::string fen = notation::qinyu::write_fen(position.setup());
  const auto state = slow::qinyu::read(fen);
  EXPECT_TRUE(state) << fen;
  const auto list = std::make_unique<rules::MoveList<Kit>>();
  position.legal_moves(*list);
  std::vector<std::string> texts;
  for (const auto move : *list) texts.push_back(notation::qinyu::write_coordinates(move));
  std::ranges::sort(texts);
  EXPECT_EQ(texts, slow::qinyu::moves(*state)) << fen;
  EXPECT_EQ(position.count_legal_moves(), list->size()) << fen;
  EXPECT_EQ(position.has_legal_move(), !list->empty()) << fen;
  EXPECT_EQ(position.in_check(), slow::qinyu::in_check(*state)) << fen;
  return {list->begin(), list->end()};
}

TEST(QinyuSetups, ListTheSameMoves) {
  support::qinyu::Shaker shaker;
  int waiting_in_check = 0;
  for (int i = 0; i < kSetups && !testing::Test::HasFailure(); ++i) {
    const auto setup = shaker.shake();
    const auto faults = Qinyu::validate(setup);
    // Half of all boards thrown together so have the waiting side in check: a few will do.
    if (faults.any() && ++waiting_in_check % 8 != 0) continue;
    auto made = Position::from(setup, rules::study_faults());
    ASSERT_TRUE(made.has_value()) << notation::qinyu::write_fen(setup) << " " << faults;
    for (int ply = 0; ply <= kPlies; ++ply) {
      const auto moves = compare(*made);
      if (moves.empty()) break;
      made->play_unchecked(moves[shaker.below(static_cast<int>(moves.size()))]);
    }
  }
}

}  // namespace
