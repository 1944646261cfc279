// One line on the error stream that tells how far a job is. Silent unless it is asked to show
// itself; redrawn a few times a second at most. Used by one thread.
#pragma once

#include <chrono>
#include <iosfwd>
#include <string>
#include <string_view>

namespace apps {

class Progress {
 public:
  Progress(std::ostream& stream, bool shown) : stream_(stream), shown_(shown) {}
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Whether the error stream of the process is a terminal.
  static bool is_terminal();

  bool shown() const { return shown_; }
  void show(std::string_view text);
  // The same after a bar; `part` is what of the job is done, from 0 to 1.
  void show(double part, std::string_view text);
  // Takes the line away, before something else is written.
  void clear();

 private:
  bool is_due();
  void draw(const std::string& line);

  std::ostream& stream_;
  bool shown_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point last_{};
};

}  // namespace apps
