#include "rules/xiangqi/repetition/cxa_gains.hpp"

#include <algorithm>
#include <vector>

#include "rules/position.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"
#include "rules/xiangqi/repetition/check_runs.hpp"
#include "rules/xiangqi/repetition/exchange.hpp"

namespace rules::xiangqi {

GainSearch::GainSearch(const Board& board, Standing standing, GainBounds bounds)
    : board_(board),
      bounds_(bounds),
      of_winner_(standing_captures(board)),
      forgiven_(standing == Standing::kForgiven) {
  if (!forgiven_) return;
  of_loser_ = standing_captures(passed(board));
  loser_mates_anyway_ = mates_at_once(passed(board));
}

std::vector<GainSearch::Known> GainSearch::standing_captures(const Board& board) {
  std::vector<Known> found;
  const BitBoard victims = prey(board, other(board.to_move()));
  board.pieces(board.to_move()).for_each([&](Square from) {
    (board.pseudo_targets(from) & victims).for_each([&](Square to) {
      const Move capture = Move::step(from, to);
      if (!board.is_legal(capture)) return;
      const int net = exchange(board, capture).net;
      if (net > 0) found.push_back({capture, net});
    });
  });
  return found;
}

int GainSearch::worth(Move move, bool winner) const {
  if (board_.at(move.to()).empty()) return 0;
  const int taken = winner ? gain_of(board_, move.to()) : loss_of(board_, move.to());
  const auto& known = winner ? of_winner_ : of_loser_;
  const auto found = std::ranges::find(known, move, &Known::capture);
  if (found == known.end()) return taken;
  const auto is_touched = [&](Square square) {
    return std::ranges::find(touched_, square) != touched_.end();
  };
  return is_touched(move.from()) || is_touched(move.to()) ? taken : taken - found->net;
}

Gain GainSearch::play(Move first) {
  nodes_ = bounds_.nodes;
  const int taken = board_.at(first.to()).empty() ? 0 : gain_of(board_, first.to());
  const auto undo = board_.make(first);
  touched_.push_back(first.from());
  touched_.push_back(first.to());
  const Gain answer = search(1, board_.in_check() ? bounds_.checks - 1 : 0,
                             {-10 * kMateValue, 10 * kMateValue});
  touched_.clear();
  board_.unmake(undo);
  Gain gain;
  gain.value = taken - answer.value;
  gain.line.push_back(first);
  for (const Move move : answer.line)
    if (gain.line.size() < gain.line.capacity()) gain.line.push_back(move);
  return gain;
}

Gain GainSearch::best_run() {
  Gain best;
  MoveList<Kit> moves;
  board_.legal_moves(moves);
  for (const Move move : moves) {
    const auto undo = board_.make(move);
    const bool checks = board_.in_check();
    board_.unmake(undo);
    if (!checks) continue;
    const Gain gain = play(move);
    if (gain.value > best.value) best = gain;
  }
  return best;
}

bool GainSearch::is_worth_a_look(Move move, int worth, bool may_check) {
  if (worth > 0) return true;
  if (!may_check) return false;
  const auto undo = board_.make(move);
  const bool checks = board_.in_check();
  board_.unmake(undo);
  return checks;
}

Gain GainSearch::search(int ply, int checks, Window window) {
  Gain best;
  if (ply >= kLongestLine) return best;
  const bool winner = ply % 2 == 0;
  const bool in_check = board_.in_check();
  if (!in_check) {
    if (!winner && !loser_mates_anyway_ && mates_at_once(board_)) best.value = kMateValue;
    if (best.value >= window.beta) return best;
    window.alpha = std::max(window.alpha, best.value);
  } else {
    best.value = -kMateValue;
  }
  MoveList<Kit> moves;
  board_.legal_moves(moves);
  for (const Move move : moves) {
    if (nodes_ < 0) break;
    const int taken = worth(move, winner);
    if (!in_check && !is_worth_a_look(move, taken, winner && checks > 0)) continue;
    if (--nodes_ < 0) bound_reached_ = true;
    const auto undo = board_.make(move);
    touched_.push_back(move.from());
    touched_.push_back(move.to());
    const int left = !winner ? checks : board_.in_check() ? checks - 1 : 0;
    const Gain answer = search(ply + 1, left, {taken - window.beta, taken - window.alpha});
    touched_.pop_back();
    touched_.pop_back();
    board_.unmake(undo);
    const int value = taken - answer.value;
    if (value <= best.value) continue;
    best.value = value;
    best.line.clear();
    best.line.push_back(move);
    for (const Move later : answer.line)
      if (best.line.size() < best.line.capacity()) best.line.push_back(later);
    window.alpha = std::max(window.alpha, value);
    if (window.alpha >= window.beta) break;
  }
  return best;
}

}  // namespace rules::xiangqi
