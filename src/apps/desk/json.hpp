// What a desk tells programs: one object a line (docs/formats/desk-output.md). Any thread may use
// it.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/event.hpp"
#include "arbiter/table.hpp"
#include "base/time.hpp"

namespace apps {

// Each ends with a line end.
std::string event_json(const arbiter::Event& event);
// A refused line: its code, and the sentence.
std::string fault_json(std::string_view code, std::string_view text);
// How the table stands: position, clocks, what is pending, the result.
std::string table_json(const arbiter::Table& table, base::Instant now);
// A text that was asked for, under its name.
std::string text_json(std::string_view name, std::string_view text);

}  // namespace apps
