// Reads and writes FEN (X1.1), and says whether the pieces may stand so (X1.6).
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "slow/xiangqi_slow.hpp"
#include "slow/xiangqi_slow_board.hpp"

namespace slow::xiangqi {
namespace {

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
         !kings_face(state) && !opponent_in_check(state);
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

}  // namespace slow::xiangqi
