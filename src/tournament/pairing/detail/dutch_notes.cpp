#include "tournament/pairing/detail/dutch_notes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "tournament/pairing/detail/bound.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/bracket_model.hpp"
#include "tournament/pairing/detail/color_allocation.hpp"
#include "tournament/pairing/detail/colors.hpp"
#include "tournament/pairing/detail/criteria.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {
namespace {

// Up to so many players a bracket is solved again to see what another floater would cost; beyond,
// the bound on colours and floats says it.
constexpr std::size_t kSolveAgain = 120;
// Equal by every criterion: the one that the sequence of candidates reaches first.
constexpr std::string_view kBySequence = "3.8.1";

Note note(NoteKind kind, std::string_view rule, std::vector<PlayerNumber> players, Points points,
          int number = 0) {
  return {.kind = kind,
          .rule = rule,
          .players = std::move(players),
          .points = points,
          .number = number};
}

bool contains(const std::vector<std::size_t>& players, std::size_t player) {
  return std::ranges::find(players, player) != players.end();
}

class FloatReason {
 public:
  FloatReason(const Field& field, const Bracket& bracket, const BracketPairing& pairing)
      : field_(field), bracket_(bracket), pairing_(pairing) {
    for (const std::size_t resident : bracket.residents) {
      if (!contains(pairing.floaters, resident)) {
        stays_ = resident;
      }
    }
  }

  // The lowest player of the bracket who is paired in it.
  std::optional<std::size_t> stays() const { return stays_; }

  std::string_view of(std::size_t floater) const {
    const auto can_meet = [&](std::size_t other) { return field_.compatible.test(floater, other); };
    if (std::ranges::none_of(bracket_.residents, can_meet)) {
      return "C1";
    }
    if (!contains(bracket_.residents, floater)) {
      return "C7";
    }
    if (!stays_ || *stays_ < floater) {
      return "C6";
    }
    if (gives_bye(field_, bracket_) && !can_have_bye(field_, bracket_, *stays_)) {
      return "C2";
    }
    return bracket_.moved_down.size() + bracket_.residents.size() + bracket_.next.size() <=
                   kSolveAgain
               ? by_solving(*stays_)
               : by_bound(floater, *stays_);
  }

 private:
  std::string_view by_solving(std::size_t stays) const {
    const bool is_small = bracket_.rest.size() <= kSolveAgain;
    BracketModel model(field_, bracket_, is_small ? Scope::kAll : Scope::kNext);
    if (gives_bye(field_, bracket_) && pairing_.floaters.size() == 1) {
      model.count_unplayed();
    }
    Below chosen;
    model.solve({}, &chosen);
    const auto place = std::ranges::find(bracket_.residents, stays) - bracket_.residents.begin();
    model.leave_out(model.moved_down() + static_cast<int>(place));
    Below other;
    model.solve({}, &other);
    const std::string_view rule = model.first_worse(other.weight, chosen.weight);
    return rule.empty() ? kBySequence : rule;
  }

  std::string_view by_bound(std::size_t floater, std::size_t stays) const {
    const bool gets_bye = gives_bye(field_, bracket_);
    const Failures chosen = failures_without(floater, gets_bye);
    const Failures other = failures_without(stays, gets_bye);
    if (other.unplayed > chosen.unplayed) {
      return "C9";
    }
    if (other.colors > chosen.colors) {
      return "C12";
    }
    if (other.strong > chosen.strong) {
      return "C13";
    }
    if (other.downfloat > chosen.downfloat) {
      return "C14";
    }
    return other.downfloat2 > chosen.downfloat2 ? "C16" : kBySequence;
  }

  Failures failures_without(std::size_t floater, bool gets_bye) const {
    WishCounts counts;
    for (const auto* players : {&bracket_.moved_down, &bracket_.residents}) {
      for (const std::size_t player : *players) {
        counts.add(field_.players[player].wish, 1);
      }
    }
    return least_failures(field_, counts, {floater}, gets_bye);
  }

