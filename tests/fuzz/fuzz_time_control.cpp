// Any bytes as a time control: what is read is valid, is written in its short form and read again
// alike.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "arbiter/time_control.hpp"
#include "arbiter/time_control_text.hpp"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto controls = arbiter::parse_time_controls(text);
  if (!controls) {
    require(controls.error().offset <= size);
    return 0;
  }
  require(is_valid(*controls));
  const std::string written = arbiter::write_time_controls(*controls);
  const auto again = arbiter::parse_time_controls(written);
  require(again && *again == *controls);
  require(arbiter::write_time_controls(*again) == written);
  static_cast<void>(arbiter::speed_of(*controls));
  return 0;
}
