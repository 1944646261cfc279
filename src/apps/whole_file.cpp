#include "apps/whole_file.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <string>
#include <system_error>

#include "base/result.hpp"

namespace apps {
namespace {

struct Closer {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

base::Failure<std::string> system_says(int error) {
  return base::Failure<std::string>(std::generic_category().message(error));
}

}  // namespace

base::Result<std::string, std::string> read_whole_file(const std::string& path) {
  const std::unique_ptr<std::FILE, Closer> file(std::fopen(path.c_str(), "rb"));
  if (file == nullptr) return system_says(errno);
  std::string text;
  std::array<char, 1U << 16U> part{};
  // A folder opens; it is reading that it refuses.
  while (const auto size = std::fread(part.data(), 1, part.size(), file.get()))
    text.append(part.data(), size);
  if (std::ferror(file.get()) != 0) return system_says(errno);
  return text;
}

}  // namespace apps
