#include "game/ply_signs.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "game/ply_view.hpp"
#include "rules/ply_report.hpp"

namespace game {
namespace {

using rules::PlyClass;

// In the order of PlyClass.
constexpr std::array<std::string_view, 8> kSigns{"闲", "跟", "拦", "献", "兑", "捉", "杀", "将"};

char letter_of(const PlyView& ply) {
  if (ply.klass == PlyClass::kCheck) return ply.also_chases ? 'b' : 'c';
  return ply.klass == PlyClass::kChase ? 'h' : '-';
}

std::string counts_and_letters(const Game& game) {
  std::string text;
  for (const auto& count : game.counts()) {
    text += std::string(count.name) + '=' + std::to_string(count.of[0]) + '/' +
            std::to_string(count.of[1]) + ' ';
  }
  if (game.ply() == 0) {
    text += '-';
    return text;
  }
  for (const auto& ply : game.explain(1, game.ply())) text += letter_of(ply);
  return text;
}

}  // namespace

std::string_view ply_class_sign(PlyClass klass) { return kSigns[static_cast<std::size_t>(klass)]; }

std::string ply_signs(const Game& game) {
  if (game.ruleset() == RulesetId::kCxq) return counts_and_letters(game);
  std::string text;
  const auto cycle = game.last_cycle();
  if (game.kit() != KitId::kXiangqi || !cycle) return text;
  for (const auto& ply : game.explain(cycle->first, cycle->second))
    text += ply_class_sign(ply.klass);
  return text;
}

}  // namespace game
