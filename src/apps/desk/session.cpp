#include "apps/desk/session.hpp"

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "apps/context.hpp"
#include "apps/desk/json.hpp"
#include "apps/desk/log_file.hpp"
#include "apps/desk/pending_text.hpp"
#include "apps/desk/record.hpp"
#include "apps/desk/time_source.hpp"
#include "apps/desk/words.hpp"
#include "apps/output_file.hpp"
#include "arbiter/action_fault.hpp"
#include "arbiter/duration_text.hpp"
#include "arbiter/event.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/table.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/record/pgn_writer.hpp"
#include "notation/utf8.hpp"
#include "text/board_text.hpp"
#include "text/desk_message.hpp"
#include "text/event_sentences.hpp"
#include "text/message.hpp"
#include "text/ply_sentences.hpp"
#include "text/sentences.hpp"
#include "text/table_fault_sentences.hpp"

namespace apps {
namespace {

using text::DeskMessage;
using text::Message;
using Kind = DeskQuestion::Kind;

bool is_utf8(std::string_view text) {
  while (!text.empty())
    if (notation::next_code_point(text) == notation::kNoCodePoint) return false;
  return true;
}

}  // namespace

DeskSession::DeskSession(const Context& context, DeskStyle style, ReadDeskFile read, DeskFile file,
                         TimeSource time)
    : context_(context),
      style_(std::move(style)),
      head_(std::move(read.head)),
      table_(std::move(read.table)),
      events_(std::move(read.events)),
      file_(std::move(file)),
      time_(time) {}

bool DeskSession::obey(std::string_view line) {
  if (!is_utf8(line)) return refuse("bad-line", std::string(context_.say(DeskMessage::kNotUtf8)));
  auto read = read_desk_line(line, table_, style_.arbiter);
  if (!read) {
    const auto& fault = read.error();
    return refuse("bad-line", context_.say(fault.message, {fault.word, fault.needed}));
  }
  if (read->time) {
    TimeSource typed = time_;
    typed.set(*read->time, table_.state().last);
    if (typed.now() < table_.state().last)
      return refuse({arbiter::ActionFault::Kind::kTimeRunsBack, {}, {}, {}}, {});
    time_ = typed;
  }
  look_at_time();
  if (const auto* ordered = std::get_if<DeskAct>(&read->what)) return act(*ordered);
  if (const auto* question = std::get_if<DeskQuestion>(&read->what)) return answer(*question);
  return true;
}

// Tried on a copy first: nothing has happened that the file does not hold.
bool DeskSession::act(const DeskAct& act) {
  arbiter::Table next = table_;
  const auto events = next.act(act.by, act.action, time_.now());
  if (!events) return refuse(events.error(), act.move);
  if (!keep(*events)) return false;
  table_ = std::move(next);
  tell(*events);
  return true;
}

void DeskSession::look_at_time() {
  arbiter::Table next = table_;
  const auto events = next.tick(time_.now());
  if (events.empty() || !keep(events)) return;
  table_ = std::move(next);
  tell(events);
}

bool DeskSession::keep(const arbiter::Events& events) {
  if (const auto kept = file_.append(events); !kept) {
    return refuse("not-kept", context_.say(Message::kErrorWrite, {file_.path(), kept.error()}));
  }
  events_.insert(events_.end(), events.begin(), events.end());
  return true;
}

void DeskSession::tell(const arbiter::Events& events) {
  const auto kit = table_.game().kit();
  for (const auto& event : events) {
    if (style_.json) {
      context_.out << event_json(event);
      continue;
    }
    std::string move;
    if (std::holds_alternative<arbiter::Moved>(event.what))
      move = table_.game().moves(style_.dialect).back();
    context_.out << arbiter::write_duration({event.at.ms}) << "  "
                 << text::event_sentence(context_.language, kit, event, move) << '\n';
  }
  context_.out.flush();
}

bool DeskSession::refuse(std::string_view code, const std::string& sentence) {
  if (style_.json) {
    context_.out << fault_json(code, sentence);
  } else {
    context_.out << "! " << sentence << '\n';
  }
  context_.out.flush();
  return false;
}

bool DeskSession::refuse(const arbiter::ActionFault& fault, const std::string& move) {
  const auto sentence =
      text::action_fault_sentence(context_.language, table_.game().kit(), fault, move);
  refuse(arbiter::action_fault_code(fault.kind), sentence);
  using Fault = arbiter::ActionFault::Kind;
  if (style_.json || table_.settings().venue != arbiter::Venue::kOverTheBoard) return false;
  // What was not allowed may have been done all the same.
  if (fault.kind == Fault::kMove && fault.game.kind == game::Fault::Kind::kIllegalMove)
    context_.out << context_.say(DeskMessage::kHintIllegal, {move}) << '\n';
  if (fault.kind == Fault::kBoundByTouch)
    context_.out << context_.say(DeskMessage::kHintBreach, {move}) << '\n';
  return false;
}

void DeskSession::show(std::string_view name, const std::string& text) {
  context_.out << (style_.json ? text_json(name, text) : text) << std::flush;
}

// To a file, whole or not at all, or to be read here.
bool DeskSession::put_out(std::string_view name, const std::string& path, const std::string& text) {
  if (path.empty()) {
    show(name, text);
    return true;
  }
  auto file = OutputFile::create(path);
  if (!file) return refuse("not-written", context_.say(Message::kErrorWrite, {path, file.error()}));
  file->write(text);
  if (const auto written = file->commit(); !written)
    return refuse("not-written", context_.say(Message::kErrorWrite, {path, written.error()}));
  show(name, context_.say(DeskMessage::kWritten, {path}) + '\n');
  return true;
}

bool DeskSession::answer(const DeskQuestion& question) {
  const auto& game = table_.game();
  switch (question.kind) {
    case Kind::kBoard:
    case Kind::kClocks:
    case Kind::kPending:
      if (style_.json) {
        context_.out << table_json(table_, time_.now()) << std::flush;
      } else {
        show({}, question.kind == Kind::kBoard
                     ? text::draw_board(context_.language, style_.glyphs, game)
                 : question.kind == Kind::kClocks ? clocks_text()
                                                  : pending_text_of(context_, table_));
      }
      return true;
    case Kind::kLog:
      show("log", log_text_of(context_.language, style_.dialect, head_, events_));
      return true;
    case Kind::kReport:
      return put_out("report", question.argument,
                     report_of(context_.language, style_.dialect, head_, events_));
    case Kind::kPgn:
      return put_out("pgn", question.argument, pgn_text());
    case Kind::kMoves: {
      std::string moves;
      for (const auto& move : game.legal_moves(style_.dialect)) moves += move + '\n';
      show("moves", moves);
      return true;
    }
    case Kind::kExplain:
      show("explain", explain_text());
      return true;
    case Kind::kArbiter:
      if (question.argument.empty())
        return refuse("bad-line", context_.say(DeskMessage::kNeeds, {"arbiter", "NAME"}));
      style_.arbiter = question.argument;
      return true;
    case Kind::kHelp:
      show("help", help_text(question.argument));
      return true;
    case Kind::kQuit:
      quits_ = true;
      return true;
  }
  return true;
}

std::string DeskSession::clocks_text() const {
  const auto now = time_.now();
  std::string text;
  for (const auto side : {board::Side::kFirst, board::Side::kSecond})
    text += clock_text_of(context_, table_, side, now) + '\n';
  return text;
}

std::string DeskSession::prompt() const {
  const auto now = time_.now();
  const auto& game = table_.game();
  return context_.say(DeskMessage::kPrompt,
                      {clock_text_of(context_, table_, board::Side::kFirst, now),
                       clock_text_of(context_, table_, board::Side::kSecond, now),
                       std::to_string(game.ply() / 2 + 1),
                       text::side_name(context_.language, game.kit(), game.to_move())});
}

std::optional<base::Duration> DeskSession::wait() const {
  const auto deadline = table_.deadline();
  if (!deadline || !time_.live()) return std::nullopt;
  return std::max(*deadline - time_.now(), base::Duration{});
}

// The latest cycle, ply by ply, with what proves each class (X7).
std::string DeskSession::explain_text() const {
  const auto& game = table_.game();
  const auto cycle = game.last_cycle();
  if (!cycle) return std::string(context_.say(Message::kExplainNothing)) + '\n';
  std::string text;
  for (const auto& ply : game.explain(cycle->first, cycle->second))
    text += text::ply_report(context_.language, game.kit(), ply);
  return text;
}

std::string DeskSession::help_text(std::string_view word) const {
  std::string text;
  for (const auto& known : desk_words()) {
    if (!word.empty() && known.word != word) continue;
    std::string usage = "  " + std::string(known.word);
    if (!known.needs.empty()) usage.append(" ").append(known.needs);
    text += usage + "\n      " + std::string(context_.say(known.help)) + '\n';
  }
  if (text.empty()) return context_.say(DeskMessage::kUnknownWord, {word}) + '\n';
  if (word.empty()) text += std::string(context_.say(DeskMessage::kHelpClosing)) + '\n';
  return text;
}

std::string DeskSession::pgn_text() const {
  std::string pgn;
  notation::write_pgn(game_tree_of(context_.language, style_.dialect, head_, events_), pgn);
  return pgn;
}

}  // namespace apps
