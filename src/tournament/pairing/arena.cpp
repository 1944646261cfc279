#include "tournament/pairing/arena.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "tournament/matching/weighted_matching.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament {
namespace {

// How far back an opponent counts as a recent one, and how many are matched at a time: neighbours
// in the standings, so that a thousand who wait together are no burden.
constexpr std::size_t kRecent = 3;
constexpr std::size_t kMatchedTogether = 64;

int whole(Points points) { return points.tenths / 10; }

base::Failure<ArenaFault> fail(ArenaFault fault) { return base::Failure<ArenaFault>(fault); }

Mark mark_of(ArenaOutcome outcome, Color color) {
  if (outcome == ArenaOutcome::kDraw) {
    return Mark::kDraw;
  }
  return (outcome == ArenaOutcome::kWin) == (color == Color::kFirst) ? Mark::kWin : Mark::kLoss;
}

}  // namespace

Arena::Seat* Arena::seat(PlayerNumber player) {
  const auto place = static_cast<std::size_t>(to_int(player));
  return place >= 1 && place <= seats_.size() ? &seats_[place - 1] : nullptr;
}

bool Arena::is_open(ArenaTime now) const {
  return now >= options_.start && now - options_.start < options_.duration;
}

base::Result<PlayerNumber, ArenaFault> Arena::join(int rating, ArenaTime now) {
  if (now - options_.start >= options_.duration) {
    return fail(ArenaFault::kNotOpen);
  }
  if (seats_.size() >= static_cast<std::size_t>(kMostPlayers)) {
    return fail(ArenaFault::kTooManyPlayers);
  }
  seats_.push_back({.rating = rating});
  return player_number(static_cast<int>(seats_.size()));
}

base::Result<base::Done, ArenaFault> Arena::pause(PlayerNumber player, ArenaTime now) {
  if (now - options_.start >= options_.duration) {
    return fail(ArenaFault::kNotOpen);
  }
  Seat* const found = seat(player);
  if (found == nullptr) {
    return fail(ArenaFault::kNoSuchPlayer);
  }
  found->paused = true;
  return base::Done{};
}

base::Result<base::Done, ArenaFault> Arena::come_back(PlayerNumber player, ArenaTime now) {
  if (now - options_.start >= options_.duration) {
    return fail(ArenaFault::kNotOpen);
  }
  Seat* const found = seat(player);
  if (found == nullptr) {
    return fail(ArenaFault::kNoSuchPlayer);
  }
  found->paused = false;
  return base::Done{};
}

bool Arena::stands_before(PlayerNumber a, PlayerNumber b) const {
  const Seat& one = seat_of(a);
  const Seat& other = seat_of(b);
  if (one.points != other.points) return one.points > other.points;
  if (one.wins != other.wins) return one.wins > other.wins;
  if (one.rating != other.rating) return one.rating > other.rating;
  return a < b;
}

std::vector<PlayerNumber> Arena::waiting() const {
  std::vector<PlayerNumber> players;
  for (int n = 1; n <= static_cast<int>(seats_.size()); ++n) {
    const Seat& seat = seat_of(player_number(n));
    if (!seat.paused && !seat.game) players.push_back(player_number(n));
  }
  std::ranges::sort(players,
                    [this](PlayerNumber a, PlayerNumber b) { return stands_before(a, b); });
  return players;
}

// 0: not lately; kRecent: the last opponent of one of them.
int Arena::played_lately(PlayerNumber a, PlayerNumber b) const {
  const auto& opponents = seat_of(a).opponents;
  const auto& others = seat_of(b).opponents;
  for (std::size_t back = 1; back <= kRecent; ++back) {
    if ((back <= opponents.size() && opponents[opponents.size() - back] == b) ||
        (back <= others.size() && others[others.size() - back] == a)) {
      return static_cast<int>(kRecent - back) + 1;
    }
  }
  return 0;
}

std::vector<ArenaPairing> Arena::match(const std::vector<PlayerNumber>& players) {
  const auto count = static_cast<std::uint64_t>(players.size());
  constexpr auto kAfresh = static_cast<std::uint64_t>(kRecent);
  WeightLayout layout;
  const int pairs = layout.add_field(count);
  const int fresh = layout.add_field(count * kAfresh);
  const int near = layout.add_field(count * count * count);
  WeightedGraph graph(static_cast<int>(count), layout);
  for (std::uint64_t a = 0; a < count; ++a) {
    for (std::uint64_t b = a + 1; b < count; ++b) {
      graph.add_edge(static_cast<int>(a), static_cast<int>(b));
      graph.add(pairs, 1);
      graph.add(fresh, kAfresh - static_cast<std::uint64_t>(played_lately(players[a], players[b])));
      graph.add(near, count * count - (b - a) * (b - a));
    }
  }
  const std::vector<int> mates = maximum_weight_matching(graph);
  std::vector<ArenaPairing> games;
  for (std::size_t a = 0; a < players.size(); ++a) {
    const int b = mates[a];
    if (b <= static_cast<int>(a)) continue;
    PlayerNumber first = players[a];
    PlayerNumber second = players[static_cast<std::size_t>(b)];
    const Seat& one = seat_of(first);
    const Seat& other = seat_of(second);
    // Who has had fewer firsts moves first; then who did not move first last; then the lower one.
    const bool swap =
        one.balance != other.balance ? one.balance > other.balance : one.last != Color::kSecond;
    if (swap) std::swap(first, second);
    games.push_back({ArenaGame{next_game_++}, first, second});
  }
  return games;
}

