#include "notation/xiangqi/algebraic.hpp"

#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "notation/fen_fields.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/letters.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::Board;
using rules::xiangqi::Move;
using rules::xiangqi::Role;
using rules::xiangqi::Square;
using Part = TextFault::Part;

struct Words {
  Role role = Role::kPawn;
  std::optional<int> file;  // of the origin, where it is told
  std::optional<int> rank;
  Square to = Square::from_index(0);
};

constexpr bool is_file(char c) { return c >= 'a' && c <= 'i'; }

std::optional<Words> read_words(std::string_view text) {
  Words words;
  if (!text.empty() && is_upper(text.front())) {
    const auto role = role_of(text.front());
    if (!role) return std::nullopt;
    words.role = *role;
    text.remove_prefix(1);
  }
  if (text.ends_with('+') || text.ends_with('#')) text.remove_suffix(1);
  if (text.size() < 2 || !is_file(text[text.size() - 2]) || !is_digit(text.back()))
    return std::nullopt;
  words.to = Square::at(text[text.size() - 2] - 'a', text.back() - '0');
  text.remove_suffix(2);
  if (text.ends_with('x') || text.ends_with('-')) text.remove_suffix(1);
  if (!text.empty() && is_file(text.front())) {
    words.file = text.front() - 'a';
    text.remove_prefix(1);
  }
  if (!text.empty() && is_digit(text.front())) {
    words.rank = text.front() - '0';
    text.remove_prefix(1);
  }
  if (!text.empty()) return std::nullopt;
  return words;
}

}  // namespace

base::Result<Move, TextFault> parse_algebraic(const Board& board, std::string_view text) {
  const auto words = read_words(text);
  if (!words) return base::Failure<TextFault>(TextFault{Part::kMove, 0});
  std::optional<Move> found;
  bool several = false;
  board.pieces(board.to_move(), words->role).for_each([&](Square from) {
    if (words->file && from.file() != *words->file) return;
    if (words->rank && from.rank() != *words->rank) return;
    const Move move = Move::step(from, words->to);
    if (!board.is_legal(move)) return;
    several = several || found.has_value();
    found = move;
  });
  if (several) return base::Failure<TextFault>(TextFault{Part::kAmbiguous, 0});
  if (!found) return base::Failure<TextFault>(TextFault{Part::kNoSuchMove, 0});
  return *found;
}

}  // namespace notation::xiangqi
