#include "tournament/record.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/scoring.hpp"

namespace tournament {
namespace {

bool needs_opponent(Mark mark) {
  return is_game(mark) || mark == Mark::kForfeitWin || mark == Mark::kForfeitLoss;
}

// What the opponent's card may say; a game that both lost (M1.1: both away) is no contradiction.
bool agree(Mark mine, Mark theirs) {
  switch (mine) {
    case Mark::kWin:
      return theirs == Mark::kLoss;
    case Mark::kDraw:
      return theirs == Mark::kDraw || theirs == Mark::kLoss;
    case Mark::kLoss:
      return theirs == Mark::kWin || theirs == Mark::kDraw || theirs == Mark::kLoss;
    case Mark::kUnratedWin:
      return theirs == Mark::kUnratedLoss;
    case Mark::kUnratedDraw:
      return theirs == Mark::kUnratedDraw || theirs == Mark::kUnratedLoss;
    case Mark::kUnratedLoss:
      return theirs == Mark::kUnratedWin || theirs == Mark::kUnratedDraw ||
             theirs == Mark::kUnratedLoss;
    case Mark::kForfeitWin:
      return theirs == Mark::kForfeitLoss;
    case Mark::kForfeitLoss:
      return theirs == Mark::kForfeitWin || theirs == Mark::kForfeitLoss;
    case Mark::kUnfinished:
      return theirs == Mark::kUnfinished;
    default:
      return false;
  }
}

std::optional<Contradiction::Kind> fault_of(const Record& record, PlayerNumber number, int round) {
  const Entry mine = entry_of(record.player(number), round);
  if (mine.opponent == kNobody) {
    return needs_opponent(mine.mark) ? std::optional(Contradiction::Kind::kOpponent) : std::nullopt;
  }
  if (static_cast<std::size_t>(to_int(mine.opponent)) > record.players.size() ||
      mine.opponent == number || !needs_opponent(mine.mark)) {
    return Contradiction::Kind::kOpponent;
  }
  const Entry theirs = entry_of(record.player(mine.opponent), round);
  if (theirs.opponent != number) {
    return Contradiction::Kind::kCard;
  }
  if (!mine.color || !theirs.color || mine.color == theirs.color) {
    return Contradiction::Kind::kColors;
  }
  return agree(mine.mark, theirs.mark) ? std::nullopt
                                       : std::optional(Contradiction::Kind::kResults);
}

}  // namespace

bool was_played(Mark mark) { return mark >= Mark::kWin && mark <= Mark::kUnratedLoss; }

bool is_game(Mark mark) { return was_played(mark) || mark == Mark::kUnfinished; }

Entry entry_of(const Player& player, int round) {
  return has_entry(player, round) ? player.rounds[static_cast<std::size_t>(round) - 1] : Entry{};
}

bool has_entry(const Player& player, int round) {
  return round >= 1 && static_cast<std::size_t>(round) <= player.rounds.size();
}

int rounds_paired(const Record& record) {
  int last = 0;
  for (const Player& player : record.players) {
    for (int round = static_cast<int>(player.rounds.size()); round > last; --round) {
      if (entry_of(player, round).opponent != kNobody) {
        last = round;
      }
    }
  }
  return last;
}

Points points_of(const Scoring& scoring, const Entry& entry) {
  switch (entry.mark) {
    case Mark::kWin:
    case Mark::kUnratedWin:
    case Mark::kForfeitWin:
    case Mark::kFullBye:
      return scoring.win;
    case Mark::kDraw:
    case Mark::kUnratedDraw:
      return entry.color == Color::kSecond ? scoring.draw_second : scoring.draw_first;
    case Mark::kHalfBye:
      return scoring.draw_first;
    case Mark::kLoss:
    case Mark::kUnratedLoss:
      return scoring.loss;
    case Mark::kPairingBye:
      return scoring.pairing_bye;
    case Mark::kUnfinished:
      return scoring.unfinished;
    case Mark::kAbsent:
    case Mark::kForfeitLoss:
      return scoring.absence;
  }
  return {};
}

Points score_after(const Record& record, PlayerNumber number, int rounds) {
  const Player& player = record.player(number);
  Points sum;
  for (int round = 1; round <= rounds; ++round) {
    sum += points_of(record.scoring, entry_of(player, round));
  }
  for (const Adjustment& adjustment : player.adjustments) {
    if (adjustment.round <= rounds) {
      sum += adjustment.points;
    }
  }
  return sum;
}

std::optional<Contradiction> contradiction_in(const Record& record) {
  std::size_t rounds = 0;
  for (const Player& player : record.players) {
    rounds = std::max(rounds, player.rounds.size());
  }
  for (int round = 1; static_cast<std::size_t>(round) <= rounds; ++round) {
    for (int number = 1; static_cast<std::size_t>(number) <= record.players.size(); ++number) {
      if (const auto kind = fault_of(record, player_number(number), round)) {
        return Contradiction{*kind, player_number(number), round};
      }
    }
  }
  return std::nullopt;
}

Record before_round(const Record& record, int round) {
  Record before = record;
  for (Player& player : before.players) {
    Entry entry = entry_of(player, round);
    player.rounds.resize(static_cast<std::size_t>(round) - 1);
    if (entry.opponent == kNobody && entry.mark != Mark::kPairingBye) {
      player.rounds.push_back(entry);
    }
  }
  return before;
}

}  // namespace tournament
