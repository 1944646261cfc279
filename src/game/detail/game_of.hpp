// The one implementation of Game, for any ruleset. Private to game/make_game_of.hpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
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
#include "game/detail/view_of.hpp"
#include "game/game.hpp"
#include "game/ply_view.hpp"
#include "notation/dialect.hpp"
#include "notation/move_codec.hpp"
#include "rules/history.hpp"
#include "rules/illegal_move.hpp"
#include "rules/outcome.hpp"
#include "rules/perft.hpp"
#include "rules/ply_report.hpp"
#include "rules/position.hpp"
#include "rules/warning.hpp"

namespace game::detail {

template <rules::Ruleset R>
class GameOf final : public Game {
  using Board = typename R::Board;
  using Kit = typename Board::Kit;
  using Move = board::MoveOf<Kit>;
  using Position = rules::Position<R>;
  using Text = KitText<Kit>;
  using Dialect = notation::Dialect;

 public:
  GameOf(RulesetId id, const board::Setup<Kit>& start, const Position& position)
      : id_(id), position_(position) {
    history_.start = start;
    history_.start_key = position.key();
    history_.start_facts = R::start_facts(position.board());
    verdicts_.push_back(judge());
  }

  std::unique_ptr<Game> clone() const override { return std::make_unique<GameOf>(*this); }
  RulesetId ruleset() const override { return id_; }
  KitId kit() const override { return Text::kId; }
  board::Side to_move() const override { return position_.to_move(); }
  bool in_check() const override { return position_.in_check(); }
  std::string fen() const override { return Text::write_fen(position_.setup()); }
  std::string start_fen() const override { return Text::write_fen(history_.start); }
  int ply() const override { return history_.size(); }
  std::optional<rules::Verdict> verdict() const override { return verdicts_.back(); }

  std::optional<rules::Verdict> claim() const override {
    if constexpr (requires { R::claim(position_, history_); }) {
      if (const auto on_board = R::judge_board(position_)) return on_board;
      return R::claim(position_, history_);
    }
    return verdict();
  }

  std::optional<rules::Verdict> limit() const override {
    if constexpr (requires { R::limit(position_, history_); }) {
      return R::limit(position_, history_);
    } else {
      const auto& verdict = verdicts_.back();
      const bool full = verdict && verdict->outcome.reason == rules::Reason::kMoveCount;
      return full ? verdict : std::nullopt;
    }
  }

  rules::Warnings warnings() const override {
    if constexpr (requires { R::warnings(position_, history_); })
      if (!verdict() || !verdict()->ends_game()) return R::warnings(position_, history_);
    return {};
  }

  std::vector<PlyView> explain(int first, int last) const override {
    std::vector<PlyView> views;
    Board board(history_.start);
    int ply = 0;
    for (const auto& report : reports(first, last)) {
      while (ply < report.ply) board.make(history_.plies[ply++].move);
      views.push_back(view_of<Text>(report, history_.plies[ply - 1].move, board));
    }
    return views;
  }

  std::optional<std::pair<int, int>> last_cycle() const override {
    for (int last = history_.size(); last > 0; --last) {
      for (int before = last - 2; before >= 0; before -= 2)
        if (history_.key_after(before) == history_.key_after(last)) return {{before + 1, last}};
    }
    return std::nullopt;
  }

  std::vector<rules::SideCounts> counts() const override {
    if constexpr (requires { R::counts(history_); }) return R::counts(history_);
    return {};
  }

  std::vector<Dialect> dialects() const override {
    std::vector<Dialect> dialects;
    for (const auto& codec : Text::codecs()) dialects.push_back(codec.dialect);
    return dialects;
  }

  std::vector<std::string> moves(Dialect dialect) const override {
    const auto* codec = notation::find_codec(Text::codecs(), dialect);
    std::vector<std::string> texts;
    if (codec == nullptr) return texts;
    texts.reserve(history_.plies.size());
    Board board(history_.start);
    for (const auto& entry : history_.plies) {
      texts.push_back(codec->write(board, entry.move));
      board.make(entry.move);
    }
    return texts;
  }

  std::vector<std::string> legal_moves(Dialect dialect) const override {
    std::vector<std::string> texts;
    for (auto& [text, move] : sorted_moves(dialect)) texts.push_back(std::move(text));
    return texts;
  }

