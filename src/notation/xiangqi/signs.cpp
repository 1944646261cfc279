#include "notation/xiangqi/signs.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::Role;

struct Entry {
  char32_t character = 0;
  Sign sign;
};

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
                            role(U'马', Role::kKnight),
                            role(U'馬', Role::kKnight),
                            role(U'傌', Role::kKnight),
                            role(U'炮', Role::kCannon),
                            role(U'砲', Role::kCannon),
                            role(U'包', Role::kCannon),
                            role(U'兵', Role::kPawn),
                            role(U'卒', Role::kPawn),
                            place(U'前', Place::kFront),
                            place(U'中', Place::kMiddle),
                            place(U'后', Place::kRear),
                            place(U'後', Place::kRear),
                            action(U'进', Action::kForward),
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
                            number(U'九', 9),
                            role(U'K', Role::kKing),
                            role(U'A', Role::kAdvisor),
                            role(U'B', Role::kElephant),
                            role(U'E', Role::kElephant),
                            role(U'R', Role::kRook),
                            role(U'N', Role::kKnight),
                            role(U'H', Role::kKnight),
                            role(U'C', Role::kCannon),
                            role(U'P', Role::kPawn)};

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

// Full-width forms and lower case are read like their plain capitals.
constexpr char32_t plain(char32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) c = c - 0xFF01 + U'!';
  if (c >= U'a' && c <= U'z') c = c - U'a' + U'A';
  return c;
}

}  // namespace

Sign sign_of(char32_t c) {
  if (c < U'+' || (c >= 0x80 && c < 0x4E00)) return {};  // most of a text, at little cost
  const char32_t wanted = plain(c);
  if (wanted >= U'1' && wanted <= U'9') return number(wanted, static_cast<int>(wanted - U'0')).sign;
  for (std::size_t slot = slot_of(wanted); kSignTable[slot].character != 0;
       slot = (slot + 1) % kSlots)
    if (kSignTable[slot].character == wanted) return kSignTable[slot].sign;
  return {};
}

}  // namespace notation::xiangqi
