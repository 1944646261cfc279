#include "tournament/points.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace tournament {
namespace {

constexpr int kMostPoints = 9999;

}  // namespace

std::string write_points(Points points) {
  const int tenths = std::abs(points.tenths);
  std::string text = points.tenths < 0 ? "-" : "";
  text += std::to_string(tenths / 10);
  text += '.';
  text += std::to_string(tenths % 10);
  return text;
}

std::optional<Points> parse_points(std::string_view text) {
  const bool negative = text.starts_with('-');
  text.remove_prefix(negative ? 1 : 0);
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const std::string_view whole = text.substr(0, text.find('.'));
  if (whole.empty() || !std::ranges::all_of(whole, is_digit)) {
    return std::nullopt;
  }
  int units = 0;
  const auto [end, error] = std::from_chars(whole.data(), whole.data() + whole.size(), units);
  if (error != std::errc{} || units > kMostPoints) {
    return std::nullopt;
  }
  int tenths = 0;
  if (whole.size() != text.size()) {
    const std::string_view fraction = text.substr(whole.size() + 1);
    if (fraction.size() != 1 || !is_digit(fraction.front())) {
      return std::nullopt;
    }
    tenths = fraction.front() - '0';
  }
  const int value = units * 10 + tenths;
  return Points{negative ? -value : value};
}

}  // namespace tournament
