#include "proof/walk.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "proof/stock.hpp"
#include "proof/subject.hpp"

namespace proof {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// Two kinds, x of one colour and y of the other, written as so many letters.
class LetterSubject : public Subject {
 public:
  std::string_view name() const override { return "letters"; }
  Stock whole() const override { return *parse("xxyy"); }
  int most_pieces() const override { return 4; }
  std::optional<Stock> parse(std::string_view text) const override {
    Stock stock;
    for (const char letter : text) ++stock.counts[letter == 'x' ? 0 : 1];
    return stock;
  }
  std::string write(const Stock& stock) const override {
    return std::string(stock.counts[0], 'x') + std::string(stock.counts[1], 'y');
  }
  Stock twin(const Stock& stock) const override {
    Stock image = stock;
    std::swap(image.counts[0], image.counts[1]);
    return image;
  }
  int unit_count(const Stock& /*stock*/) const override { return 1; }
  Findings run(const Stock& /*stock*/, int /*unit*/) const override { return {}; }
  bool is_witness(const Stock& /*stock*/, std::string_view /*fen*/) const override { return true; }
  bool rules_say_dead(const Stock& /*stock*/) const override { return false; }
  Closure close(const std::vector<LiveStock>& /*minimal*/, const Stock& /*bound*/) const override {
    return {};
  }
};

const LetterSubject kLetters;

std::vector<std::string> texts(const std::vector<Stock>& stocks) {
  std::vector<std::string> all;
  all.reserve(stocks.size());
  for (const auto& stock : stocks) all.push_back(kLetters.write(stock));
  return all;
}

// Settles a round: every stock has seven positions, and those named are live.
std::vector<std::string> settle_round(Walk& walk, const std::vector<std::string>& live) {
  const auto round = walk.next_round();
  for (const auto& stock : round) {
    Findings findings{7, 0, std::nullopt};
    if (std::ranges::find(live, kLetters.write(stock)) != live.end()) findings.witness = "fen";
    walk.settle(stock, findings);
  }
  return texts(round);
}

TEST(Walk, TakesOneOfTwinsAndGrowsByOnePiece) {
  Walk walk(kLetters, kLetters.whole(), 4);
  EXPECT_THAT(settle_round(walk, {}), ElementsAre(""));
  EXPECT_THAT(settle_round(walk, {}), ElementsAre("x"));
  EXPECT_THAT(settle_round(walk, {}), UnorderedElementsAre("xx", "xy"));
  EXPECT_THAT(settle_round(walk, {}), ElementsAre("xxy"));
  EXPECT_THAT(settle_round(walk, {}), ElementsAre("xxyy"));
  EXPECT_THAT(settle_round(walk, {}), IsEmpty());
}

TEST(Walk, LeavesOutWhatContainsALiveStock) {
  Walk walk(kLetters, kLetters.whole(), 4);
  settle_round(walk, {});
  settle_round(walk, {});
  settle_round(walk, {"xx"});
  EXPECT_THAT(settle_round(walk, {}), IsEmpty());
  ASSERT_EQ(walk.minimal_live().size(), 1U);
  EXPECT_EQ(kLetters.write(walk.minimal_live()[0].stock), "xx");
  EXPECT_EQ(walk.minimal_live()[0].witness, "fen");
}

TEST(Walk, StaysWithinTheBoundAndTheNumberOfPieces) {
  Walk small(kLetters, *kLetters.parse("xy"), 4);
  settle_round(small, {});
  settle_round(small, {});
  EXPECT_THAT(settle_round(small, {}), ElementsAre("xy"));
  EXPECT_THAT(settle_round(small, {}), IsEmpty());

  Walk shallow(kLetters, kLetters.whole(), 1);
  settle_round(shallow, {});
  EXPECT_THAT(settle_round(shallow, {}), ElementsAre("x"));
  EXPECT_THAT(settle_round(shallow, {}), IsEmpty());
}

TEST(Walk, TakesABoundInEitherColour) {
  Walk walk(kLetters, *kLetters.parse("yy"), 4);
  settle_round(walk, {});
  EXPECT_THAT(settle_round(walk, {}), ElementsAre("x"));
  EXPECT_THAT(settle_round(walk, {}), ElementsAre("xx"));
}

TEST(Walk, NamesTheLargestDeadStocksWithAllTheirParts) {
  Walk walk(kLetters, kLetters.whole(), 4);
  settle_round(walk, {});
  settle_round(walk, {});
  settle_round(walk, {"xx"});
  const auto families = walk.dead_families();
  ASSERT_EQ(families.size(), 1U);
  EXPECT_EQ(kLetters.write(families[0].largest), "xy");
  EXPECT_EQ(families[0].stocks, 3);  // nothing, x, xy
  EXPECT_EQ(families[0].positions, 21U);
}

}  // namespace
}  // namespace proof
