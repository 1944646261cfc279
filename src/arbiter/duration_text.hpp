// Times as `h:mm:ss.mmm`. Any thread may use it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/time.hpp"

namespace arbiter {

// `0:59:47.655`; needs a time that is not negative.
std::string write_duration(base::Duration duration);
// The same with what a clock face shows: `9:05`, `1:00:03`; tenths under ten seconds, `9.8`.
std::string clock_face(base::Duration duration);

// Reads `s`, `m:s` or `h:m:s`, seconds with up to three decimals: `5`, `05:00`, `1:00:03.250`.
// Nothing for any other text, nor for more than a hundred thousand days.
std::optional<base::Duration> parse_duration(std::string_view text);

}  // namespace arbiter