std::vector<ArenaPairing> Arena::pair(ArenaTime now) {
  if (!is_open(now)) {
    return {};
  }
  std::vector<ArenaPairing> games;
  const std::vector<PlayerNumber> players = waiting();
  for (std::size_t from = 0; from < players.size(); from += kMatchedTogether) {
    const auto begin = players.begin() + static_cast<std::ptrdiff_t>(from);
    const auto end = players.begin() +
                     static_cast<std::ptrdiff_t>(std::min(from + kMatchedTogether, players.size()));
    for (const ArenaPairing& pairing : match({begin, end})) {
      start(pairing);
      games.push_back(pairing);
    }
  }
  return games;
}

void Arena::start(const ArenaPairing& pairing) {
  games_[pairing.game] = {.pairing = pairing};
  const auto sit = [&](PlayerNumber player, PlayerNumber opponent, Color color) {
    Seat& seat = *this->seat(player);
    seat.game = pairing.game;
    seat.balance += color == Color::kFirst ? 1 : -1;
    seat.last = color;
    seat.opponents.push_back(opponent);
  };
  sit(pairing.first, pairing.second, Color::kFirst);
  sit(pairing.second, pairing.first, Color::kSecond);
}

base::Result<base::Done, ArenaFault> Arena::berserk(ArenaGame game, PlayerNumber player) {
  const auto found = games_.find(game);
  if (found == games_.end()) {
    return fail(ArenaFault::kNoSuchGame);
  }
  Play& play = found->second;
  if (player != play.pairing.first && player != play.pairing.second) {
    return fail(ArenaFault::kNoSuchPlayer);
  }
  bool& berserk = player == play.pairing.first ? play.first_berserk : play.second_berserk;
  if (!options_.berserk_allowed || berserk) {
    return fail(ArenaFault::kNoBerserk);
  }
  berserk = true;
  return base::Done{};
}

void Arena::score(PlayerNumber player, Mark mark, PlayerNumber opponent, Color color, bool bonus,
                  std::size_t round) {
  Seat& seat = *this->seat(player);
  const Entry entry{mark, opponent, color};
  const int points = whole(points_of(options_.scoring, entry));
  const bool doubled = options_.streak > 0 && seat.running >= options_.streak;
  const bool won = mark == Mark::kWin;
  const int extra = (doubled ? points : 0) + (bonus && won ? options_.berserk_points : 0);
  seat.points += points + extra;
  seat.bonus += extra;
  seat.running = won ? seat.running + 1 : 0;
  seat.wins += won ? 1 : 0;
  ++seat.games;
  seat.card.resize(round + 1);
  seat.card[round] = entry;
}

base::Result<base::Done, ArenaFault> Arena::finish(ArenaGame game, ArenaOutcome outcome,
                                                   bool long_enough, ArenaTime now) {
  const auto found = games_.find(game);
  if (found == games_.end()) {
    return fail(ArenaFault::kNoSuchGame);
  }
  const Play play = found->second;
  games_.erase(found);
  const PlayerNumber first = play.pairing.first;
  const PlayerNumber second = play.pairing.second;
  seat(first)->game.reset();
  seat(second)->game.reset();
  if (!is_open(now)) {
    return base::Done{};
  }
  const std::size_t round = std::max(seat(first)->card.size(), seat(second)->card.size());
  score(first, mark_of(outcome, Color::kFirst), second, Color::kFirst,
        play.first_berserk && long_enough, round);
  score(second, mark_of(outcome, Color::kSecond), first, Color::kSecond,
        play.second_berserk && long_enough, round);
  return base::Done{};
}

std::vector<ArenaStanding> Arena::standings() const {
  std::vector<PlayerNumber> order;
  for (int n = 1; n <= static_cast<int>(seats_.size()); ++n) order.push_back(player_number(n));
  std::ranges::sort(order, [this](PlayerNumber a, PlayerNumber b) { return stands_before(a, b); });
  std::vector<ArenaStanding> rows;
  for (const PlayerNumber player : order) {
    const Seat& seat = seat_of(player);
    rows.push_back({.player = player,
                    .points = seat.points,
                    .games = seat.games,
                    .wins = seat.wins,
                    .running = seat.running,
                    .on_fire = options_.streak > 0 && seat.running >= options_.streak,
                    .playing = seat.game.has_value(),
                    .paused = seat.paused});
  }
  return rows;
}

Record Arena::record() const {
  Record record;
  record.scoring = options_.scoring;
  for (const Seat& seat : seats_) {
    Player player;
    player.rating = seat.rating;
    player.rounds = seat.card;
    if (seat.bonus != 0) {
      player.adjustments.push_back({whole_points(seat.bonus), 0});
    }
    record.players.push_back(player);
  }
  return record;
}

}  // namespace tournament
