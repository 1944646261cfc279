// The ways of writing a move, by name. A kit has some of them: its codecs say which.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace notation {

// By example; docs/formats describes each.
enum class Dialect : std::uint8_t {
  kCoordinates,         // `h2e2`, as UCCI has it; Qinyu chess `e9e10q`, `P@e5` (Q7.5)
  kUci,                 // Xiangqi with ranks from 1, `h3e3`
  kIccs,                // `H2-E2`
  kAlgebraic,           // `Che2`, ranks from 0; Qinyu chess `Rxe5`, `e10=Q`
  kWxf,                 // `C2=5`, `C+=5`, `15=6`; capitals for both sides
  kWxfXqbase,           // `C2.5`, `C+.5`, `Pa+1`
  kWxfPlayOk,           // as kWxfXqbase, digits for pawns, small letters for Black: `c8.5`
  kChineseSimplified,   // 炮二平五, 车９进１
  kChineseTraditional,  // 炮二平五, 車９進１
};

inline constexpr std::array kAllDialects{Dialect::kCoordinates,
                                         Dialect::kUci,
                                         Dialect::kIccs,
                                         Dialect::kAlgebraic,
                                         Dialect::kWxf,
                                         Dialect::kWxfXqbase,
                                         Dialect::kWxfPlayOk,
                                         Dialect::kChineseSimplified,
                                         Dialect::kChineseTraditional};

// `coordinates`, `uci`, `iccs`, `san`, `wxf`, `wxf-xqbase`, `wxf-playok`, `chinese`,
// `chinese-traditional`.
std::string_view dialect_name(Dialect dialect);
std::optional<Dialect> parse_dialect(std::string_view name);

}  // namespace notation
