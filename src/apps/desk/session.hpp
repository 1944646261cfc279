// A sitting at the desk: lines come in, the table acts, the file keeps it, people are told. Used by
// one thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "apps/context.hpp"
#include "apps/desk/log_file.hpp"
#include "apps/desk/time_source.hpp"
#include "apps/desk/words.hpp"
#include "arbiter/action_fault.hpp"
#include "arbiter/event.hpp"
#include "arbiter/table.hpp"
#include "arbiter/table_log.hpp"
#include "base/time.hpp"
#include "notation/dialect.hpp"
#include "text/board_text.hpp"

namespace apps {

struct DeskStyle {
  notation::Dialect dialect{};
  text::Glyphs glyphs{};
  bool json = false;
  std::string arbiter;  // who signs
};

class DeskSession {
 public:
  DeskSession(const Context& context, DeskStyle style, ReadDeskFile read, DeskFile file,
              TimeSource time);

  // Obeys one line. False: it was refused, or could not be kept.
  bool obey(std::string_view line);
  // What time alone has led to.
  void look_at_time();
  bool wants_to_quit() const { return quits_; }
  // The clocks and whose turn it is, before the next line.
  std::string prompt() const;
  // When time alone may lead to something, from now; nothing while it cannot.
  std::optional<base::Duration> wait() const;

 private:
  bool act(const DeskAct& act);
  bool answer(const DeskQuestion& question);
  bool keep(const arbiter::Events& events);
  void tell(const arbiter::Events& events);
  bool refuse(std::string_view code, const std::string& sentence);
  bool refuse(const arbiter::ActionFault& fault, const std::string& move);
  void show(std::string_view name, const std::string& text);
  bool put_out(std::string_view name, const std::string& path, const std::string& text);
  std::string clocks_text() const;
  std::string explain_text() const;
  std::string help_text(std::string_view word) const;
  std::string pgn_text() const;

  const Context& context_;
  DeskStyle style_;
  arbiter::LogHead head_;
  arbiter::Table table_;
  arbiter::Events events_;
  DeskFile file_;
  TimeSource time_;
  bool quits_ = false;
};

}  // namespace apps
