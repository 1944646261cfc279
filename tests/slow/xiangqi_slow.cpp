#include "slow/xiangqi_slow.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace slow::xiangqi {
namespace {

// ---- The board -----------------------------------------------------------------------------

struct Point {
  int file = 0;
  int rank = 0;
  bool operator==(const Point&) const = default;
};

Side opponent(Side side) { return side == Side::kRed ? Side::kBlack : Side::kRed; }

int forward(Side side) { return side == Side::kRed ? 1 : -1; }

// The rank as its owner counts it, from 0.
int own_rank(Side side, int rank) { return side == Side::kRed ? rank : kRanks - 1 - rank; }

bool is_over_river(Side side, Point point) { return own_rank(side, point.rank) >= kRanks / 2; }

bool is_in_palace(Side side, Point point) {
  return 3 <= point.file && point.file <= 5 && own_rank(side, point.rank) <= 2;
}

const Piece& at(const Board& board, Point point) {
  return board[static_cast<std::size_t>(point.rank)][static_cast<std::size_t>(point.file)];
}

Piece& at(Board& board, Point point) {
  return board[static_cast<std::size_t>(point.rank)][static_cast<std::size_t>(point.file)];
}

bool is_empty(const Board& board, Point point) { return at(board, point).letter == 0; }

std::vector<Point> every_point() {
  std::vector<Point> points;
  for (int rank = 0; rank < kRanks; ++rank) {
    for (int file = 0; file < kFiles; ++file) points.push_back({file, rank});
  }
  return points;
}

const std::vector<Point>& all_points() {
  static const std::vector<Point> kPoints = every_point();
  return kPoints;
}

int sign(int number) { return (number > 0) - (number < 0); }

// The number of pieces strictly between two points of one rank or file.
int pieces_between(const Board& board, Point from, Point to) {
  int pieces = 0;
  const int file_step = sign(to.file - from.file);
  const int rank_step = sign(to.rank - from.rank);
  Point point{from.file + file_step, from.rank + rank_step};
  while (point != to) {
    if (!is_empty(board, point)) ++pieces;
    point = {point.file + file_step, point.rank + rank_step};
  }
  return pieces;
}

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

bool is_legal(const State& state, Point from, Point to) {
  const Piece& piece = at(state.board, from);
  if (piece.letter == 0 || piece.side != state.to_move || !reaches(state.board, from, to)) {
    return false;
  }
  // No move takes a king. Only a set-up that is not sound (X1.6) has one to be taken.
  if (at(state.board, to).letter == 'K') return false;
  const State after = apply(state, from, to);
  return !king_is_attacked(after.board, state.to_move) && !kings_face(after.board);
}

// ---- FEN (X1.1, X1.6) ----------------------------------------------------------------------

bool is_digit(char letter) { return '0' <= letter && letter <= '9'; }

bool is_lower(char letter) { return 'a' <= letter && letter <= 'z'; }

char upper(char letter) {
  return is_lower(letter) ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  std::size_t end = text.find(separator);
  while (end != std::string_view::npos) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
    end = text.find(separator);
  }
  parts.push_back(text);
  return parts;
}

std::optional<Piece> read_piece(char letter) {
  Piece piece{upper(letter), is_lower(letter) ? Side::kBlack : Side::kRed};
  if (piece.letter == 'H') piece.letter = 'N';
  if (piece.letter == 'E') piece.letter = 'B';
  const bool known = std::string_view("KABRNCP").find(piece.letter) != std::string_view::npos;
  return known ? std::optional(piece) : std::nullopt;
}

// Two digits side by side are malformed, as is 0.
bool read_rank(std::string_view text, int rank, Board& board) {
  int file = 0;
  bool after_gap = false;
  for (const char letter : text) {
    if (is_digit(letter)) {
      if (letter == '0' || after_gap) return false;
      file += letter - '0';
      after_gap = true;
      continue;
    }
    const std::optional<Piece> piece = read_piece(letter);
    if (!piece || file >= kFiles) return false;
    at(board, {file++, rank}) = *piece;
    after_gap = false;
  }
  return file == kFiles;
}

bool read_board(std::string_view text, Board& board) {
  const std::vector<std::string_view> ranks = split(text, '/');
  if (ranks.size() != kRanks) return false;
  int rank = kRanks;
  return std::ranges::all_of(ranks,
                             [&](std::string_view part) { return read_rank(part, --rank, board); });
}

bool read_counter(std::string_view text, int& counter) {
  if (text.empty() || text.size() > 6 || (text.size() > 1 && text[0] == '0')) return false;
  if (!std::ranges::all_of(text, is_digit)) return false;
  return std::from_chars(text.data(), text.data() + text.size(), counter).ec == std::errc{};
}

