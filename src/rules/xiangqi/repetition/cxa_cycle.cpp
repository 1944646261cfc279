#include "rules/xiangqi/repetition/cxa_cycle.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

#include "board/geometry.hpp"
#include "rules/ply_report.hpp"
#include "rules/xiangqi/repetition/reports.hpp"

namespace rules::xiangqi {
namespace {

using board::Side;

CxaSide side_of(std::span<const Report> cycle, Side side) {
  CxaSide found;
  for (const Report& ply : cycle) {
    if (ply.side != side) continue;
    found.always_checks &= ply.klass == PlyClass::kCheck;
    found.is_forbidden &= ply.klass >= PlyClass::kChase;
    found.is_light |= ply.is_light;
  }
  return found;
}

// 26.8.2 and 26.8.3 name what 26.8.1 covers: the same victim chased alone and jointly.
std::string_view rule_of_heavy(std::span<const Report> cycle, Side loser) {
  const auto chases = [&](Side side, bool rook) {
    return std::ranges::all_of(cycle, [&](const Report& ply) {
      return ply.side != side || (ply.klass == PlyClass::kChase && !ply.threats.empty() &&
                                  ply.threats.front().is_rook == rook);
    });
  };
  for (const bool rook : {true, false})
    if (chases(loser, rook) && chases(other(loser), rook)) return rook ? "26.8.2" : "26.8.3";
  return "26.8.1";
}

}  // namespace

CxaCycle judge_cxa_cycle(std::span<const Report> cycle) {
  CxaCycle result{
      std::nullopt, "X5.2", {side_of(cycle, Side::kFirst), side_of(cycle, Side::kSecond)}};
  const auto [first, second] = result.sides;
  const auto decide = [&](bool first_alone, bool second_alone, std::string_view rule) {
    if (first_alone == second_alone) return false;
    result.loser = first_alone ? Side::kFirst : Side::kSecond;
    result.rule = rule;
    return true;
  };
  if (decide(first.always_checks, second.always_checks, "25.1")) return result;
  if (decide(first.is_forbidden, second.is_forbidden, "25.3")) return result;
  result.rule = first.is_forbidden ? "26.8.4" : "25.2";
  if (!first.is_forbidden) return result;
  if (decide(!first.is_light, !second.is_light, "26.8.1"))
    result.rule = rule_of_heavy(cycle, *result.loser);
  return result;
}

}  // namespace rules::xiangqi
