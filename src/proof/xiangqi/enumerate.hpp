// Every Xiangqi position of a stock, looked at one by one. Any thread.
#pragma once

#include <cstdint>
#include <functional>

#include "board/geometry.hpp"
#include "proof/stock.hpp"
#include "proof/xiangqi/kinds.hpp"

namespace proof::xiangqi {

// The positions with the kings on two squares and one side to move.
struct Part {
  board::Side to_move;
  Square red_king;
  Square black_king;
  std::uint64_t images = 1;  // positions that each of them stands for, itself among them
};

// Files are mirrored so that the red king stands on d or e. With equal forces Red to move is the
// image of Black to move; that is left out.
int part_count(const Stock& stock);
// Needs 0 <= number < part_count(stock).
Part part_of(const Stock& stock, int number);

struct Tally {
  std::uint64_t positions = 0;  // legal ones
  std::uint64_t lost = 0;       // of these, those without a legal move
};

// Looks at all legal positions of a part and calls on_lost for the lost ones. Images are counted.
Tally enumerate(const Stock& stock, const Part& part,
                const std::function<void(const Setup&)>& on_lost);

}  // namespace proof::xiangqi
