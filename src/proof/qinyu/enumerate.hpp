// Every Qinyu position of a stock, looked at one by one. Any thread.
#pragma once

#include <cstdint>
#include <functional>

#include "proof/qinyu/kinds.hpp"
#include "proof/stock.hpp"

namespace proof::qinyu {

// Only positions with Black to move and the black king on the files a to f are looked at. The
// others are their images: files mirrored, colours exchanged.
inline constexpr int kImages = 4;

// The positions with one square of the black king and one rank of the white: 864 parts.
int part_count();

struct Tally {
  std::uint64_t positions = 0;  // legal ones, without castling rights and passed squares
  std::uint64_t mates = 0;
};

// Looks at all legal positions of a part and calls on_mate for the mates. Images are counted. Needs
// 0 <= part < part_count().
Tally enumerate(const Stock& stock, int part, const std::function<void(const Setup&)>& on_mate);

}  // namespace proof::qinyu
