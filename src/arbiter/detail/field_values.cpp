#include "arbiter/detail/field_values.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/duration_text.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/ruling.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "rules/outcome.hpp"

namespace arbiter::detail {
namespace {

template <class T>
bool put(const std::optional<T>& read, T& value) {
  if (read) value = *read;
  return read.has_value();
}

}  // namespace

std::string write_value(board::Side side) {
  return side == board::Side::kFirst ? "first" : "second";
}
std::string write_value(base::Duration duration) { return write_duration(duration); }
std::string write_value(Duty::Kind kind) { return std::string(duty_name(kind)); }
std::string write_value(IncidentKind kind) { return std::string(incident_code(kind)); }
std::string write_value(Finding finding) { return std::string(finding_code(finding)); }
std::string write_value(rules::Reason reason) { return std::string(rules::reason_code(reason)); }

std::string write_value(const std::vector<std::string>& squares) {
  std::string text;
  for (const auto& square : squares) {
    if (!text.empty()) text += ',';
    text += square;
  }
  return text;
}

std::string write_value(const rules::CycleEvidence& cycle) {
  auto text = std::to_string(cycle.first_ply) + '-' + std::to_string(cycle.last_ply);
  if (cycle.offender) text += ',' + write_value(*cycle.offender);
  return text;
}

std::string write_value(const rules::Outcome& outcome) {
  return (outcome.winner ? write_value(*outcome.winner) : "none") + ',' +
         write_value(outcome.reason);
}

bool read_value(std::string_view text, board::Side& side) {
  side = text == "second" ? board::Side::kSecond : board::Side::kFirst;
  return text == "first" || text == "second";
}

bool read_value(std::string_view text, base::Duration& duration) {
  return put(parse_duration(text), duration);
}

bool read_value(std::string_view text, Duty::Kind& kind) {
  for (const auto each :
       {Duty::Kind::kNone, Duty::Kind::kMove, Duty::Kind::kCapture, Duty::Kind::kCaptureWith}) {
    if (duty_name(each) != text) continue;
    kind = each;
    return true;
  }
  return false;
}

bool read_value(std::string_view text, IncidentKind& kind) {
  return put(parse_incident(text), kind);
}
bool read_value(std::string_view text, Finding& finding) {
  return put(parse_finding(text), finding);
}
bool read_value(std::string_view text, rules::Reason& reason) {
  return put(rules::parse_reason(text), reason);
}

bool read_value(std::string_view text, std::vector<std::string>& squares) {
  squares.clear();
  while (true) {
    const auto comma = text.find(',');
    if (comma == 0 || text.empty()) return false;
    squares.emplace_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return true;
    text.remove_prefix(comma + 1);
  }
}

bool read_value(std::string_view text, rules::CycleEvidence& cycle) {
  const auto comma = text.find(',');
  const auto plies = text.substr(0, comma);
  const auto dash = plies.find('-');
  if (dash == std::string_view::npos) return false;
  if (!read_value(plies.substr(0, dash), cycle.first_ply) ||
      !read_value(plies.substr(dash + 1), cycle.last_ply))
    return false;
  cycle.offender.reset();
  return comma == std::string_view::npos ||
         read_value(text.substr(comma + 1), cycle.offender.emplace());
}

bool read_value(std::string_view text, rules::Outcome& outcome) {
  const auto comma = text.find(',');
  if (comma == std::string_view::npos) return false;
  const auto winner = text.substr(0, comma);
  outcome.winner.reset();
  if (winner != "none" && !read_value(winner, outcome.winner.emplace())) return false;
  return read_value(text.substr(comma + 1), outcome.reason);
}

}  // namespace arbiter::detail
