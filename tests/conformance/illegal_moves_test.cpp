// Why a move is illegal, held against the slow rules: random positions of both games, and in each
// all moves that the moving rules allow and many random ones.
#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "game/game.hpp"
#include "notation/qinyu/fen.hpp"
#include "rules/illegal_move.hpp"
#include "slow/qinyu_slow.hpp"
#include "slow/xiangqi_slow.hpp"
#include "support/qinyu_shaker.hpp"

namespace {

using rules::IllegalMove;
using Why = std::optional<IllegalMove>;
using enum IllegalMove;

constexpr int kPositions = 2000;  // of the random games of each kit
constexpr int kLongestGame = 300;
constexpr int kSetups = 1000;
constexpr int kRandomMoves = 150;  // in each position

struct Xiangqi {
  using State = slow::xiangqi::State;
  static constexpr auto kRuleset = game::RulesetId::kDraft;
  static constexpr int kFiles = slow::xiangqi::kFiles;
  static constexpr int kRanks = slow::xiangqi::kRanks;
  static constexpr int kFirstRank = 0;
  static constexpr std::string_view kHand{};
  static auto read(const std::string& fen) { return slow::xiangqi::read(fen); }
  static int in_hand(const State&, char) { return 0; }
  // What else than the own king in check is wrong with a move that the moving rules allow.
  static Why exposes(const State& after) {
    return slow::xiangqi::kings_face(after) ? Why(kKingsFacing) : std::nullopt;
  }
};

struct Qinyu {
  using State = slow::qinyu::State;
  static constexpr auto kRuleset = game::RulesetId::kQinyu;
  static constexpr int kFiles = slow::qinyu::kSize;
  static constexpr int kRanks = slow::qinyu::kSize;
  static constexpr int kFirstRank = 1;
  static constexpr std::string_view kHand = slow::qinyu::kHandOrder;
  static auto read(const std::string& fen) { return slow::qinyu::read(fen); }
  static int in_hand(const State& state, char letter) {
    return state.hands.at(static_cast<std::size_t>(state.to_move)).at(kHand.find(letter));
  }
  static Why exposes(const State&) { return std::nullopt; }
};

// A move as text, taken apart.
struct Named {
  int from_file = -1;  // a drop has no origin
  int from_rank = -1;
  int to_file = 0;
  int to_rank = 0;
  char drop = 0;
};

template <class Kit>
Named parse(std::string_view text) {
  const auto take = [&](int& file, int& rank) {
    file = text[0] - 'a';
    std::size_t end = 1;
    for (rank = 0; end < text.size() && '0' <= text[end] && text[end] <= '9'; ++end)
      rank = 10 * rank + (text[end] - '0');
    rank -= Kit::kFirstRank;
    text.remove_prefix(end);
  };
  Named move;
  if (text[1] == '@') {
    move.drop = text[0];
    text.remove_prefix(2);
  } else {
    take(move.from_file, move.from_rank);
  }
  take(move.to_file, move.to_rank);
  return move;
}

// What is wrong with a move that the moving rules forbid.
template <class Kit>
IllegalMove broken_rule(const typename Kit::State& state, const Named& move) {
  const auto at = [&](int file, int rank) {
    return state.board.at(static_cast<std::size_t>(rank)).at(static_cast<std::size_t>(file));
  };
  const auto target = at(move.to_file, move.to_rank);
  const bool own_there = target.letter != 0 && target.side == state.to_move;
  if (move.drop != 0) {
    if (own_there) return kOwnPieceThere;
    if (target.letter != 0) return kNotItsWay;
    return Kit::in_hand(state, move.drop) == 0 ? kNotInHand : kForbiddenDrop;
  }
  const auto piece = at(move.from_file, move.from_rank);
  if (piece.letter == 0) return kNoPiece;
  if (piece.side != state.to_move) return kOpponentsPiece;
  return own_there ? kOwnPieceThere : kNotItsWay;
}

template <class Kit>
class IllegalMoves : public testing::Test {
 protected:
  // Asks about every move that the moving rules allow and about random ones.
  void check(const game::Game& game) {
    const auto state = Kit::read(game.fen());
    ASSERT_TRUE(state) << game.fen();
    const auto legal = moves(*state);
    const auto pseudo = pseudo_moves(*state);
    const auto ask = [&](const std::string& text) {
      const Why expected = why(*state, text, legal, pseudo);
      const auto told = game.why_illegal(text);
      ASSERT_TRUE(told.has_value()) << text;
      ASSERT_EQ(*told, expected) << game.fen() << " " << text;
      if (expected) ++seen_.at(static_cast<std::size_t>(*expected));
      const bool mates = expected == kForbiddenDrop && std::ranges::binary_search(pseudo, text);
      if (mates) ++mating_drops_;
    };
    for (const auto& text : pseudo) {
      ask(text);
      if (!Kit::kHand.empty() && text[1] != '@') ask(otherwise_promoted(text));
    }
    for (int i = 0; i < kRandomMoves; ++i) ask(random_move());
  }

