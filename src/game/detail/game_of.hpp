// The one implementation of Game, for any ruleset. Private to the registry.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "board/kit.hpp"
#include "board/setup.hpp"
#include "game/detail/kit_text.hpp"
#include "game/game.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/perft.hpp"
#include "rules/position.hpp"

namespace game::detail {

template <rules::Ruleset R>
class GameOf final : public Game {
  using Board = typename R::Board;
  using Kit = typename Board::Kit;
  using Move = board::MoveOf<Kit>;
  using Position = rules::Position<R>;
  using Text = KitText<Kit>;

 public:
  GameOf(RulesetId id, const board::Setup<Kit>& start, const Position& position)
      : id_(id), position_(position) {
    history_.start = start;
    history_.start_key = position.key();
    history_.start_facts = R::start_facts(position.board());
    verdicts_.push_back(judge());
  }

  RulesetId ruleset() const override { return id_; }
  KitId kit() const override { return Text::kId; }
  board::Side to_move() const override { return position_.to_move(); }
  bool in_check() const override { return position_.in_check(); }
  std::string fen() const override { return Text::write_fen(position_.setup()); }
  std::string start_fen() const override { return Text::write_fen(history_.start); }
  int ply() const override { return history_.size(); }
  std::optional<rules::Verdict> verdict() const override { return verdicts_.back(); }

  std::vector<std::string> moves() const override {
    std::vector<std::string> texts;
    texts.reserve(history_.plies.size());
    for (const auto& entry : history_.plies) texts.push_back(Text::write_move(entry.move));
    return texts;
  }

  std::vector<std::string> legal_moves() const override {
    std::vector<std::string> texts;
    for (auto& [text, move] : sorted_moves()) texts.push_back(std::move(text));
    return texts;
  }

  base::Result<base::Done, Fault> play(std::string_view text, MoveText form) override {
    const auto move = Text::parse_move(position_.board(), text, form);
    if (!move) return base::Failure<Fault>(move.error());
    if (!position_.is_legal(*move))
      return base::Failure<Fault>(Fault{Fault::Kind::kIllegalMove, -1, {}});
    const Board before = position_.board();
    undos_.push_back(position_.play_unchecked(*move));
    history_.plies.push_back({*move, position_.key(), R::facts(before, *move, position_.board())});
    verdicts_.push_back(judge());
    return base::Done{};
  }

  base::Result<base::Done, Fault> undo() override {
    if (undos_.empty()) return base::Failure<Fault>(Fault{Fault::Kind::kNothingToUndo, -1, {}});
    position_.undo(undos_.back());
    undos_.pop_back();
    history_.plies.pop_back();
    verdicts_.pop_back();
    return base::Done{};
  }

  std::uint64_t perft(int depth, rules::Bulk bulk) const override {
    return Text::perft(position_.board(), depth, bulk);
  }

  std::vector<Division> divide(int depth, rules::Bulk bulk) const override {
    std::vector<Division> parts;
    if (depth == 0) return parts;
    for (auto& [text, move] : sorted_moves()) {
      Position next = position_;
      next.play_unchecked(move);
      parts.push_back({std::move(text), Text::perft(next.board(), depth - 1, bulk)});
    }
    return parts;
  }

  BoardView view() const override {
    const auto setup = position_.setup();
    BoardView view{Kit::Geometry::kFiles, Kit::Geometry::kRanks, {}, {}};
    for (const auto& piece : setup.placement) {
      view.squares.push_back(
          piece ? std::optional(PieceView{piece->side, Text::letter(piece->side, piece->role),
                                          piece->promoted})
                : std::nullopt);
    }
    for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
      for (int role = 0; role < Kit::kRoleCount; ++role) {
        const int count = setup.hands[index(side)][role];
        if (count == 0) continue;
        const char letter = Text::letter(side, static_cast<typename Kit::Role>(role));
        view.hands.emplace_back(PieceView{side, letter, false}, count);
      }
    }
    return view;
  }

 private:
  std::vector<std::pair<std::string, Move>> sorted_moves() const {
    rules::MoveList<Kit> list;
    position_.legal_moves(list);
    std::vector<std::pair<std::string, Move>> moves;
    moves.reserve(list.size());
    for (const auto move : list) moves.emplace_back(Text::write_move(move), move);
    std::sort(moves.begin(), moves.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    return moves;
  }

  std::optional<rules::Verdict> judge() const {
    if (const auto on_board = R::judge_board(position_)) return on_board;
    return R::judge_history(position_, history_);
  }

  RulesetId id_;
  Position position_;
  rules::History<Kit> history_;
  std::vector<typename Board::Undo> undos_;
  // After each ply, the start included.
  std::vector<std::optional<rules::Verdict>> verdicts_;
};

}  // namespace game::detail
