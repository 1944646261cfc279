#include "rules/xiangqi/repetition/exchange.hpp"

#include <algorithm>
#include <vector>

#include "board/square.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {
namespace {

constexpr int kBankRank = 5;  // the first rank across, seen by the pawn's side
constexpr int kWeak = 4;
constexpr int kStrong = 10;
constexpr int kRookValue = 20;
constexpr int kPawnTaken = 2;   // less than anything else
constexpr int kPawnGiven = 10;  // for a rook it is a gain, for anything else not

int value_of(Role role) {
  switch (role) {
    case Role::kRook:
      return kRookValue;
    case Role::kKnight:
    case Role::kCannon:
      return kStrong;
    case Role::kAdvisor:
    case Role::kElephant:
      return kWeak;
    case Role::kKing:
    case Role::kPawn:
      break;
  }
  return 0;
}

bool is_crossed(const Board& board, Square square) {
  return is_across(board.at(square).side(), square);
}

// On the bank: taking it is no gain, though losing it is a loss (26.6).
bool has_just_crossed(const Board& board, Square square) {
  return own_rank(board.at(square).side(), square) == kBankRank;
}

// `depth` captures have been made, the side to move of `board` takes or stops.
Exchange continue_exchange(const Board& board, Square point, bool first_side, bool lone) {
  Exchange best;
  if (lone && first_side) return best;
  board.pieces(board.to_move()).for_each([&](Square from) {
    const Move move = Move::step(from, point);
    if (!board.is_legal(move)) return;
    Board next = board;
    next.make(move);
    Exchange answer = continue_exchange(next, point, !first_side, lone);
    // What the beginner loses costs the loss, what he takes gains the gain.
    const int taken = first_side ? gain_of(board, point) : loss_of(board, point);
    const int net = taken - answer.net;
    if (net <= best.net) return;
    best.net = net;
    best.line = {move};
    best.line.insert(best.line.end(), answer.line.begin(), answer.line.end());
  });
  return best;
}

}  // namespace

int gain_of(const Board& board, Square square) {
  const Role role = board.at(square).role();
  if (role != Role::kPawn) return value_of(role);
  return is_crossed(board, square) && !has_just_crossed(board, square) ? kPawnTaken : 0;
}

int loss_of(const Board& board, Square square) {
  const Role role = board.at(square).role();
  if (role != Role::kPawn) return value_of(role);
  return is_crossed(board, square) ? kPawnGiven : 0;
}

Exchange exchange(const Board& board, Move capture, bool lone) {
  Exchange result;
  const int taken = gain_of(board, capture.to());
  Board next = board;
  next.make(capture);
  Exchange answer = continue_exchange(next, capture.to(), false, lone);
  result.net = taken - answer.net;
  result.line = {capture};
  result.line.insert(result.line.end(), answer.line.begin(), answer.line.end());
  return result;
}

}  // namespace rules::xiangqi
