// Reports of plies in the words of the door. Private to the registry.
#pragma once

#include "board/kit.hpp"
#include "game/ply_view.hpp"
#include "rules/ply_report.hpp"

namespace game::detail {

// `board` stands after the ply. Text is the kit's.
template <class Text, class Kit>
PlyView view_of(const rules::PlyReport<Kit>& report, board::MoveOf<Kit> move,
                const typename Text::Board& board) {
  const auto letter = [&](board::SquareOf<Kit> square) {
    const auto piece = board.at(square);
    return piece.empty() ? ' ' : Text::letter(piece.side(), piece.role());
  };
  PlyView view;
  view.ply = report.ply;
  view.side = report.side;
  view.move = Text::write_move(move);
  view.klass = report.klass;
  view.also_chases = report.also_chases;
  view.bound = report.bound;
  for (const auto& threat : report.threats) {
    ThreatView& seen = view.threats.emplace_back();
    seen.kind = threat.kind;
    seen.status = threat.status;
    seen.attacker = Text::square_name(threat.attacker);
    seen.victim = Text::square_name(threat.victim);
    seen.attacker_letter = letter(threat.attacker);
    seen.victim_letter = letter(threat.victim);
    for (const auto step : threat.line) seen.line.push_back(Text::write_move(step));
    if (threat.recapture) seen.recapture = Text::write_move(*threat.recapture);
    seen.is_rook = threat.is_rook;
    seen.is_underprotected = threat.is_underprotected;
    seen.is_joint = threat.is_joint;
  }
  return view;
}

}  // namespace game::detail
