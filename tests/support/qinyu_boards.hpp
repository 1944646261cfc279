// Qinyu positions in a few words, so that the rules are tested without the notation module.
#pragma once

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "board/geometry.hpp"
#include "board/move.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/ruleset.hpp"
#include "rules/setup_fault.hpp"

namespace support::qinyu {

using Position = rules::Position<rules::qinyu::Qinyu>;
using rules::qinyu::Kit;
using rules::qinyu::Move;
using rules::qinyu::Role;
using rules::qinyu::Setup;
using rules::qinyu::Square;

inline constexpr std::string_view kLetters = "QAEBNRGSDHMJCWPK";
inline constexpr auto kWhite = board::Side::kFirst;
inline constexpr auto kBlack = board::Side::kSecond;

// Needs one of the letters.
inline Role role_of(char letter) {
  const auto at = kLetters.find(static_cast<char>(std::toupper(letter)));
  return static_cast<Role>(std::min(at, kLetters.size() - 1));
}
inline board::Side side_of(char letter) { return std::isupper(letter) != 0 ? kWhite : kBlack; }

// Takes `l12` off the front of the text.
inline Square take_square(std::string_view& text) {
  int rank = 0;
  const auto end = std::from_chars(text.data() + 1, text.data() + text.size(), rank).ptr;
  const Square square = Square::at(text[0] - 'a', rank - 1);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return square;
}
inline Square square(std::string_view text) { return take_square(text); }
inline std::string name(Square square) {
  return static_cast<char>('a' + square.file()) + std::to_string(square.rank() + 1);
}

// `Kg1 kg12 Q~e5`: upper case White, `~` promoted; hands as in text, `QPPn`.
inline Setup setup(const std::string& pieces, std::string_view hands = "",
                   board::Side to_move = kWhite) {
  Setup setup;
  std::istringstream words(pieces);
  for (std::string word; words >> word;) {
    const bool promoted = word[1] == '~';
    setup.at(square(std::string_view(word).substr(promoted ? 2 : 1))) =
        rules::qinyu::Piece{side_of(word[0]), role_of(word[0]), promoted};
  }
  for (const char letter : hands)
    ++setup.hands[index(side_of(letter))][static_cast<int>(role_of(letter))];
  setup.to_move = to_move;
  return setup;
}

// `e3e6`, `e9e10q`, `P@e5`.
inline Move move_of(std::string_view text) {
  if (text[1] == '@') return Move::drop(role_of(text[0]), square(text.substr(2)));
  const Square from = take_square(text);
  const Square to = take_square(text);
  return text.empty() ? Move::step(from, to) : Move::promote(from, to, role_of(text[0]));
}

// Needs a setup with no faults but those that a study may have.
inline Position position(const Setup& setup) {
  return *Position::from(setup, rules::study_faults());
}
inline Position after(Position position, const std::string& moves) {
  std::istringstream words(moves);
  for (std::string word; words >> word;) position.play_unchecked(move_of(word));
  return position;
}
inline bool legal(const Position& position, std::string_view text) {
  return position.is_legal(move_of(text));
}
inline bool legal(const Setup& setup, std::string_view text) {
  return legal(position(setup), text);
}

inline std::vector<Move> moves_of(const Position& position) {
  const auto list = std::make_unique<rules::MoveList<Kit>>();
  position.legal_moves(*list);
  return {list->begin(), list->end()};
}
// The targets of a piece, sorted as text: `e5 f6`.
inline std::string targets(const Setup& setup, std::string_view from) {
  std::vector<std::string> names;
  for (const auto move : moves_of(position(setup))) {
    if (move.kind() == board::MoveKind::kStep && move.from() == square(from))
      names.push_back(name(move.to()));
  }
  std::ranges::sort(names);
  std::string joined;
  for (const auto& n : names) joined += (joined.empty() ? "" : " ") + n;
  return joined;
}
// In how many ways something is dropped.
inline int drops(const Setup& setup) {
  return static_cast<int>(
      std::ranges::count_if(moves_of(position(setup)), [](Move move) { return move.is_drop(); }));
}

}  // namespace support::qinyu
