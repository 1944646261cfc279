// The characters of moves by file: what each means. Private to the file notation.
#pragma once

#include <cstdint>

namespace notation::xiangqi {

enum class SignKind : std::uint8_t { kNone, kRole, kPlace, kNumber, kAction };

// Values of kPlace and of kAction.
enum class Place : std::uint8_t { kFront, kMiddle, kRear };
enum class Action : std::uint8_t { kForward, kBack, kSideways };

struct Sign {
  SignKind kind = SignKind::kNone;
  std::uint8_t value = 0;  // a role, a place, an action, or a number from 1 to 9
  friend bool operator==(Sign, Sign) = default;
};

// `+`, `-` are forward and back here; before a move's third character they mean front and rear.
Sign sign_of(char32_t c);

}  // namespace notation::xiangqi
