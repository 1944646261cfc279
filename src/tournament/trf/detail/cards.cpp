// From the lines of players to a Record: order and numbers, cards, byes of later rounds.
#include "tournament/trf/detail/cards.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tournament/record.hpp"
#include "tournament/trf/detail/player_line.hpp"
#include "tournament/trf/detail/reading.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament::detail {
namespace {

using Kind = TrfFault::Kind;

TrfFault fault_in(const PlayerLine& line, Kind kind, TrfField field, int column) {
  TrfFault fault;
  fault.kind = kind;
  fault.line = line.line;
  fault.column = column;
  fault.tag = std::string("001");
  fault.field = field;
  fault.player = line.number;
  return fault;
}

std::string written_number(int number) { return std::to_string(number); }

// A card up to the last round that says something of the rounds paired so far, or of the next
// ones without a gap; what comes after a gap are byes of later rounds.
std::optional<TrfFault> take_card(Reading& reading, const PlayerLine& line, std::size_t paired) {
  Player& player = reading.file.record.players.emplace_back(line.player);
  const auto number = player_number(static_cast<int>(reading.file.record.players.size()));
  std::size_t end = std::min(paired, line.card.size());
  while (end < line.card.size() && !line.card[end].is_blank) ++end;
  for (std::size_t i = end; i < line.card.size(); ++i) {
    const CardEntry& entry = line.card[i];
    if (entry.is_blank) continue;
    const int round = static_cast<int>(i) + 1;
    if (entry.mark == Mark::kPairingBye) {
      TrfFault fault = fault_in(line, Kind::kChoice, TrfField::kResult, round_column(round) + 7);
      fault.expected = "H F Z";
      fault.found = std::string("U");
      return fault;
    }
    reading.byes.push_back({{number, round, entry.mark}, line.line, round_column(round), "001"});
  }
  while (end > 0 && line.card[end - 1].is_blank) --end;
  for (std::size_t i = 0; i < end; ++i) {
    const CardEntry& entry = line.card[i];
    const int place = reading.places.at(static_cast<std::size_t>(entry.opponent));
    if (entry.opponent != 0 && place == 0) {
      TrfFault fault = fault_in(line, Kind::kUnknownPlayer, TrfField::kOpponent,
                                round_column(static_cast<int>(i) + 1));
      fault.found = written_number(entry.opponent);
      return fault;
    }
    player.rounds.push_back({entry.mark, player_number(place), entry.color});
  }
  return std::nullopt;
}

// Games that were not played may stand without colours: the other card has them, or else the lower
// number is put first.
void complete_colors(Record& record) {
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    const auto number = player_number(static_cast<int>(i) + 1);
    auto& rounds = record.players[i].rounds;
    for (std::size_t r = 0; r < rounds.size(); ++r) {
      Entry& mine = rounds[r];
      if (mine.opponent == kNobody || mine.color) continue;
      const Entry theirs = entry_of(record.player(mine.opponent), static_cast<int>(r) + 1);
      if (theirs.opponent != number) continue;
      mine.color =
          theirs.color ? !*theirs.color : (number < mine.opponent ? Color::kFirst : Color::kSecond);
    }
  }
}

std::optional<TrfFault> contradiction_of(const Reading& reading) {
  const auto found = contradiction_in(reading.file.record);
  if (!found) return std::nullopt;
  const PlayerLine& line = reading.players[static_cast<std::size_t>(to_int(found->player)) - 1];
  int column = round_column(found->round);
  TrfField field = TrfField::kOpponent;
  if (found->kind == Contradiction::Kind::kColors) {
    column += 5;
    field = TrfField::kColor;
  } else if (found->kind == Contradiction::Kind::kResults) {
    column += 7;
    field = TrfField::kResult;
  }
  TrfFault fault = fault_in(line, Kind::kContradiction, field, column);
  fault.contradiction = found->kind;
  fault.round = found->round;
  fault.found = written_number(line.card[static_cast<std::size_t>(found->round) - 1].opponent);
  return fault;
}

