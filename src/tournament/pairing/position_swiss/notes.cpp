#include "tournament/pairing/position_swiss/notes.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "tournament/pairing/position_swiss/choosing.hpp"
#include "tournament/pairing/position_swiss/colors.hpp"
#include "tournament/pairing/position_swiss/descent.hpp"
#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament::position_swiss {
namespace {

const Card& card(const Field& field, int index) {
  return field.cards[static_cast<std::size_t>(index)];
}

void note_breaches(const Field& field, const Card& card, Color color, std::vector<Note>& notes) {
  if (third_running(card, color)) {
    notes.push_back({field.last ? NoteKind::kLastRound : NoteKind::kThirdColor,
                     "T3.1",
                     {card.player},
                     {},
                     std::abs(card.run) + 1});
  }
  if (third_more(card, color)) {
    const int balance = card.balance + (color == Color::kFirst ? 1 : -1);
    notes.push_back({NoteKind::kThirdMore, "T3.1", {card.player}, {}, std::abs(balance)});
  }
}

void note_colors(const Field& field, int a, int b, std::vector<Note>& notes) {
  const ColorChoice choice = colors_of(field, a, b);
  const Card& first = card(field, choice.a_first ? a : b);
  const Card& second = card(field, choice.a_first ? b : a);
  notes.push_back({NoteKind::kColorGranted, choice.rule, {first.player, second.player}, {}, 0});
  if (due_of(first) > 0) {
    notes.push_back({NoteKind::kColorDenied, choice.rule, {first.player}, {}, 0});
  }
  if (due_of(second) < 0) {
    notes.push_back({NoteKind::kColorDenied, choice.rule, {second.player}, {}, 0});
  }
  note_breaches(field, first, Color::kFirst, notes);
  note_breaches(field, second, Color::kSecond, notes);
}

void note_floats(const Field& field, const Turn& turn, std::vector<Note>& notes) {
  const bool chooser_higher = card(field, turn.chooser).score > card(field, turn.chosen).score;
  const Card& higher = card(field, chooser_higher ? turn.chooser : turn.chosen);
  const Card& lower = card(field, chooser_higher ? turn.chosen : turn.chooser);
  const bool broken = turn.rule == "T3.7" || turn.rule == "T3.1";
  notes.push_back({NoteKind::kFloatDown,
                   broken ? turn.rule : "T3.5e",
                   {higher.player},
                   higher.score,
                   higher.floats_down + 1});
  notes.push_back({NoteKind::kFloatPair, turn.rule, {higher.player, lower.player}, lower.score, 0});
  if (!higher.alone && higher.floats_down >= kMostFloats) {
    notes.push_back(
        {NoteKind::kThirdFloat, "T3.1", {higher.player}, higher.score, higher.floats_down + 1});
  }
  if (!lower.alone && lower.floats_up >= kMostFloats) {
    notes.push_back(
        {NoteKind::kThirdFloat, "T3.1", {lower.player}, lower.score, lower.floats_up + 1});
  }
}

}  // namespace

void note_unfinished(const Record& record, std::vector<Note>& notes) {
  for (int round = 1; round <= rounds_paired(record); ++round) {
    for (std::size_t i = 0; i < record.players.size(); ++i) {
      const Entry entry = entry_of(record.players[i], round);
      if (entry.mark == Mark::kUnfinished && entry.color == Color::kFirst) {
        notes.push_back({NoteKind::kUnfinishedDraw,
                         "T3.1",
                         {player_number(static_cast<int>(i) + 1), entry.opponent},
                         {},
                         round});
      }
    }
  }
}

void note_bye(const Field& field, int bye, std::vector<Note>& notes) {
  notes.push_back({NoteKind::kBye, "T3.1", {card(field, bye).player}, card(field, bye).score, 0});
}

void note_lots(const Field& field, std::vector<Note>& notes) {
  std::vector<int> order(field.cards.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](int i) { return card(field, i).number; });
  for (const int i : order) {
    notes.push_back({NoteKind::kLot, "T3.2", {card(field, i).player}, {}, card(field, i).number});
  }
}

void note_choice(const Field& field, Points score, const Turn& turn, std::vector<Note>& notes) {
  notes.push_back({NoteKind::kChoice,
                   turn.rule,
                   {card(field, turn.chooser).player, card(field, turn.chosen).player},
                   score,
                   0});
}

void note_broken(const Field& field, const std::vector<Turn>& broken, std::vector<Note>& notes) {
  for (const Turn& turn : broken) {
    notes.push_back({NoteKind::kPairBroken,
                     "T3.7",
                     {card(field, turn.chooser).player, card(field, turn.chosen).player},
                     {},
                     0});
  }
}

void note_pair(const Field& field, const Turn& turn, std::vector<Note>& notes) {
  if (card(field, turn.chooser).score != card(field, turn.chosen).score) {
    note_floats(field, turn, notes);
  }
  note_colors(field, turn.chooser, turn.chosen, notes);
}

void note_descent(const Field& field, const Descent& descent, std::vector<Note>& notes) {
  for (const Turn& turn : descent.before) {
    notes.push_back({NoteKind::kPairedFirst,
                     turn.rule,
                     {card(field, turn.chooser).player, card(field, turn.chosen).player},
                     {},
                     0});
    note_pair(field, turn, notes);
  }
  for (const Group& group : descent.groups) {
    Note bracket{NoteKind::kBracket, "T3.3", {}, group.score, 0};
    for (const int member : group.members) {
      bracket.players.push_back(card(field, member).player);
      bracket.number += card(field, member).score > group.score ? 1 : 0;
    }
    notes.push_back(bracket);
    for (const Turn& turn : group.pairs) {
      note_choice(field, group.score, turn, notes);
      note_pair(field, turn, notes);
    }
  }
  note_broken(field, descent.broken, notes);
}

}  // namespace tournament::position_swiss
