#include "tournament/tiebreak/value.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace tournament {

std::int64_t rounded_quotient(std::int64_t a, std::int64_t b) {
  const std::int64_t doubled = 2 * a + b;
  const std::int64_t quotient = doubled / (2 * b);
  const bool towards_zero = doubled < 0 && doubled % (2 * b) != 0;
  return towards_zero ? quotient - 1 : quotient;
}

std::string write_value(const Value& value) {
  std::int64_t scale = 1;
  for (int i = 0; i < value.decimals; ++i) {
    scale *= 10;
  }
  const std::int64_t scaled = rounded_quotient(value.numerator * scale, value.denominator);
  std::string text = scaled < 0 ? "-" : "";
  text += std::to_string(std::abs(scaled) / scale);
  if (value.decimals > 0) {
    const std::string fraction = std::to_string(std::abs(scaled) % scale);
    text += '.';
    text += std::string(static_cast<std::size_t>(value.decimals) - fraction.size(), '0');
    text += fraction;
  }
  return text;
}

}  // namespace tournament
