// What a side wins by a capture or a run of checks when both answer as well as they can (24.3).
#pragma once

#include <optional>
#include <vector>

#include "base/fixed_vector.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

struct GainBounds {
  int checks = 3;       // that the winner gives in one run
  long nodes = 20'000;  // for one first move
};

inline constexpr int kLongestLine = 12;
// A line ends in mate; the number is larger than all pieces together.
inline constexpr int kMateValue = 1000;

// Values are those of exchange.hpp, for the side that began.
struct Gain {
  int value = 0;
  base::FixedVector<Move, kLongestLine> line;
};

// The winner takes, or checks as long as every move of his so far did; the loser answers checks as
// he likes, takes, or lets it be. A quiet move in between ends a line (24.3).
class GainSearch {
 public:
  // Whether a loss elsewhere, after the gain and as great, still leaves a gain (26.5).
  enum class EqualLoss { kGain, kNoGain };
  // The side to move of `board` is the winner. What the loser threatens on `anyway`, where he is to
  // move, is not held against the winner: only what his moves newly allow is.
  GainSearch(const Board& board, const std::optional<Board>& anyway, EqualLoss equal,
             GainBounds bounds);

  // Needs a legal move.
  Gain play(Move first);
  // The best line that begins with a check; value 0 and no move where there is none.
  Gain best_run();
  // Whether a line was cut off by the bound of nodes.
  bool bound_reached() const { return bound_reached_; }

 private:
  struct Known {
    Move capture;
    int net;
  };
  struct Window {
    int alpha;
    int beta;
  };

  Gain search(int ply, int checks, Window window);
  // What the move wins at once, beside what its side could have had anyway.
  int worth(Move move, bool winner) const;
  int lost(Square square) const;
  bool is_touched(Square square) const;
  bool is_worth_a_look(Move move, bool winner, bool may_check);
  static std::vector<Known> standing_captures(const Board& board);

  Board board_;
  GainBounds bounds_;
  std::vector<Known> of_winner_;
  std::vector<Known> of_loser_;
  bool loser_mates_anyway_ = false;
  EqualLoss equal_;
  // Points that a piece left or came to in the line: what is known of them is out of date.
  std::vector<Square> touched_;
  std::optional<Square> taker_;  // the winner's piece that took last
  long nodes_ = 0;
  bool bound_reached_ = false;
};

}  // namespace rules::xiangqi
