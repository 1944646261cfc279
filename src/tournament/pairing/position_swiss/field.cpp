#include "tournament/pairing/position_swiss/field.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament::position_swiss {
namespace {

bool was_paired(const Entry& entry) {
  return entry.opponent != kNobody || entry.mark == Mark::kPairingBye;
}

void add_color(Card& card, Color color) {
  const int step = color == Color::kSecond ? 1 : -1;
  card.balance -= step;
  card.run = card.run * step > 0 ? card.run + step : step;
}

// The scores of all players before and after each round, as the cards say them now.
class Scores {
 public:
  explicit Scores(const Record& record, int rounds) {
    for (std::size_t i = 0; i < record.players.size(); ++i) {
      after_.emplace_back();
      for (int round = 0; round <= rounds; ++round) {
        after_.back().push_back(score_after(record, player_number(static_cast<int>(i) + 1), round));
      }
    }
  }
  Points before(PlayerNumber player, int round) const {
    return after_[static_cast<std::size_t>(to_int(player)) - 1]
                 [static_cast<std::size_t>(round) - 1];
  }

 private:
  std::vector<std::vector<Points>> after_;
};

class Reader {
 public:
  Reader(const Record& record, int round) : record_(record), round_(round), scores_(record, round) {
    for (int past = 1; past < round; ++past) {
      for (std::size_t i = 0; i < record.players.size(); ++i) {
        if (was_paired(entry_of(record.players[i], past))) {
          ++together_[past][scores_.before(player_number(static_cast<int>(i) + 1), past)];
        }
      }
    }
  }

  Card card_of(PlayerNumber player) const {
    Card card{.player = player, .score = scores_.before(player, round_)};
    for (int round = 1; round < round_; ++round) {
      const Entry entry = entry_of(record_.player(player), round);
      card.had_bye |= entry.mark == Mark::kPairingBye || entry.mark == Mark::kFullBye;
      if (is_game(entry.mark)) {
        add_color(card, *entry.color);
        add_float(card, entry.opponent, round);
      }
    }
    return card;
  }

 private:
  void add_float(Card& card, PlayerNumber opponent, int round) const {
    const Points mine = scores_.before(card.player, round);
    const Points theirs = scores_.before(opponent, round);
    if (mine == theirs || together_.at(round).at(mine) == 1) {
      return;
    }
    ++(mine > theirs ? card.floats_down : card.floats_up);
  }

  const Record& record_;
  int round_;
  Scores scores_;
  std::map<int, std::map<Points, int>> together_;  // how many were paired with a score, by round
};

// All members of one list are kept apart from each other.
void keep_apart(Field& field, const std::vector<int>& members) {
  for (const int a : members) {
    for (const int b : members) {
      if (a != b) field.apart[static_cast<std::size_t>(a)].push_back(b);
    }
  }
}

void keep_opponents_apart(Field& field, const Record& record, const std::vector<int>& index) {
  for (std::size_t i = 0; i < field.cards.size(); ++i) {
    for (const Entry& entry : record.player(field.cards[i].player).rounds) {
      if (is_game(entry.mark) && index[static_cast<std::size_t>(to_int(entry.opponent))] >= 0) {
        field.apart[i].push_back(index[static_cast<std::size_t>(to_int(entry.opponent))]);
      }
    }
  }
}

void keep_lists_apart(Field& field, const Record& record, const std::vector<int>& index) {
  for (const ForbiddenGroup& group : record.forbidden) {
    if (field.round < group.first_round || field.round > group.last_round) {
      continue;
    }
    std::vector<int> members;
    for (const PlayerNumber player : group.players) {
      const auto place = static_cast<std::size_t>(to_int(player));
      if (place < index.size() && index[place] >= 0) members.push_back(index[place]);
    }
    keep_apart(field, members);
  }
}

void keep_clubs_apart(Field& field, const Record& record) {
  std::map<std::string_view, std::vector<int>> clubs;
  for (std::size_t i = 0; i < field.cards.size(); ++i) {
    const std::string& club = record.player(field.cards[i].player).club;
    if (!club.empty()) clubs[club].push_back(static_cast<int>(i));
  }
  for (const auto& [club, members] : clubs) {
    keep_apart(field, members);
  }
}

void mark_alone(Field& field) {
  std::map<Points, int> together;
  for (const Card& card : field.cards) ++together[card.score];
  for (Card& card : field.cards) card.alone = together[card.score] == 1;
}

}  // namespace

bool Field::may_meet(int a, int b) const {
  return !std::ranges::binary_search(apart[static_cast<std::size_t>(a)], b);
}

bool Field::before(int a, int b) const {
  const int first = cards[static_cast<std::size_t>(a)].number;
  const int second = cards[static_cast<std::size_t>(b)].number;
  return round % 2 == 1 ? first < second : first > second;
}

Field field_of(const Record& record, const std::vector<int>& numbers, bool clubs_apart) {
  Field field;
  field.round = rounds_paired(record) + 1;
  field.last = record.rounds > 0 && field.round == record.rounds;
  field.higher_decides = record.rounds > 0 && field.round >= record.rounds - 2;
  const Reader reader(record, field.round);
  std::vector<int> index(record.players.size() + 1, -1);
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    const Player& player = record.players[i];
    if (player.withdrawn || has_entry(player, field.round)) {
      continue;
    }
    index[i + 1] = static_cast<int>(field.cards.size());
    field.cards.push_back(reader.card_of(player_number(static_cast<int>(i) + 1)));
    field.cards.back().number = numbers[i];
  }
  field.apart.resize(field.cards.size());
  keep_opponents_apart(field, record, index);
  keep_lists_apart(field, record, index);
  if (clubs_apart) {
    keep_clubs_apart(field, record);
  }
  for (auto& list : field.apart) std::ranges::sort(list);
  mark_alone(field);
  return field;
}

}  // namespace tournament::position_swiss
