#include "text/plan_sentences.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "text/catalogue.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace text {
namespace {

using tournament::Note;
using tournament::NoteKind;
using tournament::PairingFault;
using tournament::player_number;
using tournament::Relaxation;

TEST(PlanSentences, AFloatNamesTheOneWhoStaysAndTheCriterion) {
  const Note note{NoteKind::kFloatDown,
                  "C8",
                  {player_number(11), player_number(14)},
                  tournament::half_points(3),
                  0};
  EXPECT_EQ(note_sentence(Language::kEnglish, note),
            "11 floats down from the group of 1.5 points, and not 14 (C8: the next group pairs "
            "best).");
}

TEST(PlanSentences, AGroupTellsWhoCameFromAbove) {
  const Note note{NoteKind::kBracket,
                  "1.3",
                  {player_number(3), player_number(1), player_number(2)},
                  tournament::whole_points(2),
                  1};
  EXPECT_EQ(note_sentence(Language::kEnglish, note), "Group of 2.0 points: 1, 2; from above: 3.");
}

TEST(PlanSentences, EveryNoteHasWordsInEveryLanguage) {
  for (const Language language : kLanguages) {
    for (int kind = 0; kind <= static_cast<int>(NoteKind::kPlayOff); ++kind) {
      const Note note{static_cast<NoteKind>(kind),
                      "C12",
                      {player_number(1), player_number(2)},
                      tournament::whole_points(1),
                      1};
      const std::string sentence = note_sentence(language, note);
      EXPECT_FALSE(sentence.empty());
      EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
    }
  }
}

TEST(PlanSentences, NamesOfPlayersCanStandForTheirNumbers) {
  const Note note{NoteKind::kBye, "C5", {player_number(7)}, tournament::whole_points(0), 0};
  EXPECT_EQ(note_sentence(Language::kEnglish, note, [](auto) { return std::string("Lin"); }),
            "Lin has the bye (C5: the bye goes to the lowest score).");
}

TEST(PlanSentences, AFaultOffersEachWayWithItsBoards) {
  PairingFault fault{.kind = PairingFault::Kind::kNoLegalPairing,
                     .rule = "C3",
                     .players = {player_number(1), player_number(2)},
                     .ways_out = {}};
  fault.ways_out.push_back(
      {.relaxation = Relaxation::kColors,
       .against = {{player_number(1), player_number(2)}},
       .bye = player_number(5),
       .boards = {{player_number(1), player_number(2)}, {player_number(4), player_number(3)}}});
  fault.ways_out.push_back(
      {.relaxation = Relaxation::kFewerRounds, .against = {}, .bye = {}, .boards = {}});
  EXPECT_EQ(
      pairing_fault_sentences(Language::kEnglish, fault),
      (std::vector<std::string>{
          ("No pairing of this round keeps every rule: C3 cannot be met (two who must have the "
           "same colour do not meet)."),
          "It concerns 1, 2.",
          "The organiser may:", "- let 1-2 meet with a colour that is not due: 1-2, 4-3, bye: 5",
          "- end the competition here"}));
}

}  // namespace
}  // namespace text
