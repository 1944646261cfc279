#include "rules/xiangqi/repetition/check_runs.hpp"

#include <optional>

#include "rules/position.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {
namespace {

bool mate_in(Board& board, int checks, SearchBound& bound, std::optional<Move>* first);

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

bool mate_in(Board& board, int checks, SearchBound& bound, std::optional<Move>* first) {
  MoveList<Kit> moves;
  board.legal_moves(moves);
  for (const Move move : moves) {
    if (--bound.nodes < 0) {
      bound.reached = true;
      return false;
    }
    const auto undo = board.make(move);
    const bool mates = board.in_check() ? all_mated(board, checks - 1, bound) : false;
    board.unmake(undo);
    if (!mates) continue;
    if (first != nullptr) *first = move;
    return true;
  }
  return false;
}

}  // namespace

std::optional<Move> find_mate(const Board& board, SearchBound& bound) {
  Board work = board;
  std::optional<Move> first;
  for (int checks = 1; checks <= bound.checks; ++checks)
    if (mate_in(work, checks, bound, &first)) return first;
  return std::nullopt;
}

bool mates_at_once(const Board& board) {
  SearchBound bound{1, 1000, false};
  return find_mate(board, bound).has_value();
}

}  // namespace rules::xiangqi
