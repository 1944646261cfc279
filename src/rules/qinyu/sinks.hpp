// What becomes of the moves that the generator finds: listed, counted, looked for.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "board/lines.hpp"
#include "board/move.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/kit.hpp"

namespace rules::qinyu {

// Q3.2: fourteen choices, the cannon last.
inline constexpr std::array kPromotions{
    Role::kQueen,      Role::kAdvisor,    Role::kElephant, Role::kBishop,     Role::kKnight,
    Role::kRook,       Role::kGold,       Role::kSilver,   Role::kDragonKing, Role::kDragonHorse,
    Role::kChancellor, Role::kArchbishop, Role::kWizard,   Role::kCannon};

// A sink takes sets of legal moves: steps of one piece by target, promotions of one pawn step by
// role (the first `count` of kPromotions or the cannon alone), drops of one role by square. stop()
// ends the walk where kStops.
class ListSink {
 public:
  static constexpr bool kStops = false;
  explicit ListSink(MoveList<Kit>& out) : out_(out) {}
  void targets(Square from, const BitBoard& set) {
    set.for_each([&](Square to) { out_.push_back(Move::step(from, to)); });
  }
  void line(Square from, int line, board::LineBits set) {
    Lines::for_each(line, set, [&](Square to) { out_.push_back(Move::step(from, to)); });
  }
  void promotion(Square from, Square to, Role role) {
    out_.push_back(Move::promote(from, to, role));
  }
  void drops(Role role, const BitBoard& set) {
    set.for_each([&](Square to) { out_.push_back(Move::drop(role, to)); });
  }
  static constexpr bool stop() { return false; }

 private:
  MoveList<Kit>& out_;
};

class CountSink {
 public:
  static constexpr bool kStops = false;
  void targets(Square /*from*/, const BitBoard& set) { count_ += set.count(); }
  void line(Square /*from*/, int /*line*/, board::LineBits set) {
    count_ += std::popcount(static_cast<unsigned>(set));
  }
  void promotion(Square /*from*/, Square /*to*/, Role /*role*/) { ++count_; }
  void drops(Role /*role*/, const BitBoard& set) { count_ += set.count(); }
  static constexpr bool stop() { return false; }
  std::uint64_t count() const { return static_cast<std::uint64_t>(count_); }

 private:
  int count_ = 0;
};

class AnySink {
 public:
  static constexpr bool kStops = true;
  void targets(Square /*from*/, const BitBoard& set) { any_ = any_ || !set.empty(); }
  void line(Square /*from*/, int /*line*/, board::LineBits set) { any_ = any_ || set != 0; }
  void promotion(Square /*from*/, Square /*to*/, Role /*role*/) { any_ = true; }
  void drops(Role /*role*/, const BitBoard& set) { any_ = any_ || !set.empty(); }
  bool stop() const { return any_; }

 private:
  bool any_ = false;
};

// Whether one move is among them.
class MatchSink {
 public:
  static constexpr bool kStops = true;
  explicit MatchSink(Move wanted) : wanted_(wanted) {}
  void targets(Square from, const BitBoard& set) {
    found_ = found_ || (wanted_.kind() == board::MoveKind::kStep && wanted_.from() == from &&
                        set.has(wanted_.to()));
  }
  void line(Square from, int line, board::LineBits set) {
    if (wanted_.kind() != board::MoveKind::kStep || wanted_.from() != from) return;
    Lines::for_each(line, set, [&](Square to) { found_ = found_ || to == wanted_.to(); });
  }
  void promotion(Square from, Square to, Role role) {
    found_ = found_ || wanted_ == Move::promote(from, to, role);
  }
  void drops(Role role, const BitBoard& set) {
    found_ = found_ || (wanted_.is_drop() && wanted_.role() == role && set.has(wanted_.to()));
  }
  bool stop() const { return found_; }

 private:
  Move wanted_;
  bool found_ = false;
};

}  // namespace rules::qinyu