  std::vector<MoveView> legal_move_views() const override {
    std::vector<MoveView> views;
    for (auto& [text, move] : sorted_moves(Dialect::kCoordinates)) {
      const auto captured = position_.board().captured_on(move);
      views.push_back({std::move(text), move.is_drop() ? "" : Text::square_name(move.from()),
                       Text::square_name(move.to()), captured ? Text::square_name(*captured) : ""});
    }
    return views;
  }

  base::Result<std::optional<rules::IllegalMove>, Fault> why_illegal(
      std::string_view text) const override {
    const auto move = Text::parse_move(text);
    if (!move) return base::Failure<Fault>(move.error());
    return Text::why_illegal(position_.board(), *move);
  }

  base::Result<std::string, Fault> rewrite(std::string_view text, MoveDialect from,
                                           Dialect to) const override {
    const auto move = read(text, from);
    if (!move) return base::Failure<Fault>(move.error());
    const auto* codec = notation::find_codec(Text::codecs(), to);
    if (codec == nullptr) return base::Failure<Fault>({Fault::Kind::kNoSuchDialect});
    return codec->write(position_.board(), *move);
  }

  base::Result<base::Done, Fault> play(std::string_view text, MoveDialect dialect) override {
    const auto move = read(text, dialect);
    if (!move) return base::Failure<Fault>(move.error());
    const Board before = position_.board();
    undos_.push_back(position_.play_unchecked(*move));
    history_.plies.push_back({*move, position_.key(), R::facts(before, *move, position_.board())});
    verdicts_.push_back(judge());
    return base::Done{};
  }

  base::Result<base::Done, Fault> undo() override {
    if (undos_.empty()) return base::Failure<Fault>({Fault::Kind::kNothingToUndo});
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
    for (auto& [text, move] : sorted_moves(Dialect::kCoordinates)) {
      Position next = position_;
      next.play_unchecked(move);
      parts.push_back({std::move(text), Text::perft(next.board(), depth - 1, bulk)});
    }
    return parts;
  }

  BoardView view() const override {
    const auto setup = position_.setup();
    BoardView view{Kit::Geometry::kFiles, Kit::Geometry::kRanks, {}, {}};
    for (const auto& piece : setup.placement) view.squares.push_back(view_of_piece(piece));
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

  bool is_square(std::string_view text) const override {
    return Text::parse_square(text).has_value();
  }

  std::optional<PieceView> at(std::string_view square) const override {
    const auto point = Text::parse_square(square);
    return point ? view_of_piece(position_.setup().at(*point)) : std::nullopt;
  }

 private:
  static std::optional<PieceView> view_of_piece(const std::optional<board::Piece<Kit>>& piece) {
    if (!piece) return std::nullopt;
    return PieceView{piece->side, Text::letter(piece->side, piece->role), piece->promoted};
  }

  base::Result<Move, Fault> read(std::string_view text, MoveDialect dialect) const {
    const Board& board = position_.board();
    if (!dialect) return at_door(Text::parse_record_move(board, text), Fault::Kind::kBadMoveText);
    const auto* codec = notation::find_codec(Text::codecs(), *dialect);
    if (codec == nullptr) return base::Failure<Fault>({Fault::Kind::kNoSuchDialect});
    return at_door(codec->parse(board, text), Fault::Kind::kBadMoveText);
  }

  std::vector<std::pair<std::string, Move>> sorted_moves(Dialect dialect) const {
    std::vector<std::pair<std::string, Move>> moves;
    const auto* codec = notation::find_codec(Text::codecs(), dialect);
    if (codec == nullptr) return moves;
    rules::MoveList<Kit> list;
    position_.legal_moves(list);
    moves.reserve(list.size());
    for (const auto move : list) moves.emplace_back(codec->write(position_.board(), move), move);
    std::sort(moves.begin(), moves.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    return moves;
  }

  // Where the ruleset classes no plies, the checks.
  std::vector<rules::PlyReport<Kit>> reports(int first, int last) const {
    if constexpr (requires { R::reports(history_, first, last); }) {
      return R::reports(history_, first, last);
    } else {
      return rules::check_reports(history_, first, last);
    }
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
