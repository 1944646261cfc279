#include "tournament/pairing/detail/color_allocation.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "support/dutch_fields.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {
namespace {

using support::field_of;

void expect_choice(const Field& field, Color higher, std::string_view rule) {
  const ColorChoice choice = choose_colors(field, 0, 1);
  EXPECT_EQ(choice.higher, higher);
  EXPECT_EQ(choice.rule, rule);
}

TEST(ColorAllocation, BothPreferencesAreGranted) {  // 5.2.1
  expect_choice(field_of({"1 w", "1 b"}), Color::kSecond, "5.2.1");
  expect_choice(field_of({"1 wb", "1 w"}), Color::kFirst, "5.2.1");
}

TEST(ColorAllocation, WhoeverHasNoneLeavesItToTheOther) {  // 1.7.4
  expect_choice(field_of({"1 -", "1 w"}), Color::kFirst, "5.2.1");
  expect_choice(field_of({"1 -", "1 b"}), Color::kSecond, "5.2.1");
  expect_choice(field_of({"1 w", "1 -"}), Color::kSecond, "5.2.1");
}

TEST(ColorAllocation, TheStrongerPreferenceIsGranted) {                 // 5.2.2
  expect_choice(field_of({"1 bw", "1 w"}), Color::kFirst, "5.2.2");     // mild, strong
  expect_choice(field_of({"1 w", "1 bww"}), Color::kFirst, "5.2.2");    // strong, absolute
  expect_choice(field_of({"1 bww", "1 bw"}), Color::kSecond, "5.2.2");  // absolute, mild
}

// Both want the second move absolutely; the differences are 1 and 2.
TEST(ColorAllocation, OfTwoAbsoluteOnesTheWiderDifferenceIsGranted) {  // 5.2.2
  expect_choice(field_of({"3 bww T", "3 wbww T"}), Color::kFirst, "5.2.2");
  expect_choice(field_of({"3 wbww T", "3 bww T"}), Color::kSecond, "5.2.2");
  expect_choice(field_of({"3 wbb T", "3 bwbb T"}), Color::kSecond, "5.2.2");
}

// Absolute for the first move with differences of 0 and -1: the wider one counts, not the run.
TEST(ColorAllocation, ADifferenceOfOneIsWiderThanNone) {  // 5.2.2
  expect_choice(field_of({"3 wwbb T", "3 wbb T"}), Color::kSecond, "5.2.2");
}

TEST(ColorAllocation, ColorsAlternateToTheLatestTimeTheyDiffered) {  // 5.2.3
  // From the end: b b, w w, w b. The higher had the first move then.
  expect_choice(field_of({"1 bwwb", "1 wbwb"}), Color::kSecond, "5.2.3");
  expect_choice(field_of({"1 wbwb", "1 bwwb"}), Color::kFirst, "5.2.3");
  // Equal absolute differences of +2; from the end w b.
  expect_choice(field_of({"3 wbww T", "3 wwwb T"}), Color::kSecond, "5.2.3");
}

TEST(ColorAllocation, TheHigherIsGrantedWhatBothWantAlike) {  // 5.2.4
  expect_choice(field_of({"1 wb", "1 wb"}), Color::kFirst, "5.2.4");
  expect_choice(field_of({"1 wbw", "1 w"}), Color::kSecond, "5.2.4");  // no time to alternate to
}

// The higher-ranked one's number decides, not the smaller number.
TEST(ColorAllocation, AnOddNumberGetsTheInitialColor) {  // 5.2.5
  Field field = field_of({"1 -", "1 -"});
  expect_choice(field, Color::kFirst, "5.2.5");
  field.initial_color = Color::kSecond;
  expect_choice(field, Color::kSecond, "5.2.5");
  field.players[0].number = player_number(4);
  field.players[0].color_number = 4;
  expect_choice(field, Color::kFirst, "5.2.5");
  field.initial_color = Color::kFirst;
  expect_choice(field, Color::kSecond, "5.2.5");
}

}  // namespace
}  // namespace tournament::detail
