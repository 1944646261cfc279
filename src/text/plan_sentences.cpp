#include "text/plan_sentences.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/catalogue.hpp"
#include "text/plan_message.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace text {
namespace {

using tournament::Note;
using tournament::NoteKind;
using tournament::Pairing;
using tournament::PairingFault;
using tournament::PlayerNumber;
using tournament::WayOut;
using M = PlanMessage;

// Messages of one family stand in the order of the numbers that they belong to.
constexpr M nth(M first, std::size_t n) {
  return static_cast<M>(static_cast<std::size_t>(first) + n);
}

static_assert(nth(M::kNoteBye, static_cast<std::size_t>(NoteKind::kPlayOff)) == M::kNotePlayOff);
static_assert(nth(M::kTooFewPlayers,
                  static_cast<std::size_t>(PairingFault::Kind::kNotThisSystem)) ==
              M::kNotThisSystem);
static_assert(nth(M::kWayColors, static_cast<std::size_t>(tournament::Relaxation::kFewerRounds)) ==
              M::kWayFewerRounds);

constexpr std::array<std::pair<std::string_view, M>, 48> kRules = {{
    {"C1", M::kRuleC1},
    {"C2", M::kRuleC2},
    {"C3", M::kRuleC3},
    {"C4", M::kRuleC4},
    {"C5", M::kRuleC5},
    {"C6", M::kRuleC6},
    {"C7", M::kRuleC7},
    {"C8", M::kRuleC8},
    {"C9", M::kRuleC9},
    {"C10", M::kRuleC10},
    {"C11", M::kRuleC11},
    {"C12", M::kRuleC12},
    {"C13", M::kRuleC13},
    {"C14", M::kRuleC14},
    {"C15", M::kRuleC15},
    {"C16", M::kRuleC16},
    {"C17", M::kRuleC17},
    {"C18", M::kRuleC18},
    {"C19", M::kRuleC19},
    {"C20", M::kRuleC20},
    {"C21", M::kRuleC21},
    {"3.8.1", M::kRule3At8At1},
    {"forbidden", M::kRuleForbidden},
    {"5.2.1", M::kRule5At2At1},
    {"5.2.2", M::kRule5At2At2},
    {"5.2.3", M::kRule5At2At3},
    {"5.2.4", M::kRule5At2At4},
    {"5.2.5", M::kRule5At2At5},
    {"T2", M::kRuleT2},
    {"T3.1", M::kRuleT3At1},
    {"T3.2", M::kRuleT3At2},
    {"T3.5a", M::kRuleT3At5a},
    {"T3.5b", M::kRuleT3At5b},
    {"T3.5c", M::kRuleT3At5c},
    {"T3.5d", M::kRuleT3At5d},
    {"T3.5e", M::kRuleT3At5e},
    {"T3.6a", M::kRuleT3At6a},
    {"T3.6b", M::kRuleT3At6b},
    {"T3.6c", M::kRuleT3At6c},
    {"T3.6d", M::kRuleT3At6d},
    {"T3.6e", M::kRuleT3At6e},
    {"T3.6f", M::kRuleT3At6f},
    {"T3.6g", M::kRuleT3At6g},
    {"T3.6h", M::kRuleT3At6h},
    {"T3.6i", M::kRuleT3At6i},
    {"T3.6j", M::kRuleT3At6j},
    {"T3.7", M::kRuleT3At7},
    {"T5", M::kRuleT5},
}};

std::string list_of(const std::vector<std::string>& texts) {
  std::string list;
  for (const std::string& text : texts) {
    list += list.empty() ? "" : ", ";
    list += text;
  }
  return list;
}

std::string players_of(const std::vector<PlayerNumber>& players, const PlayerNaming& naming) {
  std::vector<std::string> names;
  names.reserve(players.size());
  for (const PlayerNumber player : players) names.push_back(naming(player));
  return list_of(names);
}

std::string pairs_of(Language language, const std::vector<Pairing>& pairs,
                     const PlayerNaming& naming) {
  std::vector<std::string> texts;
  texts.reserve(pairs.size());
  for (const Pairing& pair : pairs) {
    texts.push_back(format(language, M::kPairOfTwo, {naming(pair.first), naming(pair.second)}));
  }
  return list_of(texts);
}

// The group, apart from those who came from above; these stand first in the note.
std::string bracket_sentence(Language language, const Note& note, const PlayerNaming& naming) {
  const auto middle = note.players.begin() + note.number;
  const std::string points = tournament::write_points(note.points);
  const std::string residents = players_of({middle, note.players.end()}, naming);
  if (note.number == 0) return format(language, M::kNoteBracket, {residents, "", "", "", points});
  const std::string moved = players_of({note.players.begin(), middle}, naming);
  return format(language, M::kBracketFrom, {residents, moved, "", "", points});
}

std::string way_sentence(Language language, const WayOut& way, const PlayerNaming& naming) {
  std::string boards = pairs_of(language, way.boards, naming);
  const std::string bye = way.bye ? naming(*way.bye) : "";
  if (way.bye) boards += ", " + format(language, M::kByeOfOne, {bye});
  const bool is_bye = way.relaxation == tournament::Relaxation::kSecondBye;
  const std::string what = is_bye ? bye : pairs_of(language, way.against, naming);
  return format(language, nth(M::kWayColors, static_cast<std::size_t>(way.relaxation)),
                {what, boards});
}

}  // namespace

std::string number_of_player(PlayerNumber player) {
  return std::to_string(tournament::to_int(player));
}

std::string_view rule_name(Language language, std::string_view rule) {
  const auto* found = std::ranges::find(kRules, rule, &std::pair<std::string_view, M>::first);
  return message(language, found == kRules.end() ? M::kRuleUnnamed : found->second);
}

std::string note_sentence(Language language, const Note& note, const PlayerNaming& naming) {
  if (note.kind == NoteKind::kBracket) return bracket_sentence(language, note, naming);
  const auto nth_player = [&](std::size_t i) {
    return i < note.players.size() ? naming(note.players[i]) : std::string();
  };
  const bool has_other = note.kind == NoteKind::kFloatDown && note.players.size() > 1;
  const M pattern =
      has_other ? M::kFloatNotOther : nth(M::kNoteBye, static_cast<std::size_t>(note.kind));
  return format(language, pattern,
                {nth_player(0), nth_player(1), note.rule, rule_name(language, note.rule),
                 tournament::write_points(note.points), std::to_string(note.number)});
}

std::vector<std::string> pairing_fault_sentences(Language language, const PairingFault& fault,
                                                 const PlayerNaming& naming) {
  const std::string players = players_of(fault.players, naming);
  std::vector<std::string> lines = {
      format(language, nth(M::kTooFewPlayers, static_cast<std::size_t>(fault.kind)),
             {players, fault.rule, rule_name(language, fault.rule), std::to_string(fault.number)})};
  if (!players.empty()) lines.push_back(format(language, M::kConcerns, {players}));
  if (!fault.ways_out.empty()) lines.emplace_back(message(language, M::kMayRelax));
  for (const WayOut& way : fault.ways_out) {
    lines.push_back("- " + way_sentence(language, way, naming));
  }
  return lines;
}

}  // namespace text
