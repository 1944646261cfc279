// Every Xiangqi stock that contains a live one is live. Any thread.
#pragma once

#include <vector>

#include "proof/stock.hpp"
#include "proof/subject.hpp"

namespace proof::xiangqi {

// Finds for every stock within `bound` that contains one of `minimal` a lost position, or a
// position from which legal moves lead to one; see Subject::close.
Closure close(const std::vector<LiveStock>& minimal, const Stock& bound);

// Whether the rules call the stock dead (X4.4).
bool rules_say_dead(const Stock& stock);

}  // namespace proof::xiangqi
