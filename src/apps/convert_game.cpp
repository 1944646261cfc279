#include "apps/convert_game.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/position_options.hpp"
#include "apps/record_start.hpp"
#include "base/result.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "notation/record/game_tree.hpp"
#include "notation/record/pgn_format.hpp"
#include "notation/record/pgn_tree.hpp"
#include "notation/record/pgn_writer.hpp"

namespace apps {
namespace {

using notation::GameTree;
using notation::NodeId;

constexpr int kRanksOfQinyu = 12;
constexpr std::array<std::string_view, 3> kQinyuNames = {"Qinyu Chess", "Qinyu", "沁羽棋"};

// The tag Game says which game it is; else the number of ranks in the FEN does.
game::KitId kit_of_record(const GameTree& tree) {
  const auto name = tree.tag("Game");
  for (const auto qinyu : kQinyuNames)
    if (notation::is_same_tag(name, qinyu)) return game::KitId::kQinyu;
  const auto fen = tree.tag("FEN");
  const auto ranks = std::ranges::count(fen, '/') + 1;
  return name.empty() && ranks == kRanksOfQinyu ? game::KitId::kQinyu : game::KitId::kXiangqi;
}

game::RulesetId ruleset_of(const GameTree& tree, const ConvertRules& rules) {
  if (rules.ruleset) return *rules.ruleset;
  const bool is_qinyu = kit_of_record(tree) == game::KitId::kQinyu;
  return game::parse_kit(is_qinyu ? "qinyu" : "xiangqi").value();
}

// Walks over the moves of a record, playing them and taking them back.
class Replay {
 public:
  Replay(const notation::PgnTree& record, game::Game& game, notation::Dialect to,
         ConvertedGame& converted)
      : record_(record),
        tree_(record.tree),
        game_(game),
        to_(to),
        converted_(converted),
        places_(tree_.move_count() + 1) {}

  void run() {
    auto node = tree_.first_child(GameTree::kStart);
    while (node) {
      const bool played = play(*node);
      const auto child = played ? tree_.first_child(*node) : std::nullopt;
      node = child ? child : next(*node, played);
    }
  }

 private:
  // The next move behind a line that has ended.
  std::optional<NodeId> next(NodeId node, bool played) {
    while (node != GameTree::kStart) {
      if (played) [[maybe_unused]]
        const auto undone = game_.undo();
      // What would replace a move that is left out is left out with it.
      if (played || tree_.begins_variation(node))
        if (const auto sibling = tree_.next_sibling(node)) return sibling;
      node = *tree_.parent(node);
      played = true;
    }
    return std::nullopt;
  }

  bool play(NodeId node) {
    const auto text = tree_.move(node);
    auto rewritten = game_.rewrite(text, converted_.from, to_);
    if (rewritten) {
      if (auto played = game_.play(text, converted_.from); !played)
        rewritten = base::Failure<game::Fault>(std::move(played.error()));
    }
    if (rewritten) {
      add(node, *rewritten);
    } else {
      leave_out(node, rewritten.error());
    }
    return rewritten.has_value();
  }

  void add(NodeId node, std::string_view text) {
    auto& out = converted_.tree;
    const NodeId added = out.add_move(place_of(*tree_.parent(node)), text);
    place_of(node) = added;
    for (const auto comment : tree_.comments_before(node)) out.add_comment_before(added, comment);
    for (const auto nag : tree_.nags(node)) out.add_nag(added, nag);
    for (const auto comment : tree_.comments(node)) out.add_comment(added, comment);
    if (tree_.begins_variation(node)) ++converted_.variations;
  }

  void leave_out(NodeId node, const game::Fault& fault) {
    const int before = game_.ply();
    converted_.left_out.push_back({record_.line_of(node), before + 1, std::string(tree_.move(node)),
                                   dialect_of(fault), fault});
    const NodeId parent = *tree_.parent(node);
    const NodeId owner = tree_.begins_variation(node) ? *tree_.first_child(parent) : parent;
    converted_.tree.add_comment(place_of(owner), notation::pgn_line(tree_, node, before));
  }

