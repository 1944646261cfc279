#include "slow/xiangqi_slow.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "slow/xiangqi_slow_board.hpp"

namespace slow::xiangqi {
namespace {

// ---- Where a piece can go (X1.2) -----------------------------------------------------------

// From a piece to a point: how far sideways, and how far ahead as its owner sees it.
struct Way {
  int sideways;
  int ahead;
};

Way way(Side side, Point from, Point to) {
  return {std::abs(to.file - from.file), (to.rank - from.rank) * forward(side)};
}

bool is_straight(Way way) { return way.sideways == 0 || way.ahead == 0; }

bool is_straight_step(Way way) { return way.sideways + std::abs(way.ahead) == 1; }

bool is_diagonal(Way way, int length) {
  return way.sideways == length && std::abs(way.ahead) == length;
}

// 塞象眼: the point halfway must be empty; no elephant crosses the river.
bool elephant_reaches(const Board& board, Point from, Point to, Way way) {
  const Point eye{(from.file + to.file) / 2, (from.rank + to.rank) / 2};
  return is_diagonal(way, 2) && is_empty(board, eye) && !is_over_river(at(board, from).side, to);
}

// 蹩马腿: the straight step comes first, along the longer leg, and its point must be empty.
bool knight_reaches(const Board& board, Point from, Point to, Way way) {
  if (way.sideways == 1 && std::abs(way.ahead) == 2) {
    return is_empty(board, {from.file, (from.rank + to.rank) / 2});
  }
  if (way.sideways == 2 && std::abs(way.ahead) == 1) {
    return is_empty(board, {(from.file + to.file) / 2, from.rank});
  }
  return false;
}

bool rook_reaches(const Board& board, Point from, Point to, Way way) {
  return is_straight(way) && pieces_between(board, from, to) == 0;
}

bool cannon_reaches(const Board& board, Point from, Point to, Way way) {
  const int screens = is_empty(board, to) ? 0 : 1;
  return is_straight(way) && pieces_between(board, from, to) == screens;
}

bool pawn_reaches(const Board& board, Point from, Way way) {
  if (!is_straight_step(way) || way.ahead < 0) return false;
  return way.ahead == 1 || is_over_river(at(board, from).side, from);
}

// Whether the piece on `from` moves to the empty point `to` or captures the enemy piece there by
// X1.2. Its own king's safety is left aside.
bool reaches(const Board& board, Point from, Point to) {
  const Piece& piece = at(board, from);
  if (from == to) return false;
  if (!is_empty(board, to) && at(board, to).side == piece.side) return false;
  const Way how = way(piece.side, from, to);
  switch (piece.letter) {
    case 'K':
      return is_straight_step(how) && is_in_palace(piece.side, to);
    case 'A':
      return is_diagonal(how, 1) && is_in_palace(piece.side, to);
    case 'B':
      return elephant_reaches(board, from, to, how);
    case 'N':
      return knight_reaches(board, from, to, how);
    case 'R':
      return rook_reaches(board, from, to, how);
    case 'C':
      return cannon_reaches(board, from, to, how);
    case 'P':
      return pawn_reaches(board, from, how);
    default:
      return false;
  }
}

// ---- The kings -----------------------------------------------------------------------------

Point king_of(const Board& board, Side side) {
  const auto& points = all_points();
  return *std::ranges::find_if(points,
                               [&](Point point) { return at(board, point) == Piece{'K', side}; });
}

// X2.1: a pinned piece attacks like any other.
bool king_is_attacked(const Board& board, Side side) {
  const Point king = king_of(board, side);
  return std::ranges::any_of(all_points(), [&](Point from) {
    const Piece& piece = at(board, from);
    return piece.letter != 0 && piece.side != side && reaches(board, from, king);
  });
}

// X1.3.
bool kings_face(const Board& board) {
  const Point red = king_of(board, Side::kRed);
  const Point black = king_of(board, Side::kBlack);
  return red.file == black.file && pieces_between(board, red, black) == 0;
}

// ---- Moves ---------------------------------------------------------------------------------

std::string point_text(Point point) {
  return {static_cast<char>('a' + point.file), static_cast<char>('0' + point.rank)};
}

Point read_point(std::string_view text) { return {text[0] - 'a', text[1] - '0'}; }

State apply(const State& before, Point from, Point to) {
  State state = before;
  state.half_moves = is_empty(state.board, to) ? state.half_moves + 1 : 0;
  at(state.board, to) = std::exchange(at(state.board, from), Piece{});
  if (state.to_move == Side::kBlack) ++state.full_moves;
  state.to_move = opponent(state.to_move);
  return state;
}

// No move takes a king. Only a set-up that is not sound (X1.6) has one to be taken.
bool is_pseudo_legal(const State& state, Point from, Point to) {
  const Piece& piece = at(state.board, from);
  return piece.letter != 0 && piece.side == state.to_move && reaches(state.board, from, to) &&
         at(state.board, to).letter != 'K';
}

bool is_legal(const State& state, Point from, Point to) {
  if (!is_pseudo_legal(state, from, to)) return false;
  const State after = apply(state, from, to);
  return !king_is_attacked(after.board, state.to_move) && !kings_face(after.board);
}

// The steps that the test allows, as text, sorted.
std::vector<std::string> moves_that(bool (*allows)(const State&, Point, Point),
                                    const State& state) {
  std::vector<std::string> texts;
  for (const Point from : all_points()) {
    for (const Point to : all_points()) {
      if (allows(state, from, to)) texts.push_back(point_text(from) + point_text(to));
    }
  }
  std::ranges::sort(texts);
  return texts;
}

}  // namespace

std::vector<std::string> moves(const State& state) { return moves_that(is_legal, state); }

std::vector<std::string> pseudo_moves(const State& state) {
  return moves_that(is_pseudo_legal, state);
}

State play(const State& state, const std::string& move) {
  assert(move.size() == 4 && "play: not the text of a move");
  const std::string_view text = move;
  return apply(state, read_point(text.substr(0, 2)), read_point(text.substr(2)));
}

bool in_check(const State& state) { return king_is_attacked(state.board, state.to_move); }

bool opponent_in_check(const State& state) {
  return king_is_attacked(state.board, opponent(state.to_move));
}

bool kings_face(const State& state) { return kings_face(state.board); }

std::uint64_t perft(const State& state, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const std::string& move : moves(state)) count += perft(play(state, move), depth - 1);
  return count;
}

}  // namespace slow::xiangqi
