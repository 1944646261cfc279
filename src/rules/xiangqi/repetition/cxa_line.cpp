#include "rules/xiangqi/repetition/cxa_line.hpp"

#include <algorithm>
#include <vector>

#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"
#include "rules/xiangqi/repetition/cxa_joint.hpp"
#include "rules/xiangqi/repetition/exchange.hpp"

namespace rules::xiangqi {
namespace {

// The pieces that took part, by where they stand now.
class Party {
 public:
  void move(Move move) {
    const auto known = std::ranges::find(squares_, move.from());
    if (known == squares_.end()) {
      squares_.push_back(move.to());
    } else {
      *known = move.to();
    }
  }
  void join(Square square) {
    if (std::ranges::find(squares_, square) == squares_.end()) squares_.push_back(square);
  }
  int size() const { return static_cast<int>(squares_.size()); }

 private:
  std::vector<Square> squares_;
};

}  // namespace

LineFacts line_facts(const Board& board, const std::vector<Move>& line) {
  LineFacts found;
  LineFacts so_far;
  Party party;
  Board now = board;
  int balance = 0;
  bool winners_turn = true;
  for (const Move move : line) {
    const PieceCode victim = now.at(move.to());
    const int taken = victim.empty() ? 0
                      : winners_turn ? gain_of(now, move.to())
                                     : loss_of(now, move.to());
    so_far.taker = now.at(move.from()).role();
    now.make(move);
    balance += winners_turn ? taken : -taken;
    if (winners_turn) {
      party.move(move);
      for (const Square checker : checkers(now)) party.join(checker);
      so_far.pieces = party.size();
      so_far.king_guards |= only_king_guards(now, move.to());
      so_far.gain = taken;
      so_far.victim = move.to();
      so_far.takes_rook = !victim.empty() && victim.role() == Role::kRook;
      if (taken > found.gain) found = so_far;
    } else if (balance <= 0 && move != line.back()) {
      found.gain = 0;  // what was taken so far is paid for
    }
    winners_turn = !winners_turn;
  }
  return found;
}

}  // namespace rules::xiangqi
