// A Xiangqi game of a ruleset, played from text below the door, for tests.
#pragma once

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <vector>

#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/setup_fault.hpp"
#include "rules/xiangqi/kit.hpp"
#include "support/case_file.hpp"

namespace support {

template <class R>
class PlayedGame {
 public:
  using Position = rules::Position<R>;
  using Move = rules::xiangqi::Move;

  // Needs a setup that the ruleset accepts, in a study at least.
  explicit PlayedGame(const std::string& fen)
      : position_(*Position::from(*notation::xiangqi::parse_fen(fen), rules::study_faults())) {
    history_.start = position_.setup();
    history_.start_key = position_.key();
    history_.start_facts = R::start_facts(position_.board());
  }
  PlayedGame(const std::string& fen, const std::string& moves) : PlayedGame(fen) {
    for (const auto& move : words(moves)) play(*notation::xiangqi::parse_coordinates(move));
  }

  // Needs a legal move.
  void play(Move move) {
    const auto before = position_.board();
    position_.play_unchecked(move);
    history_.plies.push_back({move, position_.key(), R::facts(before, move, position_.board())});
  }

  const Position& position() const { return position_; }
  const rules::History<rules::xiangqi::Kit>& history() const { return history_; }
  std::optional<rules::Verdict> verdict() const {
    if (const auto on_board = R::judge_board(position_)) return on_board;
    return R::judge_history(position_, history_);
  }

 private:
  Position position_;
  rules::History<rules::xiangqi::Kit> history_;
};

// The same case seen in a mirror that stands beside the board, or with the colours exchanged.
inline std::string mirrored_move(std::string move) {
  for (const int i : {0, 2}) move[i] = static_cast<char>('a' + 'i' - move[i]);
  return move;
}
inline std::string exchanged_move(std::string move) {
  for (const int i : {1, 3}) move[i] = static_cast<char>('0' + '9' - move[i]);
  return move;
}
template <class Change>
std::string changed_moves(const std::string& moves, const Change& change) {
  std::string changed;
  for (const auto& move : words(moves)) {
    if (!changed.empty()) changed += ' ';
    changed += change(move);
  }
  return changed;
}

inline std::vector<std::string> ranks_of(const std::string& fen) {
  return split(fen.substr(0, fen.find(' ')), '/');
}
inline std::string with_ranks(const std::vector<std::string>& ranks, const std::string& tail) {
  std::string fen;
  for (const auto& rank : ranks) fen += (fen.empty() ? "" : "/") + rank;
  return fen + tail;
}
inline std::string mirrored_fen(const std::string& fen) {
  auto ranks = ranks_of(fen);
  for (auto& rank : ranks) std::ranges::reverse(rank);
  return with_ranks(ranks, fen.substr(fen.find(' ')));
}
inline std::string exchanged_fen(const std::string& fen) {
  auto ranks = ranks_of(fen);
  std::ranges::reverse(ranks);
  for (auto& rank : ranks) {
    for (char& c : rank) {
      const auto u = static_cast<unsigned char>(c);
      c = static_cast<char>(std::isupper(u) != 0 ? std::tolower(u) : std::toupper(u));
    }
  }
  std::string tail = fen.substr(fen.find(' '));
  tail[1] = tail[1] == 'b' ? 'w' : 'b';
  return with_ranks(ranks, tail);
}

}  // namespace support