  game::MoveDialect dialect_of(const game::Fault& fault) const {
    const bool is_of_writing =
        fault.kind == game::Fault::Kind::kNoSuchDialect && !has_dialect(game_, to_);
    return is_of_writing ? to_ : converted_.from;
  }

  NodeId& place_of(NodeId node) { return places_[static_cast<std::size_t>(node)]; }

  const notation::PgnTree& record_;
  const GameTree& tree_;
  game::Game& game_;
  notation::Dialect to_;
  ConvertedGame& converted_;
  std::vector<NodeId> places_;  // in the new tree, by the number of a move in the old one
};

void copy_head(const GameTree& tree, ConvertedGame& converted) {
  auto& out = converted.tree;
  for (const auto& tag : tree.tags()) out.add_tag(tag.name, tag.value);
  if (out.tag("Game").empty() || kit_of_record(tree) != converted.kit)
    out.set_tag("Game", game_tag_of(converted.kit));
  for (const auto nag : tree.nags(GameTree::kStart)) out.add_nag(GameTree::kStart, nag);
  for (const auto comment : tree.comments(GameTree::kStart))
    out.add_comment(GameTree::kStart, comment);
  out.set_result(tree.result());
  out.set_black_first(tree.black_first());
}

RecordStart start_of(const GameTree& tree, const ConvertedGame& converted) {
  RecordStart start{converted.fen, {}, {}, tree.black_first(), converted.from};
  const auto first = tree.first_child(GameTree::kStart);
  const auto second = first ? tree.first_child(*first) : std::nullopt;
  if (first) start.first_move = tree.move(*first);
  if (second) start.second_move = tree.move(*second);
  return start;
}

// Without a position no move can be played: all are one comment.
void keep_unplayed(const GameTree& tree, ConvertedGame& converted, const game::Fault& fault) {
  converted.fen_fault = fault;
  if (const auto first = tree.first_child(GameTree::kStart))
    converted.tree.add_comment(GameTree::kStart, notation::pgn_line(tree, *first, 0));
}

// Where Black begins the FEN says so, for readers that look nowhere else.
void set_first_side(const game::Game& game, ConvertedGame& converted) {
  const bool black = game.to_move() == board::Side::kSecond;
  converted.tree.set_black_first(black);
  if (black && !notation::says_black_first(converted.fen))
    converted.tree.set_tag("FEN", game.start_fen());
}

}  // namespace

std::string_view game_tag_of(game::KitId kit) {
  return kit == game::KitId::kXiangqi ? "Chinese Chess" : kQinyuNames.front();
}

ConvertedGame convert_game(const notation::PgnTree& record, const ConvertRules& rules) {
  const GameTree& tree = record.tree;
  ConvertedGame converted;
  const auto ruleset = ruleset_of(tree, rules);
  converted.kit = game::kit_of(ruleset);
  converted.from = rules.from ? rules.from : notation::dialect_by_format(tree.tag("Format"));
  converted.fen = tree.tag("FEN").empty() ? "start" : tree.tag("FEN");
  copy_head(tree, converted);
  const auto game = begin_record(ruleset, start_of(tree, converted), game::Strictness::kStudy);
  if (game) {
    set_first_side(**game, converted);
    Replay(record, **game, rules.to, converted).run();
  } else {
    keep_unplayed(tree, converted, game.error());
  }
  converted.moves = static_cast<std::int64_t>(converted.tree.move_count());
  converted.lost_moves = static_cast<std::int64_t>(tree.move_count()) - converted.moves;
  // Where all moves are in a comment they are as they were.
  if (game && (converted.moves > 0 || converted.lost_moves == 0))
    converted.tree.set_tag("Format", notation::format_of(rules.to));
  return converted;
}

}  // namespace apps
