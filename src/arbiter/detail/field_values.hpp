// The values of fields as text: write_value(v) and read_value(text, v), which gives false and
// leaves `v` as it is, or half read, where the text is no such value. Private to the module.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/duty.hpp"
#include "arbiter/ruling.hpp"
#include "base/field_values.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "rules/outcome.hpp"

namespace arbiter::detail {

using base::read_value;
using base::write_value;

std::string write_value(board::Side side);         // `first`, `second`
std::string write_value(base::Duration duration);  // `0:05:00.000`
std::string write_value(Duty::Kind kind);
std::string write_value(IncidentKind kind);
std::string write_value(Finding finding);
std::string write_value(rules::Reason reason);
std::string write_value(const std::vector<std::string>& squares);  // `e3,e6`
std::string write_value(const rules::CycleEvidence& cycle);        // `5-12`, `5-12,first`
std::string write_value(const rules::Outcome& outcome);            // `first,time`, `none,agreement`

bool read_value(std::string_view text, board::Side& side);
bool read_value(std::string_view text, base::Duration& duration);
bool read_value(std::string_view text, Duty::Kind& kind);
bool read_value(std::string_view text, IncidentKind& kind);
bool read_value(std::string_view text, Finding& finding);
bool read_value(std::string_view text, rules::Reason& reason);
bool read_value(std::string_view text, std::vector<std::string>& squares);
bool read_value(std::string_view text, rules::CycleEvidence& cycle);
bool read_value(std::string_view text, rules::Outcome& outcome);

template <class T>
std::string write_value(const std::optional<T>& value) {
  return write_value(*value);
}
template <class T>
bool read_value(std::string_view text, std::optional<T>& value) {
  return read_value(text, value.emplace());
}

}  // namespace arbiter::detail
