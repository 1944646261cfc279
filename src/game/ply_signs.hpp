// Classes of plies as signs in texts for programs (docs/formats/judge-output.md).
#pragma once

#include <string>
#include <string_view>

#include "game/game.hpp"
#include "rules/ply_report.hpp"

namespace game {

// One character: 将 杀 捉 兑 献 拦 跟 闲.
std::string_view ply_class_sign(rules::PlyClass klass);

// What the detail of a batch says of the game as it stands. Under `cxq` the counts of both sides
// and the class of every ply: `moves=2/2 effective=1/1 progress=2/2 -ch-`, `c` check, `h` chase,
// `b` both. Under the other Xiangqi books the classes of the last full cycle, and nothing where no
// position has come back.
std::string ply_signs(const Game& game);

}  // namespace game
