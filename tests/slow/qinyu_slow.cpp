#include "slow/qinyu_slow.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "slow/qinyu_slow_board.hpp"

namespace slow::qinyu {
namespace {

// ---- Where a piece can go ------------------------------------------------------------------

// A leap of Q1.3's Betza atom: so far along one axis, so far along the other, either way round.
struct Atom {
  char letter;
  int shorter;
  int longer;
};

constexpr std::array<Atom, 7> kAtoms = {
    {{'W', 0, 1}, {'F', 1, 1}, {'D', 0, 2}, {'A', 2, 2}, {'N', 1, 2}, {'C', 1, 3}, {'Z', 2, 3}}};

// The pieces that move alike to all sides (Q1.3): the atoms they leap, and whether they slide
// along ranks and files and along diagonals.
struct Kind {
  char letter;
  std::string_view leaps;
  bool slides_straight;
  bool slides_diagonally;
};

constexpr std::array<Kind, 12> kKinds = {{{'K', "WF", false, false},
                                          {'Q', "", true, true},
                                          {'A', "WFDA", false, false},
                                          {'E', "AZ", false, false},
                                          {'B', "", false, true},
                                          {'N', "N", false, false},
                                          {'R', "", true, false},
                                          {'D', "F", true, false},
                                          {'H', "W", false, true},
                                          {'M', "N", true, false},
                                          {'J', "N", false, true},
                                          {'W', "FC", false, false}}};

// From a piece to a square: how far sideways, and how far ahead as its owner sees it.
struct Way {
  int sideways;
  int ahead;
};

Way way(Side side, Square from, Square to) {
  return {std::abs(to.file - from.file), (to.rank - from.rank) * forward(side)};
}

bool leaps(std::string_view atoms, Way way) {
  const int shorter = std::min(way.sideways, std::abs(way.ahead));
  const int longer = std::max(way.sideways, std::abs(way.ahead));
  return std::ranges::any_of(kAtoms, [&](const Atom& atom) {
    return atoms.find(atom.letter) != std::string_view::npos && atom.shorter == shorter &&
           atom.longer == longer;
  });
}

bool is_straight(Way way) { return way.sideways == 0 || way.ahead == 0; }

bool is_diagonal(Way way) { return way.sideways == std::abs(way.ahead); }

// Q2.2: moves over empty squares; captures over one screen, and neither the screen nor the
// victim is a cannon.
bool cannon_reaches(const Board& board, Square from, Square to, Way way) {
  if (!is_straight(way) && !is_diagonal(way)) return false;
  const Between found = between(board, from, to);
  if (is_empty(board, to)) return found.pieces == 0;
  return found.pieces == 1 && found.cannons == 0 && at(board, to).letter != 'C';
}

// Q2.3 without en passant.
bool pawn_reaches(const Board& board, Square from, Square to, Way way) {
  if (!is_empty(board, to)) return way.sideways == 1 && way.ahead == 1;
  if (way.sideways != 0 || way.ahead < 1) return false;
  const int longest = own_rank(at(board, from).side, from.rank) == 3 ? 3 : 1;
  return way.ahead <= longest && between(board, from, to).pieces == 0;
}

// fFW: the king's steps but the two backward diagonals.
bool gold_reaches(Way way) { return leaps("WF", way) && !(way.ahead == -1 && way.sideways == 1); }

// FfW: the four diagonal steps and the one straight ahead.
bool silver_reaches(Way way) { return leaps("F", way) || (way.ahead == 1 && way.sideways == 0); }

bool kind_reaches(const Kind& kind, const Board& board, Square from, Square to, Way way) {
  if (leaps(kind.leaps, way)) return true;
  const bool on_line =
      (kind.slides_straight && is_straight(way)) || (kind.slides_diagonally && is_diagonal(way));
  return on_line && between(board, from, to).pieces == 0;
}

// Whether the piece on `from` moves to the empty square `to` or captures the enemy piece there
// by Q2.1-Q2.3. Its own king's safety, en passant and castling are left aside.
bool reaches(const Board& board, Square from, Square to) {
  const Piece& piece = at(board, from);
  if (from == to) return false;
  if (!is_empty(board, to) && at(board, to).side == piece.side) return false;
  const Way how = way(piece.side, from, to);
  if (piece.letter == 'C') return cannon_reaches(board, from, to, how);
  if (piece.letter == 'P') return pawn_reaches(board, from, to, how);
  if (piece.letter == 'G') return gold_reaches(how);
  if (piece.letter == 'S') return silver_reaches(how);
  for (const Kind& kind : kKinds) {
    if (kind.letter == piece.letter) return kind_reaches(kind, board, from, to, how);
  }
  return false;
}

// Q2.6, Q2.7: whether some enemy piece could capture the king of `side`.
bool king_can_be_captured(const Board& board, Side side) {
  for (const Square king : all_squares()) {
    if (!holds(board, king, 'K', side)) continue;
    for (const Square from : all_squares()) {
      const Piece& piece = at(board, from);
      if (piece.letter != 0 && piece.side != side && reaches(board, from, king)) return true;
    }
  }
  return false;
}

// ---- Moves as text (Q7.5) ------------------------------------------------------------------

struct Move {
  Square from;  // unused by a drop
  Square to;
  char promotion = 0;  // upper case, like every letter inside this file
  char drop = 0;
};

std::string move_text(const Move& move) {
  if (move.drop != 0) return std::string(1, move.drop) + "@" + square_text(move.to);
  std::string text = square_text(move.from) + square_text(move.to);
  if (move.promotion != 0) text += lower(move.promotion);
  return text;
}

std::optional<Move> read_move(std::string_view text) {
  Move move;
  if (text.size() > 2 && text[1] == '@') {
    move.drop = text[0];
    text.remove_prefix(2);
  } else {
    const std::optional<Square> from = take_square(text);
    if (!from) return std::nullopt;
    move.from = *from;
  }
  const std::optional<Square> to = take_square(text);
  if (!to) return std::nullopt;
  move.to = *to;
  if (!text.empty()) move.promotion = upper(text[0]);
  return move;
}

// ---- Playing a move ------------------------------------------------------------------------

// Q4.1, Q3.4: what is captured changes sides, and a promoted piece falls back to a pawn.
void capture(State& state, Square square) {
  Piece& victim = at(state.board, square);
  ++in_hand(state, opponent(victim.side), victim.promoted ? 'P' : victim.letter);
  victim = Piece{};
}

// Q2.4: a pawn of the side to move goes diagonally to an empty square just passed.
bool is_en_passant(const State& state, Square from, Square to) {
  const Way how = way(state.to_move, from, to);
  const auto& passed = state.passed;
  return holds(state.board, from, 'P', state.to_move) && how.sideways == 1 && how.ahead == 1 &&
         std::ranges::find(passed, to) != passed.end();
}

// Q2.5: a king that goes two files castles, and the rook is put on the square that it passed.
void bring_rook(State& state, const Move& move) {
  for (const Castling& castling : kCastlings) {
    const bool same_wing = (move.to.file > kKingFile) == (castling.rook.file > kKingFile);
    if (castling.side != state.to_move || !same_wing) continue;
    const Square passed{(move.from.file + move.to.file) / 2, move.to.rank};
    at(state.board, passed) = std::exchange(at(state.board, castling.rook), Piece{});
  }
}

// Q2.5: a right goes when its king moves and when anything leaves or reaches its corner.
void lose_castlings(State& state, const Move& move) {
  for (std::size_t i = 0; i < kCastlings.size(); ++i) {
    const Castling& castling = kCastlings[i];
    if (move.from == castling.king || move.from == castling.rook || move.to == castling.rook) {
      state.castling[i] = false;
    }
  }
}

void apply_drop(State& state, const Move& move) {
  --in_hand(state, state.to_move, move.drop);
  at(state.board, move.to) = {move.drop, state.to_move, false};
  state.passed.clear();
  state.half_moves = 0;
}

void apply_step(State& state, const Move& move) {
  const Piece piece = at(state.board, move.from);
  if (piece.letter == 'P') state.half_moves = 0;
  if (is_en_passant(state, move.from, move.to)) {
    // The pawn stands one step, as it goes, beyond the last square that it passed.
    const Square last = state.passed.back();
    capture(state, {last.file, last.rank + forward(opponent(state.to_move))});
  } else if (!is_empty(state.board, move.to)) {
    capture(state, move.to);
    state.half_moves = 0;
  }
  at(state.board, move.from) = Piece{};
  at(state.board, move.to) = piece;
  if (move.promotion != 0) at(state.board, move.to) = {move.promotion, state.to_move, true};
  if (piece.letter == 'K' && std::abs(move.to.file - move.from.file) == 2) bring_rook(state, move);
  lose_castlings(state, move);
  state.passed.clear();
  if (piece.letter == 'P' && move.from.file == move.to.file) {
    state.passed = squares_passed(state.to_move, move.from, move.to);
  }
}

State apply(const State& before, const Move& move) {
  State state = before;
  ++state.half_moves;
  if (move.drop != 0) {
    apply_drop(state, move);
  } else {
    apply_step(state, move);
  }
  if (state.to_move == Side::kBlack) ++state.full_moves;
  state.to_move = opponent(state.to_move);
  return state;
}

// ---- Legal moves ---------------------------------------------------------------------------

// Q3.1, Q3.2: a pawn may promote from its 10th rank on and must on its 12th.
void add_step(const State& state, Square from, Square to, std::vector<Move>& moves) {
  const bool pawn = at(state.board, from).letter == 'P';
  const int rank = own_rank(state.to_move, to.rank);
  if (!pawn || rank < kSize) moves.push_back({from, to});
  if (!pawn || rank < 10) return;
  for (const char promotion : kPromotions) moves.push_back({from, to, promotion});
}

// No move takes a king. Only a set-up that is not sound (Q7.6) has one to be taken.
void add_steps(const State& state, std::vector<Move>& moves) {
  for (const Square from : all_squares()) {
    const Piece& piece = at(state.board, from);
    if (piece.letter == 0 || piece.side != state.to_move) continue;
    for (const Square to : all_squares()) {
      if (at(state.board, to).letter == 'K') continue;
      if (reaches(state.board, from, to) || is_en_passant(state, from, to)) {
        add_step(state, from, to, moves);
      }
    }
  }
}

// Q2.5: whether the king, standing there with its home square empty, could be captured.
bool is_attacked(const State& state, Square king, Square there) {
  Board board = state.board;
  at(board, there) = std::exchange(at(board, king), Piece{});
  return king_can_be_captured(board, state.to_move);
}

// Q2.5. Whether the king is safe once the rook has moved too is seen when the move is played.
void add_castling(const State& state, const Castling& castling, std::vector<Move>& moves) {
  const Square king = castling.king;
  const int step = sign(castling.rook.file - king.file);
  const Square passed{king.file + step, king.rank};
  const Square reached{king.file + 2 * step, king.rank};
  if (between(state.board, king, castling.rook).pieces != 0 || in_check(state)) return;
  if (is_attacked(state, king, passed) || is_attacked(state, king, reached)) return;
  moves.push_back({king, reached});
}

void add_castlings(const State& state, std::vector<Move>& moves) {
  for (std::size_t i = 0; i < kCastlings.size(); ++i) {
    if (!state.castling[i] || kCastlings[i].side != state.to_move) continue;
    add_castling(state, kCastlings[i], moves);
  }
}

// Q4.1, Q4.3.
void add_drops(const State& state, std::vector<Move>& moves) {
  for (std::size_t i = 0; i < kHandOrder.size(); ++i) {
    if (state.hands[index(state.to_move)][i] == 0) continue;
    for (const Square to : all_squares()) {
      if (!is_empty(state.board, to)) continue;
      if (kHandOrder[i] == 'P' && is_barred_to_pawns(state.to_move, to.rank)) continue;
      moves.push_back({{}, to, 0, kHandOrder[i]});
    }
  }
}

// Q5.1.
bool is_checkmate(const State& state) { return in_check(state) && moves(state).empty(); }

// Q2.6: the own king is safe afterwards. Q4.4: a pawn drop does not mate; the replies are judged
// by the same rules, and each level has a pawn less in hand.
bool is_legal(const State& state, const Move& move) {
  const State after = apply(state, move);
  if (king_can_be_captured(after.board, state.to_move)) return false;
  return move.drop != 'P' || !is_checkmate(after);
}

std::vector<Move> candidates(const State& state) {
  std::vector<Move> moves;
  add_steps(state, moves);
  add_castlings(state, moves);
  add_drops(state, moves);
  return moves;
}

}  // namespace

std::vector<std::string> moves(const State& state) {
  std::vector<std::string> texts;
  for (const Move& move : candidates(state)) {
    if (is_legal(state, move)) texts.push_back(move_text(move));
  }
  std::ranges::sort(texts);
  return texts;
}

std::vector<std::string> pseudo_moves(const State& state) {
  std::vector<std::string> texts;
  for (const Move& move : candidates(state)) texts.push_back(move_text(move));
  std::ranges::sort(texts);
  return texts;
}

State play(const State& state, const std::string& move) {
  const std::optional<Move> parsed = read_move(move);
  assert(parsed && "play: not the text of a move");
  return apply(state, parsed.value());
}

bool in_check(const State& state) { return king_can_be_captured(state.board, state.to_move); }

bool opponent_in_check(const State& state) {
  return king_can_be_captured(state.board, opponent(state.to_move));
}

std::uint64_t perft(const State& state, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const std::string& move : moves(state)) count += perft(play(state, move), depth - 1);
  return count;
}

}  // namespace slow::qinyu
