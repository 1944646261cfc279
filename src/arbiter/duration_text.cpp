#include "arbiter/duration_text.hpp"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "base/time.hpp"

namespace arbiter {
namespace {

constexpr std::int64_t kMostMs = std::int64_t{100'000} * 24 * 3600 * 1000;

std::string padded(std::int64_t number, std::size_t width) {
  auto digits = std::to_string(number);
  if (digits.size() < width) digits.insert(0, width - digits.size(), '0');
  return digits;
}

// Digits alone.
std::optional<std::int64_t> parse_number(std::string_view text) {
  constexpr std::size_t kMostDigits = 12;
  std::int64_t number = 0;
  if (text.empty() || text.size() > kMostDigits || text.front() == '-') return std::nullopt;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// Seconds with up to three decimals, in milliseconds.
std::optional<std::int64_t> parse_seconds(std::string_view text) {
  const auto point = text.find('.');
  const auto whole = parse_number(text.substr(0, point));
  if (!whole) return std::nullopt;
  if (point == std::string_view::npos) return *whole * 1000;
  std::string decimals(text.substr(point + 1));
  if (decimals.empty() || decimals.size() > 3) return std::nullopt;
  decimals.resize(3, '0');
  const auto part = parse_number(decimals);
  if (!part) return std::nullopt;
  return *whole * 1000 + *part;
}

}  // namespace

std::string write_duration(base::Duration duration) {
  const auto ms = duration.ms;
  return std::to_string(ms / 3'600'000) + ':' + padded(ms / 60'000 % 60, 2) + ':' +
         padded(ms / 1000 % 60, 2) + '.' + padded(ms % 1000, 3);
}

std::string clock_face(base::Duration duration) {
  const auto ms = duration.ms;
  if (ms < 10'000) return std::to_string(ms / 1000) + '.' + std::to_string(ms / 100 % 10);
  const auto hours = ms / 3'600'000;
  const auto seconds = ':' + padded(ms / 1000 % 60, 2);
  if (hours == 0) return std::to_string(ms / 60'000) + seconds;
  return std::to_string(hours) + ':' + padded(ms / 60'000 % 60, 2) + seconds;
}

std::optional<base::Duration> parse_duration(std::string_view text) {
  std::int64_t total = 0;  // of hours and minutes, in minutes
  for (int parts = 0; parts < 2; ++parts) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) break;
    const auto part = parse_number(text.substr(0, colon));
    if (!part || *part > kMostMs / 60'000) return std::nullopt;
    total = total * 60 + *part;
    if (total > kMostMs / 60'000) return std::nullopt;
    text.remove_prefix(colon + 1);
  }
  const auto seconds = parse_seconds(text);
  if (!seconds || *seconds > kMostMs) return std::nullopt;
  const auto ms = total * 60'000 + *seconds;
  return ms > kMostMs ? std::nullopt : std::optional(base::milliseconds(ms));
}

}  // namespace arbiter
