// Tournament report files as the commands read them. Used by one thread.
#pragma once

#include <optional>
#include <string>

#include "apps/context.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {

// The file at the path, `-` for standard input; nothing after a word on why there is none, with the
// line and what was expected.
std::optional<tournament::TrfFile> read_trf_input(const Context& context, const std::string& path);

}  // namespace apps
