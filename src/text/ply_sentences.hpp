// Classes of plies, their proofs and warnings as sentences. Immutable; any thread may use it.
#pragma once

#include <string>
#include <string_view>

#include "game/game.hpp"
#include "game/ply_view.hpp"
#include "rules/warning.hpp"
#include "text/catalogue.hpp"

namespace text {

// What a class is called; a check that also chases has a name of its own (X2.2).
std::string_view ply_class_name(Language language, const game::PlyView& ply);

// What a ply threatens, and why that makes its class or does not.
std::string threat_sentence(Language language, game::KitId kit, const game::ThreatView& threat);

// A ply with its class in one line, and a line for each threat below it. Ends with a line end.
std::string ply_report(Language language, game::KitId kit, const game::PlyView& ply);

// What may soon befall the players.
std::string warning_sentence(Language language, game::KitId kit, const rules::Warning& warning);

}  // namespace text
