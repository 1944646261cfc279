// The names of the idle classes (24.4-24.8). They all count as idle, but tell what the move was
// for.
#pragma once

#include "rules/ply_report.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

// One of kIdle, kFollow, kBlock, kOffer, kExchange. `after`: just after a move that is no check,
// kill or chase; `mover`: the piece that moved.
PlyClass cxa_idle_class(const Board& after, Square mover);

}  // namespace rules::xiangqi
