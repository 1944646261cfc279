// WXF notation, `C2=5`, in all the ways in which files have it. docs/formats/wxf.md.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/text_fault.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {

// Where writers of this notation differ.
struct WxfStyle {
  enum class Sideways : std::uint8_t { kEquals, kPoint };  // `C2=5`, `C2.5`
  enum class Front : std::uint8_t { kAfter, kBefore };     // `C+=5`, `+C=5`
  enum class Pawns : std::uint8_t { kDigits, kLetters };   // `15=6`, `Pa=6`
  enum class Black : std::uint8_t { kCapitals, kSmall };   // `C8=5`, `c8=5`
  Sideways sideways{};
  Front front{};
  Pawns pawns{};
  Black black{};
};

inline constexpr WxfStyle kWxfStyle{};
inline constexpr WxfStyle kXqbaseStyle{.sideways = WxfStyle::Sideways::kPoint,
                                       .pawns = WxfStyle::Pawns::kLetters};
inline constexpr WxfStyle kPlayOkStyle{.sideways = WxfStyle::Sideways::kPoint,
                                       .black = WxfStyle::Black::kSmall};

// The legal move of the side to move that a text names, in any style, half width or full (UTF-8).
// Fails with kMove or kTail where the text is none of this notation, kNoSuchMove where no legal
// move fits, kAmbiguous where several do.
[[nodiscard]] base::Result<rules::xiangqi::Move, TextFault> parse_wxf(
    const rules::xiangqi::Board& board, std::string_view text);

// Four characters. Needs a legal move.
std::string write_wxf(const rules::xiangqi::Board& board, rules::xiangqi::Move move,
                      WxfStyle style);

}  // namespace notation::xiangqi
