// The values of fields as text: write_value(v), and read_value(text, v), which gives false and
// leaves `v` half read where the text is no such value; form_of(v) says what was expected, in signs
// that need no translation. Private to the module.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/field_values.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/points.hpp"

namespace tournament::detail {

using base::read_value;
using base::write_value;

std::string write_value(PlayerId player);                   // `7`
std::string write_value(const std::vector<PlayerId>& ids);  // `7,2`
std::string write_value(const std::vector<Seats>& boards);  // `7-2,1-3`
std::string write_value(Points points);                     // `-0.5`
std::string write_value(ByeKind kind);                      // `zero`, `half`, `full`, `none`
std::string write_value(NumberedBy by);                     // `strength`, `lots`, `entry`, `hand`
std::string write_value(GameResult result);

bool read_value(std::string_view text, PlayerId& player);
bool read_value(std::string_view text, std::vector<PlayerId>& ids);
bool read_value(std::string_view text, std::vector<Seats>& boards);
bool read_value(std::string_view text, Points& points);
bool read_value(std::string_view text, ByeKind& kind);
bool read_value(std::string_view text, NumberedBy& by);
bool read_value(std::string_view text, GameResult& result);

std::string_view form_of(const std::string& text);
std::string_view form_of(int number);
std::string_view form_of(bool flag);
std::string_view form_of(PlayerId player);
std::string_view form_of(const std::vector<PlayerId>& ids);
std::string_view form_of(const std::vector<Seats>& boards);
std::string_view form_of(Points points);
std::string_view form_of(ByeKind kind);
std::string_view form_of(NumberedBy by);
std::string_view form_of(GameResult result);

template <class T>
std::string write_value(const std::optional<T>& value) {
  return write_value(*value);
}
template <class T>
bool read_value(std::string_view text, std::optional<T>& value) {
  return read_value(text, value.emplace());
}
template <class T>
std::string_view form_of(const std::optional<T>& /*value*/) {
  return form_of(T{});
}

}  // namespace tournament::detail
