#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "apps/desk/record.hpp"
#include "arbiter/duration_text.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "arbiter/table.hpp"
#include "arbiter/table_log.hpp"
#include "arbiter/time_control.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "notation/display_width.hpp"
#include "rules/outcome.hpp"
#include "text/catalogue.hpp"
#include "text/desk_message.hpp"
#include "text/event_sentences.hpp"
#include "text/sentences.hpp"
#include "text/time_control_sentences.hpp"

namespace apps {
namespace {

using board::Side;
using text::DeskMessage;

// Tags in the order of a sheet.
struct TagLine {
  std::string_view tag;
  DeskMessage message;
};
constexpr std::array kTagLines = {
    TagLine{"Event", DeskMessage::kReportEvent},
    TagLine{"Site", DeskMessage::kReportSite},
    TagLine{"Date", DeskMessage::kReportDate},
    TagLine{"Round", DeskMessage::kReportRound},
};

std::string tag_of(const arbiter::LogHead& head, std::string_view name) {
  for (const auto& [key, value] : head.tags)
    if (key == name) return value;
  return {};
}

// Fills a text to a number of columns.
std::string filled(std::string text, std::size_t columns) {
  const auto width = static_cast<std::size_t>(notation::display_width(text));
  if (width < columns) text.append(columns - width, ' ');
  return text;
}

class Sheet {
 public:
  Sheet(text::Language language, notation::Dialect dialect, const arbiter::LogHead& head,
        const arbiter::Events& events)
      : language_(language),
        dialect_(dialect),
        head_(head),
        events_(events),
        table_(arbiter::Table::open(head.settings).value()) {
    for (const auto& event : events) {
      if (!table_.take_in(event)) break;
      if (const auto* moved = std::get_if<arbiter::Moved>(&event.what))
        left_.push_back(moved->left);
      left_.resize(static_cast<std::size_t>(table_.game().ply()));  // what was taken back is gone
    }
  }

  std::string write() {
    add_head();
    add_moves();
    add_happenings();
    add_result();
    add_signatures();
    return sheet_;
  }

 private:
  std::string_view say(DeskMessage message) const { return text::message(language_, message); }
  std::string say(DeskMessage message, std::initializer_list<std::string_view> arguments) const {
    return text::format(language_, message, arguments);
  }
  void line(std::string_view text) {
    sheet_ += text;
    sheet_ += '\n';
  }
  game::KitId kit() const { return table_.game().kit(); }
  std::string name_of(Side side) const {
    const bool xiangqi = kit() == game::KitId::kXiangqi;
    const std::string_view tag = side == Side::kSecond ? "Black" : xiangqi ? "Red" : "White";
    const auto colour = text::side_name(language_, kit(), side);
    const auto name = tag_of(head_, tag);
    return name.empty() ? std::string(colour) : say(DeskMessage::kReportPlayer, {colour, name});
  }

  void add_head() {
    line(say(DeskMessage::kReportTitle));
    sheet_ += '\n';
    for (const auto& [tag, message] : kTagLines) {
      const auto value = tag_of(head_, tag);
      if (!value.empty()) line(say(message, {value}));
    }
    line(name_of(Side::kFirst));
    line(name_of(Side::kSecond));
    line(say(DeskMessage::kReportRules, {game::ruleset_name(head_.settings.ruleset)}));
    line(say(DeskMessage::kReportControl,
             {text::time_controls_name(language_, kit(), head_.settings.controls)}));
    if (head_.settings.start != "start")
      line(say(DeskMessage::kReportStart, {head_.settings.start}));
    sheet_ += '\n';
  }

  bool is_timed() const {
    const auto none = arbiter::TimeControl::Kind::kNone;
    const auto& controls = head_.settings.controls;
    return controls.first.kind != none || controls.second.kind != none;
  }

  void add_moves() {
    constexpr std::size_t kMoveColumns = 14;
    constexpr std::size_t kTimeColumns = 10;
    const auto moves = table_.game().moves(dialect_);
    int ply = table_.game().start_fen().find(" b ") != std::string::npos ? 1 : 0;
    std::string row = ply == 0 ? "" : filled("  1.", 6) + filled("...", kMoveColumns);
    for (std::size_t i = 0; i < moves.size(); ++i, ++ply) {
      if (ply % 2 == 0) row = filled(' ' + std::to_string(ply / 2 + 1) + '.', 6);
      row += filled(moves[i], kMoveColumns);
      if (is_timed()) row += filled(arbiter::clock_face(left_[i]), kTimeColumns);
      if (ply % 2 == 1) line(row.substr(0, row.find_last_not_of(' ') + 1));
    }
    if (ply % 2 == 1) line(row.substr(0, row.find_last_not_of(' ') + 1));
    sheet_ += '\n';
  }

  // All but the moves; nothing that was taken back is left out.
  void add_happenings() {
    for (const auto& event : events_) {
      if (std::holds_alternative<arbiter::Moved>(event.what)) continue;
      line(arbiter::write_duration({event.at.ms}) + "  " +
           text::event_sentence(language_, kit(), event));
    }
    sheet_ += '\n';
  }

  void add_result() {
    const auto& ending = table_.ending();
    if (!ending) return line(say(DeskMessage::kReportOpen));
    line(say(DeskMessage::kReportResult,
             {rules::result_code(ending->outcome),
              text::verdict_sentence(language_, kit(), arbiter::verdict_of(*ending))}));
  }

  void add_signatures() {
    sheet_ += '\n';
    line(say(DeskMessage::kReportSign, {text::side_name(language_, kit(), Side::kFirst),
                                        text::side_name(language_, kit(), Side::kSecond)}));
  }

  text::Language language_;
  notation::Dialect dialect_;
  const arbiter::LogHead& head_;
  const arbiter::Events& events_;
  arbiter::Table table_;
  std::vector<base::Duration> left_;  // on the mover's clock after each ply that stands
  std::string sheet_;
};

}  // namespace

std::string report_of(text::Language language, notation::Dialect dialect,
                      const arbiter::LogHead& head, const arbiter::Events& events) {
  return Sheet(language, dialect, head, events).write();
}

}  // namespace apps
