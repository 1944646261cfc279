#include "rules/xiangqi/repetition/replay.hpp"

#include <cstdint>

#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {

Replay::Replay(const XiangqiHistory& history)
    : history_(history), before_(history.start), after_(before_) {
  std::uint8_t next_id = 0;  // at most 32 pieces (X1.6)
  before_.occupied().for_each([&](Square square) { ids_[square.index()] = next_id++; });
}

bool Replay::next() {
  if (ply_ == history_.size()) return false;
  if (ply_ > 0) before_.make(move());
  ++ply_;
  after_.make(move());
  ids_[move().to().index()] = ids_[move().from().index()];
  return true;
}

}  // namespace rules::xiangqi
