#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "apps/convert_game.hpp"
#include "apps/desk/record.hpp"
#include "arbiter/duration_text.hpp"
#include "arbiter/event.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/table.hpp"
#include "arbiter/table_log.hpp"
#include "arbiter/time_control.hpp"
#include "arbiter/time_control_text.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "notation/record/game_tree.hpp"
#include "notation/record/pgn_format.hpp"
#include "rules/outcome.hpp"
#include "text/catalogue.hpp"
#include "text/event_sentences.hpp"

namespace apps {
namespace {

// The move of an event, before it is played.
std::string written_move(const arbiter::Table& table, notation::Dialect dialect,
                         const arbiter::Event& event) {
  const auto* moved = std::get_if<arbiter::Moved>(&event.what);
  if (moved == nullptr) return {};
  return table.game()
      .rewrite(moved->move, notation::Dialect::kCoordinates, dialect)
      .value_or(moved->move);
}

// Follows the events along the tree.
class TreeWriter {
 public:
  TreeWriter(text::Language language, notation::Dialect dialect, const arbiter::LogHead& head)
      : language_(language),
        dialect_(dialect),
        head_(head),
        table_(arbiter::Table::open(head.settings).value()),
        line_{notation::GameTree::kStart} {}

  void add(const arbiter::Event& event) {
    const int ply = table_.game().ply();
    const auto text = written_move(table_, dialect_, event);
    if (!table_.take_in(event)) return;
    if (!text.empty()) return add_move(text, std::get<arbiter::Moved>(event.what));
    comment(ply, event);
    // Where moves went back, the line goes on from there.
    line_.resize(static_cast<std::size_t>(table_.game().ply()) + 1);
  }

  notation::GameTree finish() {
    add_tags();
    return std::move(tree_);
  }

 private:
  // What replaces moves that were taken back is the line, these are variations.
  void add_move(const std::string& text, const arbiter::Moved& moved) {
    const auto node = tree_.add_first_move(line_.back(), text);
    line_.push_back(node);
    if (has_clock()) tree_.add_comment(node, "[%clk " + clock_text(moved.left) + "]");
  }

  bool has_clock() const {
    const auto& controls = head_.settings.controls;
    const auto side = other(table_.game().to_move());
    const auto& control = side == board::Side::kFirst ? controls.first : controls.second;
    return control.kind == arbiter::TimeControl::Kind::kClock;
  }

  // Whole seconds, as PGN wants them.
  static std::string clock_text(base::Duration left) {
    const auto text = arbiter::write_duration(left);
    return text.substr(0, text.size() - 4);
  }

  void comment(int ply, const arbiter::Event& event) {
    tree_.add_comment(line_[static_cast<std::size_t>(ply)],
                      arbiter::write_duration({event.at.ms}) + ' ' +
                          text::event_sentence(language_, table_.game().kit(), event));
  }

  void add_tags() {
    const auto& game = table_.game();
    tree_.add_tag("Game", game_tag_of(game.kit()));
    for (const auto& [name, value] : head_.tags) tree_.set_tag(name, value);
    const auto& ending = table_.ending();
    const std::string result(ending ? rules::result_code(ending->outcome) : "*");
    tree_.set_tag("Result", result);
    tree_.set_tag("Ruleset", game::ruleset_name(game.ruleset()));
    tree_.set_tag("TimeControl", arbiter::write_time_controls(head_.settings.controls));
    if (head_.settings.start != "start") tree_.set_tag("FEN", game.start_fen());
    tree_.set_tag("Format", notation::format_of(dialect_));
    if (const auto parsed = notation::parse_result(result)) tree_.set_result(*parsed);
    tree_.set_black_first(game.start_fen().find(" b ") != std::string::npos);
  }

  text::Language language_;
  notation::Dialect dialect_;
  const arbiter::LogHead& head_;
  arbiter::Table table_;
  notation::GameTree tree_;
  std::vector<notation::NodeId> line_;  // by ply
};

}  // namespace

std::string log_text_of(text::Language language, notation::Dialect dialect,
                        const arbiter::LogHead& head, const arbiter::Events& events) {
  auto table = arbiter::Table::open(head.settings).value();
  std::string text;
  for (const auto& event : events) {
    const auto move = written_move(table, dialect, event);
    text += arbiter::write_duration({event.at.ms}) + "  " +
            text::event_sentence(language, table.game().kit(), event, move) + '\n';
    if (!table.take_in(event)) break;
  }
  return text;
}

notation::GameTree game_tree_of(text::Language language, notation::Dialect dialect,
                                const arbiter::LogHead& head, const arbiter::Events& events) {
  TreeWriter writer(language, dialect, head);
  for (const auto& event : events) writer.add(event);
  return writer.finish();
}

}  // namespace apps
