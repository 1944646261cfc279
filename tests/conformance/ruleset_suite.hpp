// The suite that every ruleset passes: random games in which the fast core is held against itself,
// and the same through the door. For a ruleset R:
//   INSTANTIATE_TYPED_TEST_SUITE_P(Name, EveryRuleset, R);
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

#include "board/kit.hpp"
#include "game/game.hpp"
#include "game/make_game_of.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"

namespace conformance {

inline constexpr int kGames = 12;
inline constexpr int kPlies = 160;

template <class R>
class EveryRuleset : public testing::Test {
 protected:
  using Kit = typename R::Board::Kit;
  using Position = rules::Position<R>;
  using Move = board::MoveOf<Kit>;

  // Calls visit(position, moves) for each position of random games from the start.
  template <class Visit>
  static void on_random_positions(Visit visit) {
    std::mt19937_64 random(20'26);
    for (int game = 0; game < kGames; ++game) {
      auto position = *Position::from(R::start());
      for (int ply = 0; ply < kPlies; ++ply) {
        auto moves = std::make_unique<rules::MoveList<Kit>>();
        position.legal_moves(*moves);
        visit(position, *moves);
        if (moves->empty()) break;
        position.play_unchecked((*moves)[random() % moves->size()]);
      }
    }
  }
};

TYPED_TEST_SUITE_P(EveryRuleset);

TYPED_TEST_P(EveryRuleset, AcceptsItsOwnStart) {
  const auto position = TestFixture::Position::from(TypeParam::start());
  ASSERT_TRUE(position.has_value());
  EXPECT_EQ(position->setup(), TypeParam::start());
  EXPECT_FALSE(TypeParam::judge_board(*position));
}

TYPED_TEST_P(EveryRuleset, TakesBackEveryMoveExactly) {
  TestFixture::on_random_positions([](auto position, const auto& moves) {
    const auto setup = position.setup();
    const auto key = position.key();
    for (const auto move : moves) {
      const auto undo = position.play_unchecked(move);
      position.undo(undo);
      ASSERT_EQ(position.setup(), setup);
      ASSERT_EQ(position.key(), key);
    }
  });
}

TYPED_TEST_P(EveryRuleset, KeepsTheKeyThatItWouldMakeFromScratch) {
  TestFixture::on_random_positions([](const auto& position, const auto&) {
    const auto again = TestFixture::Position::from(position.setup());
    ASSERT_TRUE(again.has_value());
    ASSERT_EQ(again->key(), position.key());
    ASSERT_EQ(again->in_check(), position.in_check());
    ASSERT_EQ(*again, position);
  });
}

TYPED_TEST_P(EveryRuleset, CountsWhatItLists) {
  TestFixture::on_random_positions([](const auto& position, const auto& moves) {
    ASSERT_EQ(position.count_legal_moves(), moves.size());
    ASSERT_EQ(position.has_legal_move(), !moves.empty());
  });
}

// Every pair of squares as a step, and, for a few squares, as every promotion and drop.
TYPED_TEST_P(EveryRuleset, CallsLegalExactlyWhatItLists) {
  using Kit = typename TestFixture::Kit;
  using Move = typename TestFixture::Move;
  using Square = board::SquareOf<Kit>;
  int visited = 0;
  TestFixture::on_random_positions([&](const auto& position, const auto& moves) {
    if (++visited % 16 != 0) return;  // slow
    const auto listed = [&](Move move) {
      return std::find(moves.begin(), moves.end(), move) != moves.end();
    };
    for (int to = 0; to < Kit::Geometry::kSquares; ++to) {
      const auto target = Square::from_index(to);
      for (int from = 0; from < Kit::Geometry::kSquares; ++from) {
        const auto step = Move::step(Square::from_index(from), target);
        ASSERT_EQ(position.is_legal(step), listed(step)) << from << "-" << to;
      }
      for (int r = 0; r < Kit::kRoleCount; ++r) {
        const auto role = static_cast<typename Kit::Role>(r);
        const auto drop = Move::drop(role, target);
        ASSERT_EQ(position.is_legal(drop), listed(drop)) << "drop " << r << "@" << to;
        for (const int rank : {-1, 1}) {
          for (const int file : {-1, 0, 1}) {
            const auto from = target.step(file, rank);
            if (!from) continue;
            const auto promotion = Move::promote(*from, target, role);
            ASSERT_EQ(position.is_legal(promotion), listed(promotion));
          }
        }
      }
    }
  });
}

TYPED_TEST_P(EveryRuleset, PlaysOnlyLegalMovesAndLeavesThePositionAlone) {
  TestFixture::on_random_positions([](const auto& position, const auto& moves) {
    if (moves.empty()) return;
    const auto setup = position.setup();
    ASSERT_TRUE(position.play(moves[0]).has_value());
    const auto square = moves[0].to();
    ASSERT_FALSE(position.play(std::decay_t<decltype(moves[0])>::step(square, square)).has_value());
    ASSERT_EQ(position.setup(), setup);
  });
}

// Through the door: texts of moves are unique and are read back as the same move; the game taken
// back move by move is the game before.
TYPED_TEST_P(EveryRuleset, ReadsTheTextsThatItWrites) {
  std::mt19937_64 random(7);
  for (int round = 0; round < 4; ++round) {
    const auto game = *game::make_game_of<TypeParam>();
    std::vector<std::string> fens{game->fen()};
    for (int ply = 0; ply < kPlies; ++ply) {
      const auto texts = game->legal_moves();
      ASSERT_TRUE(std::ranges::adjacent_find(texts) == texts.end());
      if (texts.empty()) break;
      const std::string& text = texts[random() % texts.size()];
      ASSERT_TRUE(game->play(text).has_value()) << text;
      ASSERT_EQ(game->moves().back(), text);
      fens.push_back(game->fen());
      const auto again = game::make_game_of<TypeParam>(game->fen());
      ASSERT_TRUE(again.has_value()) << game->fen();
      ASSERT_EQ((*again)->fen(), game->fen());
      ASSERT_EQ((*again)->legal_moves(), game->legal_moves());
    }
    for (auto fen = fens.rbegin(); std::next(fen) != fens.rend(); ++fen) {
      ASSERT_EQ(game->fen(), *fen);
      ASSERT_TRUE(game->undo().has_value());
    }
    EXPECT_EQ(game->fen(), game->start_fen());
    EXPECT_FALSE(game->undo().has_value());
  }
}

// The text of the way back, `e2h2` for `h2e2`; no move where it was not a step.
inline std::string way_back(const std::string& move) {
  const std::size_t half = move.find_first_not_of("0123456789", 1);
  return half == std::string::npos ? "" : move.substr(half) + move.substr(0, half);
}

// Calls visit(game) after each move of random games in which pieces often go back where they came
// from, so that positions repeat. A game goes on after its end.
template <class R, class Visit>
void on_wavering_games(Visit visit) {
  std::mt19937_64 random(11);
  for (int round = 0; round < 4; ++round) {
    const auto game = *game::make_game_of<R>();
    for (int ply = 0; ply < kPlies; ++ply) {
      const auto moves = game->legal_moves();
      if (moves.empty()) break;
      const auto played = game->moves();
      const auto back = played.size() < 2 ? "" : way_back(played[played.size() - 2]);
      const bool turns_back = random() % 3 != 0 && std::ranges::binary_search(moves, back);
      ASSERT_TRUE(game->play(turns_back ? back : moves[random() % moves.size()]).has_value());
      visit(*game);
    }
  }
}

TYPED_TEST_P(EveryRuleset, NamesTheRuleAndThePliesOfEveryVerdict) {
  on_wavering_games<TypeParam>([](const game::Game& game) {
    const auto verdict = game.verdict();
    if (!verdict) return;
    ASSERT_FALSE(verdict->rule.empty());
    ASSERT_TRUE(verdict->ends_game() || !verdict->outcome.winner);
    if (!verdict->cycle) return;
    ASSERT_GE(verdict->cycle->first_ply, 1);
    ASSERT_LE(verdict->cycle->first_ply, verdict->cycle->last_ply);
    ASSERT_LE(verdict->cycle->last_ply, game.ply());
  });
}

// What the counting rule says by itself is a draw, and the verdict where no other goes before it.
TYPED_TEST_P(EveryRuleset, LimitsTheGameAsItsVerdictsDo) {
  on_wavering_games<TypeParam>([](const game::Game& game) {
    const auto counts = [](const auto& verdict) {
      return verdict && verdict->outcome.reason == rules::Reason::kMoveCount;
    };
    const auto limit = game.limit();
    ASSERT_TRUE(!limit || (counts(limit) && !limit->outcome.winner));
    if (counts(game.verdict())) {
      ASSERT_EQ(limit, game.verdict());
    } else if (limit) {
      ASSERT_TRUE(game.verdict().has_value());
    }
  });
}

// A verdict rests on the start and the moves alone, not on what was asked or taken back before.
TYPED_TEST_P(EveryRuleset, GivesTheSameVerdictWhenPlayedAgain) {
  std::vector<std::optional<rules::Verdict>> verdicts;
  on_wavering_games<TypeParam>([&](const game::Game& game) {
    if (game.ply() == 1) verdicts.clear();
    verdicts.push_back(game.verdict());
    if (game.ply() != kPlies) return;
    const auto again = game.clone();
    while (again->undo()) {
    }
    for (std::size_t ply = 0; const auto& move : game.moves()) {
      ASSERT_TRUE(again->play(move).has_value());
      ASSERT_EQ(again->verdict(), verdicts[ply++]) << "ply " << ply;
    }
  });
}

REGISTER_TYPED_TEST_SUITE_P(EveryRuleset, AcceptsItsOwnStart, TakesBackEveryMoveExactly,
                            KeepsTheKeyThatItWouldMakeFromScratch, CountsWhatItLists,
                            CallsLegalExactlyWhatItLists,
                            PlaysOnlyLegalMovesAndLeavesThePositionAlone, ReadsTheTextsThatItWrites,
                            NamesTheRuleAndThePliesOfEveryVerdict, LimitsTheGameAsItsVerdictsDo,
                            GivesTheSameVerdictWhenPlayedAgain);

}  // namespace conformance
