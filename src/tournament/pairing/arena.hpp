// Arena (T6): a fixed time, in which everybody who is free is paired again at once. A pure state
// machine; time is an argument, in milliseconds of one clock that never goes back. One thread at a
// time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament {

// Milliseconds since some moment that is the same for the whole arena.
using ArenaTime = std::int64_t;
enum class ArenaGame : std::uint32_t {};

struct ArenaOptions {
  ArenaTime start = 0;
  ArenaTime duration = 0;
  Scoring scoring = two_point_scoring();
  int streak = 2;          // after so many wins running results are doubled, until one is no win
  int berserk_points = 1;  // on top of a win with half the time, given away before the first move
  bool berserk_allowed = true;
};

struct ArenaPairing {
  ArenaGame game{};
  PlayerNumber first{};
  PlayerNumber second{};
  friend bool operator==(const ArenaPairing&, const ArenaPairing&) = default;
};

// How a game ended, as the first mover has it.
enum class ArenaOutcome : std::uint8_t { kWin, kDraw, kLoss };

enum class ArenaFault : std::uint8_t {
  kNotOpen,         // before the start or after the end
  kNoSuchPlayer,    // never joined
  kNoSuchGame,      // not in play
  kNoBerserk,       // not allowed, or asked for twice
  kTooManyPlayers,  // more than kMostPlayers
};

struct ArenaStanding {
  PlayerNumber player{};
  int points = 0;  // bonuses included
  int games = 0;
  int wins = 0;
  int running = 0;       // wins running now
  bool on_fire = false;  // the next result is doubled
  bool playing = false;
  bool paused = false;
  friend bool operator==(const ArenaStanding&, const ArenaStanding&) = default;
};

class Arena {
 public:
  // Points are whole numbers: of the scoring only whole points count.
  explicit Arena(const ArenaOptions& options) : options_(options) {}

  // A new player, stronger ones with the higher rating; may come before the start.
  base::Result<PlayerNumber, ArenaFault> join(int rating, ArenaTime now);
  // Is not paired until he is back. A game in play goes on.
  base::Result<base::Done, ArenaFault> pause(PlayerNumber player, ArenaTime now);
  base::Result<base::Done, ArenaFault> come_back(PlayerNumber player, ArenaTime now);

  // Pairs those who are free: as many as can be, few of them with one of their last opponents, near
  // scores first, and colors in turn. Nobody after the end. Gives the new games, best first.
  std::vector<ArenaPairing> pair(ArenaTime now);
  // He plays with half of his time. Whether he has moved already is for the caller to know.
  base::Result<base::Done, ArenaFault> berserk(ArenaGame game, PlayerNumber player);
  // The end of a game. `long_enough` tells whether it earns the bonus of a berserk. Games that end
  // after the end of the arena do not count, but free their players.
  base::Result<base::Done, ArenaFault> finish(ArenaGame game, ArenaOutcome outcome,
                                              bool long_enough, ArenaTime now);

  bool is_open(ArenaTime now) const;
  // Most points first, then more wins, then the higher rating, then who joined earlier.
  std::vector<ArenaStanding> standings() const;
  // The games that counted, as cards: each game is in the first round that is free on both cards.
  // Bonuses are adjustments of the competition as a whole.
  Record record() const;

 private:
  struct Seat {
    int rating = 0;
    bool paused = false;
    std::optional<ArenaGame> game = std::nullopt;
    int points = 0;
    int bonus = 0;  // of these points
    int games = 0;
    int wins = 0;
    int running = 0;
    int balance = 0;  // firsts less seconds
    std::optional<Color> last = std::nullopt;
    std::vector<PlayerNumber> opponents = {};  // the last one at the back
    std::vector<Entry> card = {};
  };
  struct Play {
    ArenaPairing pairing;
    bool first_berserk = false;
    bool second_berserk = false;
  };

  Seat* seat(PlayerNumber player);
  const Seat& seat_of(PlayerNumber player) const {
    return seats_[static_cast<std::size_t>(to_int(player)) - 1];
  }
  bool stands_before(PlayerNumber a, PlayerNumber b) const;
  std::vector<PlayerNumber> waiting() const;
  std::vector<ArenaPairing> match(const std::vector<PlayerNumber>& players);
  int played_lately(PlayerNumber a, PlayerNumber b) const;
  void start(const ArenaPairing& pairing);
  void score(PlayerNumber player, Mark mark, PlayerNumber opponent, Color color, bool bonus,
             std::size_t round);

  ArenaOptions options_;
  std::vector<Seat> seats_;
  std::map<ArenaGame, Play> games_;
  std::uint32_t next_game_ = 1;
};

}  // namespace tournament
