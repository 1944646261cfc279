// Checks of the rounds that report files have. Used by one thread.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "apps/context.hpp"
#include "tournament/checker.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {

using RoundCheck =
    std::function<std::optional<tournament::RoundDifference>(const tournament::Record&, int)>;

// Pairs every round of the file anew. A round that differs is shown in two columns: as the system
// pairs it, and as the file has it. Gives the status: kFailed when a round differs.
int check_file(const Context& context, const std::string& name, const tournament::TrfFile& file,
               const RoundCheck& check);

}  // namespace apps
