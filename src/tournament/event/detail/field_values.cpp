#include "tournament/event/detail/field_values.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/event/event.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {
namespace {

constexpr std::array<std::string_view, 4> kByeKinds = {"zero", "half", "full", "none"};
constexpr std::array<std::string_view, 4> kNumberedBy = {"strength", "lots", "entry", "hand"};

template <class Enum>
bool read_name(const std::array<std::string_view, 4>& names, std::string_view text, Enum& value) {
  const auto* const name = std::ranges::find(names, text);
  if (name == names.end()) return false;
  value = static_cast<Enum>(name - names.begin());
  return true;
}

template <class T>
std::string write_list(const std::vector<T>& items, std::string (*write)(const T&)) {
  std::string text;
  for (const T& item : items) {
    if (!text.empty()) text += ',';
    text += write(item);
  }
  return text;
}

// The parts between commas; none of an empty text.
template <class T>
bool read_list(std::string_view text, std::vector<T>& items, bool (*read)(std::string_view, T&)) {
  items.clear();
  while (!text.empty()) {
    const auto comma = text.find(',');
    T item{};
    if (!read(text.substr(0, comma), item)) return false;
    items.push_back(item);
    if (comma == std::string_view::npos) return true;
    text.remove_prefix(comma + 1);
    if (text.empty()) return false;
  }
  return true;
}

std::string write_id(const PlayerId& id) { return std::to_string(to_int(id)); }
bool read_id(std::string_view text, PlayerId& id) { return read_value(text, id); }
std::string write_seats(const Seats& seats) {
  return write_id(seats.first) + '-' + write_id(seats.second);
}
bool read_seats(std::string_view text, Seats& seats) {
  const auto dash = text.find('-');
  return dash != std::string_view::npos && read_value(text.substr(0, dash), seats.first) &&
         read_value(text.substr(dash + 1), seats.second);
}

}  // namespace

std::string write_value(PlayerId player) { return write_id(player); }
std::string write_value(const std::vector<PlayerId>& ids) { return write_list(ids, write_id); }
std::string write_value(const std::vector<Seats>& boards) {
  return write_list(boards, write_seats);
}
std::string write_value(Points points) { return write_points(points); }
std::string write_value(ByeKind kind) {
  return std::string(kByeKinds[static_cast<std::size_t>(kind)]);
}
std::string write_value(NumberedBy by) {
  return std::string(kNumberedBy[static_cast<std::size_t>(by)]);
}
std::string write_value(GameResult result) { return std::string(result_text(result)); }

bool read_value(std::string_view text, PlayerId& player) {
  int number = 0;
  if (!read_value(text, number) || number < 1 || number > kMostPlayers) return false;
  player = player_id(number);
  return true;
}

bool read_value(std::string_view text, std::vector<PlayerId>& ids) {
  return read_list(text, ids, read_id);
}
bool read_value(std::string_view text, std::vector<Seats>& boards) {
  return read_list(text, boards, read_seats);
}

bool read_value(std::string_view text, Points& points) {
  const std::optional<Points> read = parse_points(text);
  if (read) points = *read;
  return read.has_value();
}

bool read_value(std::string_view text, ByeKind& kind) { return read_name(kByeKinds, text, kind); }
bool read_value(std::string_view text, NumberedBy& by) { return read_name(kNumberedBy, text, by); }

bool read_value(std::string_view text, GameResult& result) {
  const std::optional<GameResult> read = parse_result(text);
  if (read) result = *read;
  return read.has_value();
}

std::string_view form_of(const std::string& /*text*/) { return "\"...\""; }
std::string_view form_of(int /*number*/) { return "0 1 2 ..."; }
std::string_view form_of(bool /*flag*/) { return "yes no"; }
std::string_view form_of(PlayerId /*player*/) { return "1 2 3 ..."; }
std::string_view form_of(const std::vector<PlayerId>& /*ids*/) { return "4,1,3,..."; }
std::string_view form_of(const std::vector<Seats>& /*boards*/) { return "4-1,2-3,..."; }
std::string_view form_of(Points /*points*/) { return "1 0.5 -1.5 ..."; }
std::string_view form_of(ByeKind /*kind*/) { return "zero half full none"; }
std::string_view form_of(NumberedBy /*by*/) { return "strength lots entry hand"; }
std::string_view form_of(GameResult /*result*/) { return result_forms(); }

}  // namespace tournament::detail
