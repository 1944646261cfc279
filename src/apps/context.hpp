// What every command of `chuhe` works with: its streams, the language, and how it may end.
#pragma once

#include <initializer_list>
#include <iosfwd>
#include <string>
#include <string_view>

#include "text/catalogue.hpp"

namespace apps {

inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;  // the job could not be done, or found what it looked for
inline constexpr int kUsage = 2;   // the command line asks for no job

struct Context {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  text::Language language = text::Language::kEnglish;

  // What a message of one of the catalogues says.
  template <class AnyMessage>
  std::string_view say(AnyMessage message) const {
    return text::message(language, message);
  }
  template <class AnyMessage>
  std::string say(AnyMessage message, std::initializer_list<std::string_view> arguments) const {
    return text::format(language, message, arguments);
  }
};

// Writes `chuhe: TEXT` to the error stream and gives the status.
int fail(const Context& context, std::string_view text, int status = kFailed);

}  // namespace apps
