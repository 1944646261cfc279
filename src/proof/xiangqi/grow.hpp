// Lost Xiangqi positions of many pieces, out of those of few. Any thread.
#pragma once

#include <functional>
#include <vector>

#include "proof/stock.hpp"
#include "proof/xiangqi/kinds.hpp"

namespace proof::xiangqi {

// The setup is a position, and its side to move has no legal move (X1.5).
bool is_lost(const Setup& setup);

using OnFound = std::function<void(const Stock&, const Setup&)>;

// Looks for lost positions of the stocks, each of which contains one of the seeds: lost positions
// of the seeds are filled up with pieces of `bound` that change nothing, and thinned out to the
// stock. Gives the stocks for which there was none; calls on_found with a position of each other
// one, which may be of its twin.
std::vector<Stock> grow(std::vector<Stock> stocks, const std::vector<Stock>& seeds,
                        const Stock& bound, const OnFound& on_found);

}  // namespace proof::xiangqi
