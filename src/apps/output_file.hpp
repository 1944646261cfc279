// A file that is there whole or not at all: it is written beside its place and put there at the
// end, so that an older file of the name is never lost to a half-written one. Used by one thread.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"

namespace apps {

class OutputFile {
 public:
  // Opens the new file. What is no ordinary file (a pipe, a device) is written to directly, and a
  // link is followed. Fails with what the system says.
  static base::Result<OutputFile, std::string> create(const std::string& path);

  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&&) = delete;
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  // Without commit() nothing has happened.
  ~OutputFile();

  // A fault is kept for commit().
  void write(std::string_view text);
  // Puts the file in its place; the last thing done with it. Fails with what the system says.
  [[nodiscard]] base::Result<base::Done, std::string> commit();

 private:
  OutputFile(std::string path, std::string temporary, int descriptor)
      : path_(std::move(path)), temporary_(std::move(temporary)), descriptor_(descriptor) {}

  void flush();
  // Keeps the first fault.
  void check(bool done);

  std::string path_;
  std::string temporary_;  // empty where there is none
  int descriptor_ = -1;
  std::string buffer_;
  int error_ = 0;
};

}  // namespace apps
