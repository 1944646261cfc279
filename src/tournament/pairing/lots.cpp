#include "tournament/pairing/lots.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/record.hpp"

namespace tournament {
namespace {

// SplitMix64: small, and the same everywhere, unlike the distributions of the standard library.
class Urn {
 public:
  explicit Urn(std::uint64_t seed) : state_(seed) {}

  // 0 ... below - 1.
  std::size_t draw(std::size_t below) {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t bits = state_;
    bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9U;
    bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EBU;
    return static_cast<std::size_t>((bits ^ (bits >> 31U)) % below);
  }

  void shuffle(std::vector<int>& numbers) {
    for (std::size_t i = numbers.size(); i > 1; --i) {
      std::swap(numbers[i - 1], numbers[draw(i)]);
    }
  }

 private:
  std::uint64_t state_;
};

constexpr int kNotYet = std::numeric_limits<int>::max();

// The round in which he was paired first.
int joined_in(const Player& player) {
  for (std::size_t i = 0; i < player.rounds.size(); ++i) {
    const Entry& entry = player.rounds[i];
    if (entry.opponent != kNobody || entry.mark == Mark::kPairingBye) {
      return static_cast<int>(i) + 1;
    }
  }
  return kNotYet;
}

// Before the first round: who can be paired in it.
bool will_start(const Player& player) { return !player.withdrawn && !has_entry(player, 1); }

}  // namespace

std::vector<int> lots_of(const Record& record, std::optional<std::uint64_t> seed, LotsForm form) {
  const bool begun = rounds_paired(record) > 0;
  std::vector<std::pair<int, int>> order;  // round of joining, place in the record
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    const Player& player = record.players[i];
    const int round = begun ? joined_in(player) : will_start(player) ? 1 : kNotYet;
    order.emplace_back(round, static_cast<int>(i));
  }
  std::ranges::sort(order);
  const auto starters = static_cast<std::size_t>(
      std::ranges::count_if(order, [](const auto& entry) { return entry.first == 1; }));
  std::vector<int> drawn(starters);
  for (std::size_t i = 0; i < starters; ++i) {
    drawn[i] = static_cast<int>(i) + 1;
  }
  if (seed) {
    Urn urn(*seed);
    if (form == LotsForm::kWhole) {
      urn.shuffle(drawn);
    } else {
      std::vector<int> odd;
      std::vector<int> even;
      for (const int number : drawn) {
        (number % 2 == 1 ? odd : even).push_back(number);
      }
      urn.shuffle(odd);
      urn.shuffle(even);
      std::ranges::copy(odd, drawn.begin());
      std::ranges::copy(even, drawn.begin() + static_cast<std::ptrdiff_t>(odd.size()));
    }
  }
  std::vector<int> numbers(record.players.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    numbers[static_cast<std::size_t>(order[i].second)] =
        i < starters ? drawn[i] : static_cast<int>(i) + 1;
  }
  return numbers;
}

bool throw_coin(std::uint64_t seed, PlayerNumber a, PlayerNumber b) {
  const auto smaller = static_cast<std::uint64_t>(std::min(to_int(a), to_int(b)));
  const auto larger = static_cast<std::uint64_t>(std::max(to_int(a), to_int(b)));
  return Urn(seed ^ (smaller << 32U) ^ (larger << 48U)).draw(2) == 0;
}

}  // namespace tournament
