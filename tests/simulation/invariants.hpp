// What must hold of every table, whatever is done at it. Used by one thread.
#pragma once

#include <optional>
#include <string>

#include "arbiter/event.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/table.hpp"
#include "simulation/random_table.hpp"

namespace simulation {

// Watches one game step by step. Each check gives what does not hold, or nothing.
class Watch {
 public:
  explicit Watch(const arbiter::Table& table);

  // Needs the table as it stood before the step and as it stands after it.
  std::optional<std::string> after(const Step& step, const arbiter::Table& before,
                                   const arbiter::Table& now);
  // Needs the table after the last step: the log gives the same table, as events and as text.
  std::optional<std::string> at_end(const arbiter::Table& now) const;

  const arbiter::Events& events() const { return events_; }

 private:
  std::optional<std::string> check_order(const arbiter::Events& events);
  std::optional<std::string> check_text(const arbiter::Events& events);

  arbiter::Settings settings_;
  arbiter::Events events_;
  std::string text_;  // the log
  bool ended_ = false;
  bool reopened_ = false;
};

}  // namespace simulation
