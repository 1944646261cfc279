#include "rules/xiangqi/repetition/check_runs.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "rules/position.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {
namespace {

class MateSearch {
 public:
  MateSearch(const Board& board, SearchBound& bound, const std::vector<Move>& barred)
      : board_(board), bound_(bound), barred_(barred) {}

  // The first move of a run of so many checks that mates.
  std::optional<Move> first_of(int checks) {
    MoveList<Kit> moves;
    board_.legal_moves(moves);
    for (const Move move : moves) {
      if (mates(move, checks)) return move;
      if (bound_.reached) break;
    }
    return std::nullopt;
  }

 private:
  bool mates(Move move, int checks) {
    if (is_barred(move)) return false;
    if (--bound_.nodes < 0) bound_.reached = true;
    if (bound_.reached) return false;
    const auto undo = board_.make(move);
    const bool mates = board_.in_check() && all_mated(checks - 1);
    board_.unmake(undo);
    return mates;
  }

  bool is_barred(Move move) const {
    return !board_.at(move.to()).empty() && std::ranges::find(barred_, move) != barred_.end();
  }

  // Every answer to the check is followed by a mate.
  bool all_mated(int checks) {
    MoveList<Kit> answers;
    board_.legal_moves(answers);
    if (checks == 0) return answers.empty();
    return std::ranges::all_of(answers, [&](Move answer) {
      const auto undo = board_.make(answer);
      const bool mated = first_of(checks).has_value();
      board_.unmake(undo);
      return mated;
    });
  }

  Board board_;
  SearchBound& bound_;
  const std::vector<Move>& barred_;
};

}  // namespace

std::optional<Move> find_mate(const Board& board, SearchBound& bound,
                              const std::vector<Move>& barred) {
  MateSearch search(board, bound, barred);
  for (int checks = 1; checks <= bound.checks && !bound.reached; ++checks) {
    const auto first = search.first_of(checks);
    if (!first) continue;
    bound.checks = checks;
    return first;
  }
  return std::nullopt;
}

bool mates_at_once(const Board& board) {
  SearchBound bound{1, 1000, false};
  return find_mate(board, bound).has_value();
}

}  // namespace rules::xiangqi
