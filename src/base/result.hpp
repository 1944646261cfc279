// Result<T, E>: a value, or the reason why there is none. Errors of input are values here: nothing
// throws across a module's door.
#pragma once

#include <tl/expected.hpp>

namespace base {

template <class T, class E>
using Result = tl::expected<T, E>;

// Failure(e): what a function returns in place of its value.
template <class E>
using Failure = tl::unexpected<E>;

// The value of an operation that only succeeds or fails.
struct Done {
  friend constexpr bool operator==(Done, Done) = default;
};

}  // namespace base
