#include "rules/xiangqi/repetition/cxq_counts.hpp"

#include <algorithm>
#include <string_view>

#include "board/geometry.hpp"
#include "rules/history.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

bool is_forcing(const PlyFacts& facts) { return facts.check || facts.chase; }

}  // namespace

CxqCounts cxq_counts(const XiangqiHistory& history, board::Side side) {
  CxqCounts counts;
  bool answers = is_forcing(history.start_facts);
  for (int ply = 1; ply <= history.size(); ++ply) {
    const PlyFacts& facts = history.plies[ply - 1].facts;
    const bool ours = mover(history, ply) == side;
    if (ours) {
      ++counts.moves;
      ++counts.progress;
      if (!answers && !is_forcing(facts)) ++counts.effective;
    }
    if (facts.progress) counts.progress = 0;
    answers = is_forcing(facts);
  }
  return counts;
}

CxqNearest nearest_cxq_limit(const XiangqiHistory& history) {
  const board::Side next = mover(history, history.size() + 1);
  const CxqCounts ours = cxq_counts(history, next);
  const CxqCounts theirs = cxq_counts(history, other(next));
  // The side to move makes its n-th move on ply 2n - 1 from here, the other on ply 2n.
  const auto plies = [&](int CxqCounts::* count) {
    const int left = 2 * (kCxqLimits.*count - ours.*count) - 1;
    return std::max(left, 2 * (kCxqLimits.*count - theirs.*count));
  };
  CxqNearest nearest{"X3.3", plies(&CxqCounts::moves)};
  const auto consider = [&](std::string_view rule, int left) {
    if (left < nearest.plies) nearest = {rule, left};
  };
  consider("X3.4", plies(&CxqCounts::effective));
  consider("X3.5", plies(&CxqCounts::progress));
  return nearest;
}

}  // namespace rules::xiangqi
