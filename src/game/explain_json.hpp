// Plies with their proofs, and warnings, as JSON (docs/formats/judge-output.md).
#pragma once

#include <string_view>

#include "game/json_object.hpp"
#include "game/ply_view.hpp"
#include "rules/ply_report.hpp"
#include "rules/warning.hpp"

namespace game {

// `chase`, `kill`, `check` and so on; what an idle ply is called too.
std::string_view ply_class_code(rules::PlyClass klass);
std::string_view threat_kind_code(rules::ThreatKind kind);
// `counts`, or why the threat does not.
std::string_view threat_status_code(rules::ThreatStatus status);
std::string_view warning_code(rules::WarningKind kind);

// A ply and what proves its class, and a warning (docs/formats/judge-output.md).
JsonObject ply_object(const PlyView& ply);
JsonObject warning_object(const rules::Warning& warning);

}  // namespace game