// The five points of the advisors: the palace's corners and its middle.
bool is_advisor_point(Side side, Point point) {
  return is_in_palace(side, point) && (point.file + own_rank(side, point.rank)) % 2 == 1;
}

// The seven points of the elephants.
bool is_elephant_point(Side side, Point point) {
  const int rank = own_rank(side, point.rank);
  if (rank == 0 || rank == 4) return point.file == 2 || point.file == 6;
  return rank == 2 && (point.file == 0 || point.file == 4 || point.file == 8);
}

// X1.6: a pawn never stands behind its start, and leaves its file only over the river.
bool is_pawn_point(Side side, Point point) {
  return is_over_river(side, point) || (own_rank(side, point.rank) >= 3 && point.file % 2 == 0);
}

bool may_stand(const Piece& piece, Point point) {
  switch (piece.letter) {
    case 'K':
      return is_in_palace(piece.side, point);
    case 'A':
      return is_advisor_point(piece.side, point);
    case 'B':
      return is_elephant_point(piece.side, point);
    case 'P':
      return is_pawn_point(piece.side, point);
    default:
      return true;
  }
}

int count(const Board& board, Piece piece) {
  const auto matches = [&](Point point) { return at(board, point) == piece; };
  return static_cast<int>(std::ranges::count_if(all_points(), matches));
}

// X1.6: how many of each letter a side may have.
bool counts_are_right(const Board& board, Side side) {
  constexpr std::string_view kPairs = "ABRNC";
  return count(board, {'P', side}) <= 5 && std::ranges::all_of(kPairs, [&](char letter) {
           return count(board, {letter, side}) <= 2;
         });
}

std::string rank_text(const Board& board, int rank) {
  std::string text;
  int gap = 0;
  for (int file = 0; file < kFiles; ++file) {
    const Piece& piece = at(board, {file, rank});
    if (piece.letter == 0) {
      ++gap;
      continue;
    }
    if (gap > 0) text += std::to_string(std::exchange(gap, 0));
    const int to_case = piece.side == Side::kRed ? 0 : 'a' - 'A';
    text += static_cast<char>(piece.letter + to_case);
  }
  return gap > 0 ? text + std::to_string(gap) : text;
}

}  // namespace

std::optional<State> read(std::string_view fen) {
  const std::vector<std::string_view> fields = split(fen, ' ');
  if (fields.size() != 6 || fields[2] != "-" || fields[3] != "-") return std::nullopt;
  State state;
  if (fields[1] == "b") {
    state.to_move = Side::kBlack;
  } else if (fields[1] != "w" && fields[1] != "r") {
    return std::nullopt;
  }
  const bool well_formed =
      read_board(fields[0], state.board) && read_counter(fields[4], state.half_moves) &&
      read_counter(fields[5], state.full_moves) && count(state.board, {'K', Side::kRed}) == 1 &&
      count(state.board, {'K', Side::kBlack}) == 1;
  return well_formed ? std::optional(state) : std::nullopt;
}

bool is_sound(const State& state) {
  const Board& board = state.board;
  for (const Point point : all_points()) {
    if (!is_empty(board, point) && !may_stand(at(board, point), point)) return false;
  }
  return counts_are_right(board, Side::kRed) && counts_are_right(board, Side::kBlack) &&
         !kings_face(board) && !king_is_attacked(board, opponent(state.to_move));
}

std::string write(const State& state) {
  std::string text;
  for (int rank = kRanks - 1; rank >= 0; --rank) {
    text += rank_text(state.board, rank);
    if (rank > 0) text += '/';
  }
  text += state.to_move == Side::kRed ? " w - - " : " b - - ";
  return text + std::to_string(state.half_moves) + ' ' + std::to_string(state.full_moves);
}

std::vector<std::string> moves(const State& state) {
  std::vector<std::string> texts;
  for (const Point from : all_points()) {
    for (const Point to : all_points()) {
      if (is_legal(state, from, to)) texts.push_back(point_text(from) + point_text(to));
    }
  }
  std::ranges::sort(texts);
  return texts;
}

State play(const State& state, const std::string& move) {
  assert(move.size() == 4 && "play: not the text of a move");
  const std::string_view text = move;
  return apply(state, read_point(text.substr(0, 2)), read_point(text.substr(2)));
}

bool in_check(const State& state) { return king_is_attacked(state.board, state.to_move); }

std::uint64_t perft(const State& state, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const std::string& move : moves(state)) count += perft(play(state, move), depth - 1);
  return count;
}

}  // namespace slow::xiangqi