// Puts one bye where it belongs. Needs those of earlier rounds to have been put already.
bool put_bye(Reading& reading, const ByeLine& line, int paired) {
  const LaterBye& bye = line.bye;
  auto& rounds = reading.file.record.player(bye.player).rounds;
  const auto round = static_cast<std::size_t>(bye.round);
  if (round <= rounds.size()) {
    Entry& entry = rounds[round - 1];
    if (entry.opponent != kNobody) return false;
    if (entry.mark == Mark::kAbsent) entry.mark = bye.mark;
    return entry.mark == bye.mark || line.tag == "XXZ";
  }
  if (round <= std::max(static_cast<std::size_t>(paired), rounds.size()) + 1) {
    rounds.resize(round);
    rounds.back().mark = bye.mark;
    return true;
  }
  auto& later = reading.file.later_byes;
  const auto same = std::ranges::find_if(later, [&](const LaterBye& other) {
    return other.player == bye.player && other.round == bye.round;
  });
  if (same != later.end()) return same->mark == bye.mark;
  later.push_back(bye);
  return true;
}

// Where a player comes in the order of the record.
std::pair<int, int> order(const PlayerLine& line, bool by_rank) {
  const int rank = line.standing.rank != 0 ? line.standing.rank : std::numeric_limits<int>::max();
  return {by_rank ? rank : 0, line.number};
}

}  // namespace

std::optional<TrfFault> number_players(Reading& reading) {
  const bool by_rank = reading.file.by_rank;
  std::ranges::sort(reading.players, [by_rank](const PlayerLine& a, const PlayerLine& b) {
    return order(a, by_rank) < order(b, by_rank);
  });
  bool is_same = true;
  for (std::size_t i = 0; i < reading.players.size(); ++i) {
    const PlayerLine& line = reading.players[i];
    int& place = reading.places.at(static_cast<std::size_t>(line.number));
    if (place != 0) {
      TrfFault fault = fault_in(line, Kind::kRepeated, TrfField::kPlayer, 5);
      fault.found = written_number(line.number);
      return fault;
    }
    place = static_cast<int>(i) + 1;
    is_same = is_same && place == line.number;
    reading.file.numbers.push_back(line.number);
    reading.file.standings.push_back(line.standing);
  }
  if (is_same) reading.file.numbers.clear();
  return std::nullopt;
}

std::optional<TrfFault> fill_cards(Reading& reading) {
  std::size_t paired = 0;
  for (const PlayerLine& line : reading.players) {
    for (std::size_t i = 0; i < line.card.size(); ++i) {
      if (line.card[i].opponent != 0) paired = std::max(paired, i + 1);
    }
  }
  for (const PlayerLine& line : reading.players) {
    if (auto fault = take_card(reading, line, paired)) return fault;
  }
  complete_colors(reading.file.record);
  return contradiction_of(reading);
}

std::optional<TrfFault> put_byes(Reading& reading) {
  std::ranges::sort(reading.byes, [](const ByeLine& a, const ByeLine& b) {
    return std::tie(a.bye.round, a.line) < std::tie(b.bye.round, b.line);
  });
  const int paired = rounds_paired(reading.file.record);
  for (const ByeLine& line : reading.byes) {
    if (put_bye(reading, line, paired)) continue;
    TrfFault fault;
    fault.kind = Kind::kHasEntry;
    fault.line = line.line;
    fault.column = line.column;
    fault.tag = line.tag;
    fault.field = TrfField::kPlayer;
    fault.player = file_number(reading.file, line.bye.player);
    fault.round = line.bye.round;
    fault.found = written_number(fault.player);
    return fault;
  }
  std::ranges::sort(reading.file.later_byes, [](const LaterBye& a, const LaterBye& b) {
    return std::tie(a.player, a.round) < std::tie(b.player, b.round);
  });
  return std::nullopt;
}

std::optional<Color> first_color(const Record& record) {
  for (const Player& player : record.players) {
    if (const auto color = entry_of(player, 1).color) return color;
  }
  return std::nullopt;
}

}  // namespace tournament::detail
