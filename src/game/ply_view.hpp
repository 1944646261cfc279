// What each ply was and what proves it, as the door tells it: squares and moves as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/geometry.hpp"
#include "rules/ply_report.hpp"

namespace game {

// See rules::Threat; moves as coordinates.
struct ThreatView {
  rules::ThreatKind kind{};
  rules::ThreatStatus status{};
  std::string attacker;  // its square after the ply
  std::string victim;
  char attacker_letter = ' ';  // as in FEN
  char victim_letter = ' ';
  std::vector<std::string> line;
  std::optional<std::string> recapture;
  bool is_rook = false;
  bool is_underprotected = false;
  bool is_joint = false;
};

// See rules::PlyReport.
struct PlyView {
  int ply = 0;  // counted from 1
  board::Side side{};
  std::string move;
  rules::PlyClass klass{};
  bool also_chases = false;
  std::vector<ThreatView> threats;
  std::optional<std::string_view> bound;
};

}  // namespace game
