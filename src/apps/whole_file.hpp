// A file read in one piece.
#pragma once

#include <string>

#include "base/result.hpp"

namespace apps {

// All bytes of the file. Fails with what the system says, for a folder too.
[[nodiscard]] base::Result<std::string, std::string> read_whole_file(const std::string& path);

}  // namespace apps
