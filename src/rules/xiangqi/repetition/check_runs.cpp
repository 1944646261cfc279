#include "rules/xiangqi/repetition/check_runs.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "rules/position.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {
namespace {

// What the first move of a run is, and may not be.
struct Root {
  const std::vector<Move>& barred;
  std::optional<Move> found;
};

bool mate_in(Board& board, int checks, SearchBound& bound, Root* root);

// Every answer to the check is followed by a mate.
bool all_mated(Board& board, int checks, SearchBound& bound) {
  MoveList<Kit> answers;
  board.legal_moves(answers);
  if (checks == 0) return answers.empty();
  for (const Move answer : answers) {
    const auto undo = board.make(answer);
    const bool mated = mate_in(board, checks, bound, nullptr);
    board.unmake(undo);
    if (!mated) return false;
  }
  return true;
}

bool mate_in(Board& board, int checks, SearchBound& bound, Root* root) {
  MoveList<Kit> moves;
  board.legal_moves(moves);
  for (const Move move : moves) {
    if (root != nullptr && std::ranges::find(root->barred, move) != root->barred.end()) continue;
    if (--bound.nodes < 0) {
      bound.reached = true;
      return false;
    }
    const auto undo = board.make(move);
    const bool mates = board.in_check() ? all_mated(board, checks - 1, bound) : false;
    board.unmake(undo);
    if (!mates) continue;
    if (root != nullptr) root->found = move;
    return true;
  }
  return false;
}

}  // namespace

std::optional<Move> find_mate(const Board& board, SearchBound& bound,
                              const std::vector<Move>& barred) {
  Board work = board;
  Root root{barred, std::nullopt};
  for (int checks = 1; checks <= bound.checks; ++checks) {
    if (mate_in(work, checks, bound, &root)) {
      bound.checks = checks;
      return root.found;
    }
  }
  return std::nullopt;
}

bool mates_at_once(const Board& board) {
  SearchBound bound{1, 1000, false};
  return find_mate(board, bound).has_value();
}

}  // namespace rules::xiangqi
