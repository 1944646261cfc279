#include "rules/xiangqi/repetition/cxa_gains.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "board/geometry.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"
#include "rules/xiangqi/repetition/check_runs.hpp"
#include "rules/xiangqi/repetition/exchange.hpp"

namespace rules::xiangqi {

GainSearch::GainSearch(const Board& board, const std::optional<Board>& anyway, EqualLoss equal,
                       GainBounds bounds)
    : board_(board), bounds_(bounds), of_winner_(standing_captures(board)), equal_(equal) {
  if (!anyway) return;
  of_loser_ = standing_captures(*anyway);
  loser_mates_anyway_ = mates_at_once(*anyway);
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
  // A pawn that took is given, and costs its side what a given pawn costs (26.6).
  const bool is_given = is_touched(move.to());
  const int taken = !winner    ? lost(move.to())
                    : is_given ? loss_of(board_, move.to())
                               : gain_of(board_, move.to());
  const auto& known = winner ? of_winner_ : of_loser_;
  // Kings and pawns may chase: what they alone would win adds nothing (26.1).
  const Role role = board_.at(move.from()).role();
  if (winner && (role == Role::kKing || role == Role::kPawn) && !is_touched(move.to())) return 0;
  const auto found = std::ranges::find(known, move, &Known::capture);
  if (found == known.end()) return taken;
  return is_touched(move.from()) || is_touched(move.to()) ? taken : taken - found->net;
}

bool GainSearch::is_touched(Square square) const {
  return std::ranges::find(touched_, square) != touched_.end();
}

// What falls elsewhere after the gain may be worth as much (26.5: equal value is a chase); what is
// given up for it, and the taker, may not.
int GainSearch::lost(Square square) const {
  const int value = loss_of(board_, square);
  const bool is_late = taker_ && *taker_ != square;
  return equal_ == EqualLoss::kGain && is_late && value > 0 ? value - 1 : value;
}

Gain GainSearch::play(Move first) {
  nodes_ = bounds_.nodes;
  const int taken = board_.at(first.to()).empty() ? 0 : gain_of(board_, first.to());
  taker_.reset();
  if (taken > 0) taker_ = first.to();
  const auto undo = board_.make(first);
  touched_.push_back(first.from());
  touched_.push_back(first.to());
  const Gain answer =
      search(1, board_.in_check() ? bounds_.checks - 1 : 0, {-10 * kMateValue, 10 * kMateValue});
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

bool GainSearch::is_worth_a_look(Move move, bool winner, bool may_check) {
  if (!board_.at(move.to()).empty()) return true;
  if (!winner || !may_check) return false;
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
    if (!in_check && !is_worth_a_look(move, winner, checks > 0)) continue;
    const int taken = worth(move, winner);
    if (--nodes_ < 0) bound_reached_ = true;
    const auto taker = taker_;
    if (winner && (taken > 0 || taker_ == move.from())) taker_ = move.to();
    const auto undo = board_.make(move);
    touched_.push_back(move.from());
    touched_.push_back(move.to());
    const int left = !winner ? checks : board_.in_check() ? checks - 1 : 0;
    const Gain answer = search(ply + 1, left, {taken - window.beta, taken - window.alpha});
    touched_.pop_back();
    touched_.pop_back();
    board_.unmake(undo);
    taker_ = taker;
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
