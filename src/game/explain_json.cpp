#include "game/explain_json.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "board/geometry.hpp"
#include "game/json_object.hpp"
#include "game/ply_view.hpp"
#include "rules/ply_report.hpp"
#include "rules/warning.hpp"

namespace game {
namespace {

// In the orders of their enumerations.
constexpr std::array<std::string_view, 8> kClasses{"idle",     "follow", "block", "offer",
                                                   "exchange", "chase",  "kill",  "check"};
constexpr std::array<std::string_view, 4> kKinds{"check", "mate", "capture", "win-by-check"};
constexpr std::array<std::string_view, 12> kStatuses{
    "counts",     "protected",  "trade",        "king-or-pawn",    "pinned",        "stood-before",
    "loses-more", "then-mated", "out-of-check", "single-attacker", "answers-chase", "self-mate"};
constexpr std::array<std::string_view, 5> kWarnings{"repetition", "last-check", "last-chase",
                                                    "count", "facing-kings"};

static_assert(static_cast<std::size_t>(rules::ThreatStatus::kCheckIsSelfMate) + 1 ==
              kStatuses.size());

std::string_view side_code(board::Side side) {
  return side == board::Side::kFirst ? "first" : "second";
}

JsonObject threat_object(const ThreatView& threat) {
  JsonObject object;
  object.add("kind", threat_kind_code(threat.kind))
      .add("status", threat_status_code(threat.status));
  object.add("attacker", threat.attacker).add("victim", threat.victim);
  if (!threat.line.empty()) object.add("line", threat.line);
  if (threat.recapture) object.add("recapture", *threat.recapture);
  std::vector<std::string> marks;
  if (threat.is_rook) marks.emplace_back("rook");
  if (threat.is_underprotected) marks.emplace_back("underprotected");
  if (threat.is_joint) marks.emplace_back("joint");
  if (!marks.empty()) object.add("marks", marks);
  return object;
}

}  // namespace

std::string_view ply_class_code(rules::PlyClass klass) {
  return kClasses[static_cast<std::size_t>(klass)];
}

std::string_view threat_kind_code(rules::ThreatKind kind) {
  return kKinds[static_cast<std::size_t>(kind)];
}

std::string_view threat_status_code(rules::ThreatStatus status) {
  return kStatuses[static_cast<std::size_t>(status)];
}

std::string_view warning_code(rules::WarningKind kind) {
  return kWarnings[static_cast<std::size_t>(kind) - 1];
}

JsonObject ply_object(const PlyView& ply) {
  JsonObject object;
  object.add("ply", ply.ply).add("side", side_code(ply.side)).add("move", ply.move);
  object.add("class", ply_class_code(ply.klass));
  if (ply.also_chases) object.add("also", "chase");
  std::vector<JsonObject> threats;
  threats.reserve(ply.threats.size());
  for (const auto& threat : ply.threats) threats.push_back(threat_object(threat));
  if (!threats.empty()) object.add("threats", threats);
  if (ply.bound) object.add("bound", *ply.bound);
  return object;
}

JsonObject warning_object(const rules::Warning& warning) {
  JsonObject object;
  object.add("warning", warning_code(warning.kind)).add("rule", warning.rule);
  if (warning.side) object.add("side", side_code(*warning.side));
  object.add("plies", warning.plies);
  return object;
}

}  // namespace game
