#include "tournament/pairing/position_swiss/first_round.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "tournament/pairing/position_swiss.hpp"
#include "tournament/pairing/position_swiss/choosing.hpp"
#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/pairing/position_swiss/ground.hpp"
#include "tournament/pairing/position_swiss/worth.hpp"

namespace tournament::position_swiss {
namespace {

std::size_t partner_of(std::size_t place, std::size_t count, FirstRound form) {
  switch (form) {
    case FirstRound::kNeighbors:
      return place % 2 == 0 ? place + 1 : place - 1;
    case FirstRound::kEnds:
      return count - 1 - place;
    case FirstRound::kHalves:
      return (place + count / 2) % count;
  }
  return place;
}

}  // namespace

Answer pair_first_round(const Field& field, const Ground& ground, FirstRound form) {
  Question question;
  for (int i = 0; i < static_cast<int>(field.cards.size()); ++i) {
    if (i != ground.bye) question.by_number.push_back(i);
  }
  std::ranges::sort(question.by_number, [&](int a, int b) { return field.before(a, b); });
  question.turns = question.by_number;
  const std::size_t count = question.turns.size();
  std::vector<std::size_t> place(field.cards.size());
  for (std::size_t i = 0; i < count; ++i) {
    place[static_cast<std::size_t>(question.turns[i])] = i;
  }
  question.like = [=](int chooser, const std::vector<int>& free, std::vector<Liking>& likings) {
    const std::size_t partner = partner_of(place[static_cast<std::size_t>(chooser)], count, form);
    likings.clear();
    for (const int card : free) {
      likings.push_back((place[static_cast<std::size_t>(card)] + count - partner) % count);
    }
  };
  question.allowed = [&](int a, int b) { return allowed(field, ground, a, b); };
  Worth pair;
  pair[Goal::kPairs] = 1;
  question.worth = [pair](int, int) { return pair; };
  Worth bound;
  bound[Goal::kPairs] = static_cast<int>(count) / 2;
  question.bound = bound;
  question.rule_of = [](Liking, bool) { return std::string_view("T3.2"); };
  return choose_in_turn(question);
}

}  // namespace tournament::position_swiss
