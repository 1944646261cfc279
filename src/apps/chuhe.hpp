// The command line of `chuhe` as a function, so that tests can call it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/context.hpp"
#include "text/catalogue.hpp"

namespace apps {

// The language that the environment asks for: LC_ALL, else LC_MESSAGES, else LANG.
text::Language language_of_environment();

// Runs one command line without the name of the program. Gives the exit status: kOk, kFailed or
// kUsage. The language of the context is what counts where --lang does not say another.
int run_chuhe(std::vector<std::string> arguments, std::string_view version, Context context);

}  // namespace apps
