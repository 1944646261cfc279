// What becomes of the moves that a generator finds: listed, counted, looked for. One set for all
// kits; K is the kit, L the lines of its board.
#pragma once

#include <bit>
#include <cstdint>

#include "board/kit.hpp"
#include "board/lines.hpp"
#include "board/move.hpp"
#include "rules/position.hpp"

namespace rules {

// A sink takes sets of legal moves: steps of one piece by target, as squares or as bits of a line;
// promotions of one step by role; drops of one role by square. stop() ends the walk where kStops.
template <class K, class L>
class ListSink {
 public:
  static constexpr bool kStops = false;
  explicit ListSink(MoveList<K>& out) : out_(out) {}
  void targets(board::SquareOf<K> from, const board::BitBoardOf<K>& set) {
    set.for_each([&](board::SquareOf<K> to) { out_.push_back(board::MoveOf<K>::step(from, to)); });
  }
  void line(board::SquareOf<K> from, int line, board::LineBits set) {
    L::for_each(line, set,
                [&](board::SquareOf<K> to) { out_.push_back(board::MoveOf<K>::step(from, to)); });
  }
  void promotion(board::SquareOf<K> from, board::SquareOf<K> to, typename K::Role role) {
    out_.push_back(board::MoveOf<K>::promote(from, to, role));
  }
  void drops(typename K::Role role, const board::BitBoardOf<K>& set) {
    set.for_each([&](board::SquareOf<K> to) { out_.push_back(board::MoveOf<K>::drop(role, to)); });
  }
  static constexpr bool stop() { return false; }

 private:
  MoveList<K>& out_;
};

template <class K, class L>
class CountSink {
 public:
  static constexpr bool kStops = false;
  void targets(board::SquareOf<K> /*from*/, const board::BitBoardOf<K>& set) {
    count_ += set.count();
  }
  void line(board::SquareOf<K> /*from*/, int /*line*/, board::LineBits set) {
    count_ += std::popcount(static_cast<unsigned>(set));
  }
  void promotion(board::SquareOf<K> /*from*/, board::SquareOf<K> /*to*/,
                 typename K::Role /*role*/) {
    ++count_;
  }
  void drops(typename K::Role /*role*/, const board::BitBoardOf<K>& set) { count_ += set.count(); }
  static constexpr bool stop() { return false; }
  std::uint64_t count() const { return static_cast<std::uint64_t>(count_); }

 private:
  int count_ = 0;
};

template <class K, class L>
class AnySink {
 public:
  static constexpr bool kStops = true;
  void targets(board::SquareOf<K> /*from*/, const board::BitBoardOf<K>& set) {
    any_ = any_ || !set.empty();
  }
  void line(board::SquareOf<K> /*from*/, int /*line*/, board::LineBits set) {
    any_ = any_ || set != 0;
  }
  void promotion(board::SquareOf<K> /*from*/, board::SquareOf<K> /*to*/,
                 typename K::Role /*role*/) {
    any_ = true;
  }
  void drops(typename K::Role /*role*/, const board::BitBoardOf<K>& set) {
    any_ = any_ || !set.empty();
  }
  bool stop() const { return any_; }

 private:
  bool any_ = false;
};

// Whether one move is among them.
template <class K, class L>
class MatchSink {
 public:
  static constexpr bool kStops = true;
  explicit MatchSink(board::MoveOf<K> wanted) : wanted_(wanted) {}
  void targets(board::SquareOf<K> from, const board::BitBoardOf<K>& set) {
    found_ = found_ || (wanted_.kind() == board::MoveKind::kStep && wanted_.from() == from &&
                        set.has(wanted_.to()));
  }
  void line(board::SquareOf<K> from, int line, board::LineBits set) {
    if (wanted_.kind() != board::MoveKind::kStep || wanted_.from() != from) return;
    L::for_each(line, set, [&](board::SquareOf<K> to) { found_ = found_ || to == wanted_.to(); });
  }
  void promotion(board::SquareOf<K> from, board::SquareOf<K> to, typename K::Role role) {
    found_ = found_ || wanted_ == board::MoveOf<K>::promote(from, to, role);
  }
  void drops(typename K::Role role, const board::BitBoardOf<K>& set) {
    found_ = found_ || (wanted_.is_drop() && wanted_.role() == role && set.has(wanted_.to()));
  }
  bool stop() const { return found_; }

 private:
  board::MoveOf<K> wanted_;
  bool found_ = false;
};

// The questions that a board asks its generator, and the form that the perft kernels take
// (rules/perft_kernel.hpp). G is made from a board and has run(sink).
template <class G, class B, class L>
struct MoveGenOf {
  using K = typename B::Kit;

  static void list(const B& board, MoveList<K>& out) {
    ListSink<K, L> sink(out);
    G(board).run(sink);
  }
  static std::uint64_t count(const B& board) {
    CountSink<K, L> sink;
    G(board).run(sink);
    return sink.count();
  }
  static bool any(const B& board) {
    AnySink<K, L> sink;
    G(board).run(sink);
    return sink.stop();
  }
  static bool has(const B& board, board::MoveOf<K> move) {
    MatchSink<K, L> sink(move);
    G(board).run(sink);
    return sink.stop();
  }
};

}  // namespace rules
