#include "notation/xiangqi/signs.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "board/geometry.hpp"
#include "notation/utf8.hpp"
#include "notation/xiangqi/file_words.hpp"
#include "notation/xiangqi/letters.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::Role;

struct Entry {
  char32_t character = 0;
  Sign sign;
};

// Every character here takes so many bytes of UTF-8.
constexpr std::size_t kBytes = 3;
constexpr std::string_view character(std::string_view row, std::size_t n) {
  return row.substr(n * kBytes, kBytes);
}

// In the order of the roles, of 前 中 后, and of the actions.
constexpr std::string_view kRedSimplified = "帅仕相车马炮兵";
constexpr std::string_view kRedTraditional = "帥仕相車馬炮兵";
constexpr std::string_view kBlackSimplified = "将士象车马炮卒";
constexpr std::string_view kBlackTraditional = "將士象車馬炮卒";
constexpr std::string_view kPlacesSimplified = "前中后";
constexpr std::string_view kPlacesTraditional = "前中後";
constexpr std::string_view kActionsSimplified = "进退平";
constexpr std::string_view kActionsTraditional = "進退平";
constexpr std::string_view kRedNumbers = "一二三四五六七八九";
constexpr std::string_view kBlackNumbers = "１２３４５６７８９";

constexpr Entry role(char32_t c, Role r) {
  return {c, {SignKind::kRole, static_cast<std::uint8_t>(r)}};
}
constexpr Entry place(char32_t c, Place p) {
  return {c, {SignKind::kPlace, static_cast<std::uint8_t>(p)}};
}
constexpr Entry action(char32_t c, Action a) {
  return {c, {SignKind::kAction, static_cast<std::uint8_t>(a)}};
}
constexpr Entry number(char32_t c, int n) {
  return {c, {SignKind::kNumber, static_cast<std::uint8_t>(n)}};
}

constexpr std::array kSigns{role(U'帅', Role::kKing),
                            role(U'帥', Role::kKing),
                            role(U'将', Role::kKing),
                            role(U'將', Role::kKing),
                            role(U'仕', Role::kAdvisor),
                            role(U'士', Role::kAdvisor),
                            role(U'相', Role::kElephant),
                            role(U'象', Role::kElephant),
                            role(U'车', Role::kRook),
                            role(U'車', Role::kRook),
                            role(U'俥', Role::kRook),
                            role(U'伡', Role::kRook),
                            role(U'马', Role::kKnight),
                            role(U'馬', Role::kKnight),
                            role(U'傌', Role::kKnight),
                            role(U'炮', Role::kCannon),
                            role(U'砲', Role::kCannon),
                            role(U'包', Role::kCannon),
                            role(U'礮', Role::kCannon),
                            role(U'兵', Role::kPawn),
                            role(U'卒', Role::kPawn),
                            place(U'前', Place::kFirst),
                            place(U'中', Place::kMiddle),
                            place(U'后', Place::kLast),
                            place(U'後', Place::kLast),
                            action(U'进', Action::kForward),
                            action(U'上', Action::kForward),
                            action(U'下', Action::kBack),
                            action(U'進', Action::kForward),
                            action(U'退', Action::kBack),
                            action(U'平', Action::kSideways),
                            action(U'+', Action::kForward),
                            action(U'-', Action::kBack),
                            action(U'=', Action::kSideways),
                            action(U'.', Action::kSideways),
                            number(U'一', 1),
                            number(U'二', 2),
                            number(U'三', 3),
                            number(U'四', 4),
                            number(U'五', 5),
                            number(U'六', 6),
                            number(U'七', 7),
                            number(U'八', 8),
                            number(U'九', 9)};

// kSigns by a hash of the character, since every character of a record is looked up. Slots without
// a character hold 0.
constexpr std::size_t kSlots = 256;
constexpr std::size_t slot_of(char32_t c) { return (c ^ (c >> 7U)) % kSlots; }

constexpr auto kSignTable = [] {
  std::array<Entry, kSlots> table{};
  for (const auto& entry : kSigns) {
    std::size_t slot = slot_of(entry.character);
    while (table[slot].character != 0) slot = (slot + 1) % kSlots;
    table[slot] = entry;
  }
  return table;
}();

}  // namespace

Sign sign_of(char32_t c) {
  const char32_t wanted = half_width(c);
  if (wanted < U'+' || (wanted >= 0x80 && wanted < 0x4E00)) return {};  // most of a text
  if (wanted < 0x80) {
    if (const auto letter = role_of(static_cast<char>(wanted)))
      return {SignKind::kLetter, static_cast<std::uint8_t>(*letter)};
  }
  if (wanted >= U'1' && wanted <= U'9') return number(wanted, static_cast<int>(wanted - U'0')).sign;
  for (std::size_t slot = slot_of(wanted); kSignTable[slot].character != 0;
       slot = (slot + 1) % kSlots)
    if (kSignTable[slot].character == wanted) return kSignTable[slot].sign;
  return {};
}

std::string_view role_sign(Script script, board::Side side, Role role) {
  const bool simplified = script == Script::kSimplified;
  const bool red = side == board::Side::kFirst;
  const auto row = simplified ? (red ? kRedSimplified : kBlackSimplified)
                              : (red ? kRedTraditional : kBlackTraditional);
  return character(row, static_cast<std::size_t>(role));
}

std::string_view place_sign(Script script, Place place) {
  const auto row = script == Script::kSimplified ? kPlacesSimplified : kPlacesTraditional;
  if (place == Place::kFirst) return character(row, 0);
  return character(row, place == Place::kMiddle ? 1 : 2);
}

std::string_view action_sign(Script script, Action action) {
  return character(script == Script::kSimplified ? kActionsSimplified : kActionsTraditional,
                   static_cast<std::size_t>(action));
}

std::string_view number_sign(board::Side side, int number) {
  return character(side == board::Side::kFirst ? kRedNumbers : kBlackNumbers,
                   static_cast<std::size_t>(number) - 1);
}

}  // namespace notation::xiangqi
