// The verdict on a cycle under the rules of the Chinese Xiangqi Association (X5.1-X5.3).
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "board/geometry.hpp"
#include "rules/xiangqi/repetition/reports.hpp"

namespace rules::xiangqi {

// What a side's moves of one cycle amount to.
struct CxaSide {
  bool always_checks = true;
  bool is_forbidden = true;  // 24.13: each move is a check, a kill or a chase
  // 26.8: at least one move of a forbidden cycle is a joint chase or one of an insufficiently
  // guarded piece.
  bool is_light = false;
};

struct CxaCycle {
  std::optional<board::Side> loser;  // nothing: draw
  std::string_view rule;
  std::array<CxaSide, board::kSideCount> sides;
};

// Needs the reports of one full cycle, or of several.
CxaCycle judge_cxa_cycle(std::span<const Report> cycle);

}  // namespace rules::xiangqi