  void check_random_games() {
    int positions = 0;
    while (positions < kPositions && !testing::Test::HasFailure()) {
      const auto game = *game::make_game(Kit::kRuleset);
      for (int ply = 0; ply < kLongestGame && positions < kPositions; ++ply, ++positions) {
        check(*game);
        const auto texts = game->legal_moves();
        if (texts.empty()) break;
        ASSERT_TRUE(game->play(texts[random_() % texts.size()]).has_value());
      }
    }
  }

  int seen(IllegalMove why) const { return seen_.at(static_cast<std::size_t>(why)); }
  int mating_drops() const { return mating_drops_; }

 private:
  static Why why(const typename Kit::State& state, const std::string& text,
                 const std::vector<std::string>& legal, const std::vector<std::string>& pseudo) {
    if (std::ranges::binary_search(legal, text)) return std::nullopt;
    if (!std::ranges::binary_search(pseudo, text)) return broken_rule<Kit>(state, parse<Kit>(text));
    const auto after = play(state, text);
    if (opponent_in_check(after)) return kKingLeftInCheck;
    const Why exposed = Kit::exposes(after);
    return exposed ? exposed : Why(kForbiddenDrop);
  }

  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }

  std::string random_square() {
    const char file = static_cast<char>('a' + below(Kit::kFiles));
    return file + std::to_string(below(Kit::kRanks) + Kit::kFirstRank);
  }

  // A step without its promotion, and another one with a promotion.
  std::string otherwise_promoted(const std::string& step) {
    const bool promotes = 'a' <= step.back() && step.back() <= 'z';
    return promotes ? step.substr(0, step.size() - 1) : step + promotion();
  }

  char promotion() {
    const int roles = static_cast<int>(Kit::kHand.size()) - 1;  // all but the pawn, the last
    return static_cast<char>(Kit::kHand[static_cast<std::size_t>(below(roles))] - 'A' + 'a');
  }

  // Where there are hands, one in four is a drop and one in four a promotion.
  std::string random_move() {
    if (Kit::kHand.empty()) return random_square() + random_square();
    const int kind = below(4);
    if (kind == 0) {
      const int role = below(static_cast<int>(Kit::kHand.size()));
      return std::string{Kit::kHand[static_cast<std::size_t>(role)], '@'} + random_square();
    }
    const std::string step = random_square() + random_square();
    return kind == 1 ? step + promotion() : step;
  }

  std::mt19937_64 random_{5};
  std::array<int, 8> seen_{};
  int mating_drops_ = 0;
};

using XiangqiMoves = IllegalMoves<Xiangqi>;
using QinyuMoves = IllegalMoves<Qinyu>;

TEST_F(XiangqiMoves, AreForbiddenForTheReasonOfTheSlowRules) {
  check_random_games();
  for (const auto why :
       {kNoPiece, kOpponentsPiece, kOwnPieceThere, kNotItsWay, kKingLeftInCheck, kKingsFacing}) {
    EXPECT_GT(seen(why), 100) << rules::illegal_move_code(why);
  }
}

TEST_F(QinyuMoves, AreForbiddenForTheReasonOfTheSlowRules) {
  check_random_games();
  support::qinyu::Shaker shaker;
  for (int i = 0; i < kSetups && !HasFailure(); ++i) {
    const auto fen = notation::qinyu::write_fen(shaker.shake());
    check(**game::make_game(Qinyu::kRuleset, fen, game::Strictness::kStudy));
  }
  for (const auto why : {kNoPiece, kOpponentsPiece, kOwnPieceThere, kNotItsWay, kKingLeftInCheck,
                         kNotInHand, kForbiddenDrop}) {
    EXPECT_GT(seen(why), 100) << rules::illegal_move_code(why);
  }
  EXPECT_GT(mating_drops(), 10);
}

}  // namespace