  const Field& field_;
  const Bracket& bracket_;
  const BracketPairing& pairing_;
  std::optional<std::size_t> stays_;
};

// How often the pairs of the bracket fail each criterion.
struct Failed {
  std::string_view rule;
  int times = 0;
};
std::vector<Failed> failed_criteria(const Field& field, const BracketPairing& pairing) {
  std::array<Failed, 8> failed = {
      {{"C10"}, {"C11"}, {"C12"}, {"C13"}, {"C14"}, {"C15"}, {"C16"}, {"C17"}}};
  for (const auto& [high, low] : pairing.pairs) {
    const Contender& higher = field.players[high];
    const Contender& lower = field.players[low];
    const ColorCost cost = color_cost(higher, lower);
    failed[0].times += field.last_round ? cost.c10 : 0;
    failed[1].times += field.last_round ? cost.c11 : 0;
    failed[2].times += cost.c12;
    failed[3].times += cost.c13;
    if (higher.score != lower.score) {
      failed[5].times += lower.floats[0] == Float::kUp ? 1 : 0;
      failed[7].times += lower.floats[1] == Float::kUp ? 1 : 0;
    }
  }
  return {failed.begin(), failed.end()};
}

}  // namespace

std::vector<Note> bracket_notes(const Field& field, const Bracket& bracket,
                                const BracketPairing& pairing) {
  const Points score = field.players[bracket.residents.front()].score;
  std::vector<PlayerNumber> everybody;
  for (const auto* players : {&bracket.moved_down, &bracket.residents}) {
    for (const std::size_t player : *players) {
      everybody.push_back(field.players[player].number);
    }
  }
  std::vector<Note> notes = {note(NoteKind::kBracket, "1.3", std::move(everybody), score,
                                  static_cast<int>(bracket.moved_down.size()))};
  const FloatReason reason(field, bracket, pairing);
  std::vector<Failed> failed = failed_criteria(field, pairing);
  for (const std::size_t floater : pairing.floaters) {
    const Contender& player = field.players[floater];
    const std::string_view rule = reason.of(floater);
    std::vector<PlayerNumber> players = {player.number};
    if (rule != "C1" && rule != "C6" && rule != "C7" && reason.stays()) {
      players.push_back(field.players[*reason.stays()].number);
    }
    notes.push_back(note(NoteKind::kFloatDown, rule, std::move(players), score));
    if (player.score == score) {
      failed[4].times += player.floats[0] == Float::kDown ? 1 : 0;
      failed[6].times += player.floats[1] == Float::kDown ? 1 : 0;
    }
  }
  for (const auto& [high, low] : pairing.pairs) {
    if (field.players[high].score != field.players[low].score) {
      notes.push_back(note(NoteKind::kFloatPair, "1.4.2",
                           {field.players[high].number, field.players[low].number}, score));
    }
  }
  for (const Failed& one : failed) {
    if (one.times != 0) {
      notes.push_back(note(NoteKind::kCriterion, one.rule, {}, score, one.times));
    }
  }
  return notes;
}

std::vector<Note> color_notes(const Field& field, std::size_t higher, std::size_t lower) {
  const ColorChoice choice = choose_colors(field, higher, lower);
  const Contender& high = field.players[higher];
  const Contender& low = field.players[lower];
  const bool high_is_first = choice.higher == Color::kFirst;
  const PlayerNumber first = high_is_first ? high.number : low.number;
  const PlayerNumber second = high_is_first ? low.number : high.number;
  std::vector<Note> notes = {
      note(NoteKind::kColorGranted, choice.rule, {first, second}, high.score)};
  if (same_wish(high.wish, low.wish)) {
    const bool high_is_denied = high.wish.color != choice.higher;
    notes.push_back(
        note(NoteKind::kColorDenied, choice.rule,
             {high_is_denied ? high.number : low.number, high_is_denied ? low.number : high.number},
             high.score));
  }
  return notes;
}

}  // namespace tournament::detail
