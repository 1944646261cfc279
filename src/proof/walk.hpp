// The order in which stocks are looked at: small ones first, and none that contains a live one.
// Used by one thread.
#pragma once

#include <cstdint>
#include <vector>

#include "proof/stock.hpp"
#include "proof/subject.hpp"

namespace proof {

struct DeadStock {
  Stock stock;
  std::uint64_t positions = 0;
};

// A dead stock that is part of no other dead one, with all its parts.
struct DeadFamily {
  Stock largest;
  int stocks = 0;               // it and its parts, images by colour counted once
  std::uint64_t positions = 0;  // of all of them
};

class Walk {
 public:
  // Looks at the parts of `bound` that have so many pieces at most.
  Walk(const Subject& subject, const Stock& bound, int most_pieces);

  // The stocks to look at now: canonical, one piece larger than those before, every part of them
  // dead. Empty when all is decided. Needs the stocks of the round before settled.
  std::vector<Stock> next_round();
  // What all units of a stock found together; with a witness, those up to the first suffice.
  void settle(const Stock& stock, const Findings& findings);

  const std::vector<LiveStock>& minimal_live() const { return live_; }
  const std::vector<DeadStock>& dead() const { return dead_; }
  std::vector<DeadFamily> dead_families() const;

 private:
  bool is_dead(const Stock& stock) const;
  bool parts_are_dead(const Stock& stock) const;

  const Subject& subject_;
  Stock bound_;
  int most_pieces_;
  int pieces_ = -1;  // of the round before
  std::vector<LiveStock> live_;
  std::vector<DeadStock> dead_;
};

}  // namespace proof
