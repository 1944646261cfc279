// Where a game at a table stands: all that follows from its events. Plain values; changed by
// detail/apply.cpp alone.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "arbiter/clock.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/ruling.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"

namespace arbiter {

struct TakeBackRequest {
  board::Side by{};
  int to_ply = 0;
  friend bool operator==(const TakeBackRequest&, const TakeBackRequest&) = default;
};

// A position on the way: the clocks when it arose, and the ply since which nothing was captured or
// dropped.
struct Mark {
  Clock::State clock;
  int stretch = 0;
  friend bool operator==(const Mark&, const Mark&) = default;
};

struct State {
  bool started = false;
  base::Instant started_at;
  base::Instant last;       // of the last event
  bool stopped = false;     // by the arbiter
  std::vector<Mark> marks;  // one a position, the first for the start
  std::optional<board::Side> draw_offer;
  std::array<int, board::kSideCount> draw_offers{};  // made so far (M5.1)
  std::optional<TakeBackRequest> take_back;
  std::optional<board::Side> rematch_offer;
  bool rematch_agreed = false;
  std::array<std::optional<base::Instant>, board::kSideCount> away;  // since when
  std::array<bool, board::kSideCount> late{};                        // has not come yet (M1.1)
  Duty duty;                                                         // of the side to move
  std::vector<KeptRuling> rulings;                                   // ruling n stands at n - 1
  std::optional<Ending> ending;
  int ending_ruling = 0;  // the ruling that ended the game; 0: none did
  friend bool operator==(const State&, const State&) = default;
};

// What counts against a side by the rulings that stand.
int fouls_of(const State& state, board::Side side);
int warnings_of(const State& state, board::Side side);
// Entries that the record of a side lacks or that cannot be read (M4.1).
int missing_records_of(const State& state, board::Side side);
// A ruling still waits for the arbiter: moves wait for it and the clocks stand.
bool is_ruling_pending(const State& state);

}  // namespace arbiter
