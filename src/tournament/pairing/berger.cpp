#include "tournament/pairing/berger.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

int rounds_of_a_cycle(int players) { return players < 2 ? 0 : players - 1 + (players % 2); }

// The round of a single table that is played as round `round` of the whole.
int round_of_table(int round, int in_cycle, Cycles cycles) {
  if (cycles == Cycles::kSingle) {
    return round;
  }
  if (round > in_cycle) {
    return round - in_cycle;
  }
  const bool last_two = in_cycle >= 3 && round >= in_cycle - 1;
  return last_two ? (2 * in_cycle) - 1 - round : round;
}

// The formula of T2 for an even number of places; `places` itself may be nobody.
std::vector<Pairing> single_table(int places, int round) {
  const int others = places - 1;
  const bool odd = round % 2 == 1;
  const int rival = odd ? (round + 1) / 2 : (places / 2) + (round / 2);
  std::vector<Pairing> boards{{player_number(rival), player_number(places)}};
  if (!odd) {
    std::swap(boards.front().first, boards.front().second);
  }
  const auto place = [others](int n) { return player_number(((n + others) % others) + 1); };
  for (int i = 1; i < places / 2; ++i) {
    boards.push_back({place(rival + i - 1), place(rival - i - 1)});
  }
  return boards;
}

}  // namespace

int berger_rounds(int players, Cycles cycles) {
  return rounds_of_a_cycle(players) * (cycles == Cycles::kDouble ? 2 : 1);
}

TableRound berger_round(int players, Cycles cycles, int round) {
  const int in_cycle = rounds_of_a_cycle(players);
  const int places = in_cycle + 1;
  TableRound table{single_table(places, round_of_table(round, in_cycle, cycles)), std::nullopt};
  if (round > in_cycle) {
    for (Pairing& board : table.boards) {
      std::swap(board.first, board.second);
    }
  }
  if (places > players) {
    const Pairing& idle = table.boards.front();
    table.free = to_int(idle.first) == places ? idle.second : idle.first;
    table.boards.erase(table.boards.begin());
  }
  return table;
}

}  // namespace tournament
