// Why a text could not be read, and where.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace notation {

// Why a text was refused, and where.
struct TextFault {
  // The part of the text that is wrong.
  enum class Part : std::uint8_t {
    kPlacement,  // the board of a FEN
    kHands,
    kSide,
    kCastling,
    kEnPassant,
    kCounter,
    kTail,        // something behind the last field
    kMove,        // no move of the dialect
    kAmbiguous,   // fits several legal moves
    kNoSuchMove,  // fits no legal move
  };
  Part part{};
  int offset = 0;                         // bytes from the start of the text
  std::vector<std::string> candidates{};  // of kAmbiguous: the moves as coordinates, sorted
  friend bool operator==(const TextFault&, const TextFault&) = default;
};

}  // namespace notation
