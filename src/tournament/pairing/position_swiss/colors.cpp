#include "tournament/pairing/position_swiss/colors.hpp"

#include <cstddef>
#include <cstdlib>
#include <string_view>

#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/record.hpp"

namespace tournament::position_swiss {
namespace {

// T3.6 between equal balances is one order: the longer he has moved second running, the sooner he
// gets the first move. The letter names the case.
std::string_view rule_of_runs(int sooner, int later) {
  if (sooner >= 2) {
    return later <= -2 ? "T3.6b" : later >= 2 ? "T3.6c" : "T3.6e";
  }
  if (later <= -2) {
    return sooner <= -2 ? "T3.6d" : sooner == -1 ? "T3.6f" : "T3.6g";
  }
  return "T3.6h";
}

ColorChoice by_cards(const Card& a, const Card& b) {
  if (a.balance != b.balance) {
    return {a.balance < b.balance, "T3.6a"};
  }
  if (a.run != b.run) {
    return a.run > b.run ? ColorChoice{true, rule_of_runs(a.run, b.run)}
                         : ColorChoice{false, rule_of_runs(b.run, a.run)};
  }
  const bool smaller_first = (a.number + b.number) % 2 == 1;
  return {(a.number < b.number) == smaller_first, "T3.6i"};
}

ColorChoice by_rule(const Field& field, const Card& a, const Card& b) {
  if (field.higher_decides && a.score != b.score) {
    const bool a_higher = a.score > b.score;
    const int due = due_of(a_higher ? a : b);
    if (due != 0) {
      return {(due < 0) == a_higher, "T3.6j"};
    }
  }
  return by_cards(a, b);
}

struct Breaches {
  int more = 0;
  int running = 0;
};

Breaches breaches(const Card& a, const Card& b, bool a_first) {
  Breaches found;
  for (const Card* const card : {&a, &b}) {
    const Color color = (card == &a) == a_first ? Color::kFirst : Color::kSecond;
    found.more += third_more(*card, color) ? 1 : 0;
    found.running += third_running(*card, color) ? 1 : 0;
  }
  return found;
}

// What the breaches cost. In the last round a balance of three outweighs all runs.
int cost(const Field& field, const Breaches& found) {
  return field.last ? 3 * found.more + found.running : found.more + found.running;
}

const Card& card(const Field& field, int index) {
  return field.cards[static_cast<std::size_t>(index)];
}

}  // namespace

int due_of(const Card& card) { return card.balance != 0 ? card.balance : -card.run; }

bool third_running(const Card& card, Color color) {
  return color == Color::kSecond ? card.run >= 2 : card.run <= -2;
}

bool third_more(const Card& card, Color color) {
  return std::abs(card.balance + (color == Color::kFirst ? 1 : -1)) >= 3;
}

ColorChoice colors_of(const Field& field, int a, int b) {
  const Card& one = card(field, a);
  const Card& other = card(field, b);
  const ColorChoice choice = by_rule(field, one, other);
  if (cost(field, breaches(one, other, choice.a_first)) >
      cost(field, breaches(one, other, !choice.a_first))) {
    return {!choice.a_first, "T3.1"};
  }
  return choice;
}

int color_breaches(const Field& field, int a, int b) {
  const Breaches found = breaches(card(field, a), card(field, b), colors_of(field, a, b).a_first);
  return found.more + found.running;
}

int barring_colors(const Field& field, int a, int b) {
  const Breaches found = breaches(card(field, a), card(field, b), colors_of(field, a, b).a_first);
  return found.more + (field.last ? 0 : found.running);
}

int float_breaches(const Field& field, int a, int b) {
  if (card(field, a).score == card(field, b).score) {
    return 0;
  }
  const bool a_higher = card(field, a).score > card(field, b).score;
  const Card& higher = card(field, a_higher ? a : b);
  const Card& lower = card(field, a_higher ? b : a);
  return (!higher.alone && higher.floats_down >= kMostFloats ? 1 : 0) +
         (!lower.alone && lower.floats_up >= kMostFloats ? 1 : 0);
}

}  // namespace tournament::position_swiss
