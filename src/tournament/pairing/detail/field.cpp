#include "tournament/pairing/detail/field.hpp"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <vector>

#include "tournament/pairing/detail/bit_matrix.hpp"
#include "tournament/pairing/detail/colors.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament::detail {
namespace {

// Baku (C.04.7 1): the first half of the field, an even number of players, has a win more in the
// first half of the accelerated rounds, and half a win in the second.
Points baku_points(const Record& record, PlayerNumber number, int round) {
  const auto players = static_cast<int>(record.players.size());
  const int group = 2 * ((players + 3) / 4);
  const int accelerated = (record.rounds + 1) / 2;
  const int full = (accelerated + 1) / 2;
  if (to_int(number) > group || round > accelerated) {
    return {};
  }
  return round <= full ? record.scoring.win : Points{record.scoring.win.tenths / 2};
}

Points pairing_score(const Record& record, PlayerNumber number, int round) {
  return score_after(record, number, round - 1) + acceleration_of(record, number, round);
}

// 1.4. A game still to be finished is one that was played.
Float float_of(const Record& record, PlayerNumber number, int round) {
  if (round < 1) {
    return Float::kNone;
  }
  const Entry entry = entry_of(record.player(number), round);
  if (!is_game(entry.mark)) {
    const bool has_points = points_of(record.scoring, entry) > record.scoring.loss;
    return has_points || entry.mark == Mark::kPairingBye ? Float::kDown : Float::kNone;
  }
  const Points mine = pairing_score(record, number, round);
  const Points theirs = pairing_score(record, entry.opponent, round);
  if (mine == theirs) {
    return Float::kNone;
  }
  return mine > theirs ? Float::kDown : Float::kUp;
}

bool may_have_bye(const Record& record, const Player& player, int rounds) {
  for (int round = 1; round <= rounds; ++round) {
    const Entry entry = entry_of(player, round);
    if (entry.mark == Mark::kPairingBye ||
        (!is_game(entry.mark) && points_of(record.scoring, entry) >= record.scoring.win)) {
      return false;
    }
  }
  return true;
}

Contender contender(const Record& record, PlayerNumber number, int round, bool last_round) {
  const Player& player = record.player(number);
  Contender result;
  result.number = number;
  result.color_number = to_int(number);
  result.score = pairing_score(record, number, round);
  result.history = color_history(player, round - 1);
  result.wish = color_wish(result.history);
  result.floats = {float_of(record, number, round - 1), float_of(record, number, round - 2)};
  result.may_have_bye = may_have_bye(record, player, round - 1);
  result.unplayed = round - 1 - static_cast<int>(result.history.size());
  result.topscorer = last_round && result.score * 2 > record.scoring.win * (round - 1);
  return result;
}

void forbid(BitMatrix& matrix, std::size_t a, std::size_t b) {
  matrix.reset(a, b);
  matrix.reset(b, a);
}

void forbid_rematches(Field& field, const Record& record, const std::vector<std::size_t>& place) {
  constexpr auto kNowhere = static_cast<std::size_t>(-1);
  for (std::size_t a = 0; a < field.size(); ++a) {
    const Player& player = record.player(field.players[a].number);
    for (int round = 1; round < field.round; ++round) {
      const Entry entry = entry_of(player, round);
      if (is_game(entry.mark)) {
        const std::size_t b = place[static_cast<std::size_t>(to_int(entry.opponent))];
        if (b != kNowhere) {
          forbid(field.compatible, a, b);
        }
      }
    }
  }
  for (const ForbiddenGroup& group : record.forbidden) {
    if (field.round < group.first_round || field.round > group.last_round) {
      continue;
    }
    for (const PlayerNumber one : group.players) {
      for (const PlayerNumber other : group.players) {
        const std::size_t a = place[static_cast<std::size_t>(to_int(one))];
        const std::size_t b = place[static_cast<std::size_t>(to_int(other))];
        if (a != kNowhere && b != kNowhere) {
          forbid(field.compatible, a, b);
        }
      }
    }
  }
}

// C3: the same absolute wish, unless one of them is a topscorer.
void forbid_same_colors(Field& field) {
  for (const Color color : {Color::kFirst, Color::kSecond}) {
    std::vector<std::size_t> bound;
    for (std::size_t i = 0; i < field.size(); ++i) {
      const Contender& player = field.players[i];
      if (player.wish.strength == Strength::kAbsolute && player.wish.color == color &&
          !player.topscorer) {
        bound.push_back(i);
      }
    }
    for (const std::size_t a : bound) {
      for (const std::size_t b : bound) {
        field.compatible.reset(a, b);
      }
    }
  }
}

void fill_compatible(Field& field, const Record& record, bool colors_count) {
  const std::size_t size = field.size();
  field.compatible = BitMatrix(size);
  for (std::size_t a = 0; a < size; ++a) {
    for (std::size_t b = 0; b < size; ++b) {
      if (a != b) {
        field.compatible.set(a, b);
      }
    }
  }
  std::vector<std::size_t> place(record.players.size() + 1, static_cast<std::size_t>(-1));
  for (std::size_t i = 0; i < size; ++i) {
    place[static_cast<std::size_t>(to_int(field.players[i].number))] = i;
  }
  forbid_rematches(field, record, place);
  if (colors_count) {
    forbid_same_colors(field);
  }
}

// 5.1. Without the lot it is the first move, as TRF 152 has it for want of anything else.
Color initial_color_of(const Record& record) {
  return record.initial_color.value_or(Color::kFirst);
}

}  // namespace

