// The names of the idle classes (24.4-24.8): they all count as one, but tell what the move was for.
#pragma once

#include "rules/ply_report.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

// One of kIdle, kFollow, kBlock, kOffer, kExchange. Needs a ply that is no check, kill or chase.
PlyClass cxa_idle_class(const Board& before, Move move, const Board& after);

}  // namespace rules::xiangqi
