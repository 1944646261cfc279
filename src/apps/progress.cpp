#include "apps/progress.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>

#include <unistd.h>

namespace apps {
namespace {

constexpr std::chrono::milliseconds kPause{200};
constexpr int kBarWidth = 30;

}  // namespace

bool Progress::is_terminal() { return ::isatty(STDERR_FILENO) == 1; }

void Progress::show(std::string_view text) {
  if (is_due()) draw(std::string(text));
}

void Progress::show(double part, std::string_view text) {
  if (!is_due()) return;
  std::string bar(kBarWidth, '.');
  const auto full = static_cast<std::size_t>(std::clamp(part, 0.0, 1.0) * kBarWidth);
  bar.replace(0, full, full, '#');
  draw(bar.append(" ").append(text));
}

void Progress::clear() {
  if (drawn_) stream_ << "\r\x1b[K" << std::flush;
  drawn_ = false;
}

bool Progress::is_due() {
  if (!shown_) return false;
  const auto now = std::chrono::steady_clock::now();
  if (now - last_ < kPause) return false;
  last_ = now;
  return true;
}

void Progress::draw(const std::string& line) {
  stream_ << "\r\x1b[K" << line << std::flush;
  drawn_ = true;
}

}  // namespace apps
