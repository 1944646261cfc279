#include "apps/context.hpp"

#include <ostream>
#include <string_view>

namespace apps {

int fail(const Context& context, std::string_view text, int status) {
  context.err << "chuhe: " << text << '\n';
  return status;
}

}  // namespace apps
