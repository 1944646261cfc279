// The time at a desk: typed in, or that of the machine. Used by one thread.
#pragma once

#include <chrono>

#include "apps/desk/words.hpp"
#include "base/time.hpp"

namespace apps {

class TimeSource {
 public:
  // Goes on from the last event of a log.
  TimeSource(base::Instant last, bool live) : base_(last), live_(live) {}

  bool live() const { return live_; }
  base::Instant now() const {
    if (!live_) return base_;
    const auto passed = std::chrono::steady_clock::now() - begun_;
    return base_ + base::milliseconds(
                       std::chrono::duration_cast<std::chrono::milliseconds>(passed).count());
  }
  // From here on it is the time that was typed; `last` is that of the last event.
  void set(const TypedTime& typed, base::Instant last) {
    base_ = typed.relative ? last + typed.time : base::Instant{typed.time.ms};
    begun_ = std::chrono::steady_clock::now();
  }

 private:
  base::Instant base_;
  bool live_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace apps
