#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "apps/tourney/export.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace apps {
namespace {

using tournament::Color;
using tournament::Entry;
using tournament::kNobody;
using tournament::Mark;
using tournament::Pairing;
using tournament::PlayerNumber;
using tournament::Points;
using tournament::Record;

// The games that stand on the cards, by the number of who moves first.
std::vector<Pairing> games_of(const Record& record, int round) {
  std::vector<Pairing> games;
  for (int i = 1; static_cast<std::size_t>(i) <= record.players.size(); ++i) {
    const auto number = tournament::player_number(i);
    const Entry entry = entry_of(record.player(number), round);
    if (entry.opponent != kNobody && entry.color == Color::kFirst) {
      games.push_back({number, entry.opponent});
    }
  }
  return games;
}

struct Place {
  Points higher;
  Points sum;
  PlayerNumber smaller{};
  Pairing pairing;
};

std::vector<Pairing> in_order(const Record& record, int round, const std::vector<Pairing>& games) {
  std::vector<Place> places;
  for (const Pairing& game : games) {
    const Points first = score_after(record, game.first, round - 1);
    const Points second = score_after(record, game.second, round - 1);
    places.push_back(
        {std::max(first, second), first + second, std::min(game.first, game.second), game});
  }
  std::ranges::sort(places, [](const Place& a, const Place& b) {
    return std::tie(b.higher, b.sum, a.smaller) < std::tie(a.higher, a.sum, b.smaller);
  });
  std::vector<Pairing> pairings;
  pairings.reserve(places.size());
  for (const Place& place : places) pairings.push_back(place.pairing);
  return pairings;
}

// As published, as far as the cards still have it so; what was paired later comes after.
std::vector<Pairing> as_published(const std::vector<Pairing>& published,
                                  std::vector<Pairing> games) {
  std::vector<Pairing> pairings;
  for (const Pairing& pairing : published) {
    if (std::erase(games, pairing) > 0) pairings.push_back(pairing);
  }
  pairings.insert(pairings.end(), games.begin(), games.end());
  return pairings;
}

std::string_view half_code(Mark mark) {
  switch (mark) {
    case Mark::kWin:
    case Mark::kUnratedWin:
      return "1";
    case Mark::kDraw:
    case Mark::kUnratedDraw:
      return "1/2";
    case Mark::kForfeitWin:
      return "+";
    case Mark::kForfeitLoss:
      return "-";
    default:
      return "0";
  }
}

}  // namespace

std::vector<Board> boards_of(const Charts& charts, int round) {
  const Record& record = charts.file.record;
  const std::vector<Pairing> games = in_order(record, round, games_of(record, round));
  const auto plan = std::ranges::find(charts.plans, round, &tournament::RoundPlan::round);
  std::vector<Board> boards;
  for (const Pairing& pairing :
       plan != charts.plans.end() ? as_published(plan->boards, games) : games) {
    boards.push_back({static_cast<int>(boards.size()) + 1, pairing});
  }
  return boards;
}

std::vector<PlayerNumber> unpaired_in(const Record& record, int round) {
  std::vector<PlayerNumber> players;
  for (int i = 1; static_cast<std::size_t>(i) <= record.players.size(); ++i) {
    const tournament::Player& player = record.player(tournament::player_number(i));
    if (has_entry(player, round) && entry_of(player, round).opponent == kNobody) {
      players.push_back(tournament::player_number(i));
    }
  }
  return players;
}

std::string result_code(Mark first, Mark second) {
  if (first == Mark::kUnfinished) return "*";
  const bool was_game = was_played(first);
  std::string code(half_code(first));
  code += was_game ? '-' : '/';
  code += half_code(second);
  return code;
}

std::string_view mark_code(Mark mark) {
  switch (mark) {
    case Mark::kAbsent:
      return "absent";
    case Mark::kHalfBye:
      return "half-point-bye";
    case Mark::kFullBye:
      return "full-point-bye";
    case Mark::kPairingBye:
      return "pairing-bye";
    case Mark::kWin:
      return "win";
    case Mark::kDraw:
      return "draw";
    case Mark::kLoss:
      return "loss";
    case Mark::kUnratedWin:
      return "unrated-win";
    case Mark::kUnratedDraw:
      return "unrated-draw";
    case Mark::kUnratedLoss:
      return "unrated-loss";
    case Mark::kForfeitWin:
      return "forfeit-win";
    case Mark::kForfeitLoss:
      return "forfeit-loss";
    case Mark::kUnfinished:
      return "unfinished";
  }
  return "";
}

}  // namespace apps