Points acceleration_of(const Record& record, PlayerNumber number, int round) {
  if (record.accelerations.empty()) {
    return record.baku ? baku_points(record, number, round) : Points{};
  }
  Points sum;
  for (const Acceleration& acceleration : record.accelerations) {
    if (round >= acceleration.first_round && round <= acceleration.last_round &&
        number >= acceleration.first && number <= acceleration.last) {
      sum += acceleration.points;
    }
  }
  return sum;
}

Field make_field(const Record& record, bool colors_count) {
  Field field;
  field.round = rounds_paired(record) + 1;
  field.last_round = record.rounds != 0 && field.round >= record.rounds;
  field.initial_color = initial_color_of(record);
  for (int number = 1; static_cast<std::size_t>(number) <= record.players.size(); ++number) {
    const Player& player = record.player(player_number(number));
    if (!player.withdrawn && !has_entry(player, field.round)) {
      field.players.push_back(
          contender(record, player_number(number), field.round, field.last_round));
    }
  }
  std::ranges::sort(field.players, [](const Contender& a, const Contender& b) {
    return std::tuple(b.score, a.number) < std::tuple(a.score, b.number);
  });
  for (std::size_t i = 0; i < field.size(); ++i) {
    if (i == 0 || field.players[i].score != field.players[i - 1].score) {
      field.group_begin.push_back(i);
    }
  }
  field.group_begin.push_back(field.size());
  fill_compatible(field, record, colors_count);
  return field;
}

bool colors_clash(const Field& field, std::size_t a, std::size_t b) {
  const Contender& one = field.players[a];
  const Contender& other = field.players[b];
  return one.wish.strength == Strength::kAbsolute && other.wish.strength == Strength::kAbsolute &&
         one.wish.color == other.wish.color && !one.topscorer && !other.topscorer;
}

bool is_forbidden_pair(const Record& record, int round, PlayerNumber a, PlayerNumber b) {
  return std::ranges::any_of(record.forbidden, [&](const ForbiddenGroup& group) {
    const auto holds = [&](PlayerNumber number) {
      return std::ranges::find(group.players, number) != group.players.end();
    };
    return round >= group.first_round && round <= group.last_round && holds(a) && holds(b);
  });
}

void number_provisionally(Field& field, const Record& record) {
  std::vector<bool> counts(record.players.size() + 1, false);
  for (std::size_t number = 1; number <= record.players.size(); ++number) {
    for (const Entry& entry : record.players[number - 1].rounds) {
      if (entry.opponent != kNobody || entry.mark == Mark::kPairingBye) {
        counts[number] = true;
      }
    }
  }
  for (const Contender& player : field.players) {
    counts[static_cast<std::size_t>(to_int(player.number))] = true;
  }
  std::vector<int> numbers(counts.size(), 0);
  for (std::size_t number = 1; number < counts.size(); ++number) {
    numbers[number] = numbers[number - 1] + (counts[number] ? 1 : 0);
  }
  for (Contender& player : field.players) {
    player.color_number = numbers[static_cast<std::size_t>(to_int(player.number))];
  }
}

}  // namespace tournament::detail
