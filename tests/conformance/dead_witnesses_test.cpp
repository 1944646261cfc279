// The minimal live stocks of both games with their witnesses (docs/rules/dead-stocks.md): derived
// once more, and each witness tried by the slow generator.
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "proof/stock.hpp"
#include "proof/subject.hpp"
#include "proof/walk.hpp"
#include "rules/outcome.hpp"
#include "slow/qinyu_slow.hpp"
#include "slow/xiangqi_slow.hpp"
#include "support/case_file.hpp"

namespace {

struct Witness {
  std::string stock;
  std::string fen;
  friend bool operator==(const Witness&, const Witness&) = default;
};

std::vector<Witness> witnesses_of(std::string_view game) {
  std::vector<Witness> witnesses;
  for (const auto& row :
       support::read_cases(std::string(CHUHE_TEST_DATA_DIR) + "/dead-witnesses.tsv"))
    if (row.fields.at(0) == game) witnesses.push_back({row.fields.at(1), row.fields.at(2)});
  return witnesses;
}

std::string sorted(std::string text) {
  std::ranges::sort(text);
  return text;
}

// The letters of a FEN's board; in Qinyu chess a promoted piece is the P that it was.
std::string letters_of(const std::string& fen) {
  std::string letters;
  for (const char byte : fen.substr(0, fen.find_first_of("[ "))) {
    if (std::isalpha(static_cast<unsigned char>(byte)) != 0) letters += byte;
    if (byte == '~') letters.back() = 'P';
  }
  return sorted(letters);
}

TEST(DeadWitnesses, OfQinyuAreMatesWithTheirStock) {
  const auto witnesses = witnesses_of("qinyu");
  ASSERT_EQ(witnesses.size(), 20U);
  for (const auto& [stock, fen] : witnesses) {
    const auto state = slow::qinyu::read(fen);
    ASSERT_TRUE(state) << fen;
    EXPECT_TRUE(slow::qinyu::is_sound(*state)) << fen;
    EXPECT_TRUE(slow::qinyu::in_check(*state)) << fen;
    EXPECT_TRUE(slow::qinyu::moves(*state).empty()) << fen;
    EXPECT_EQ(letters_of(fen), sorted("Kk" + stock)) << fen;
    EXPECT_NE(fen.find("[]"), std::string::npos) << fen;
  }
}

TEST(DeadWitnesses, OfXiangqiHaveNoMoveAndTheirStock) {
  const auto witnesses = witnesses_of("xiangqi");
  ASSERT_EQ(witnesses.size(), 8U);
  for (const auto& [stock, fen] : witnesses) {
    const auto state = slow::xiangqi::read(fen);
    ASSERT_TRUE(state) << fen;
    EXPECT_TRUE(slow::xiangqi::is_sound(*state)) << fen;
    EXPECT_TRUE(slow::xiangqi::moves(*state).empty()) << fen;
    EXPECT_EQ(letters_of(fen), sorted(stock)) << fen;
  }
}

TEST(DeadWitnesses, AreLostForTheJudgeUnderEveryRuleset) {
  for (const auto ruleset : game::all_rulesets()) {
    const auto name = game::kit_of(ruleset) == game::KitId::kXiangqi ? "xiangqi" : "qinyu";
    for (const auto& [stock, fen] : witnesses_of(name)) {
      const auto game = game::make_game(ruleset, fen);
      ASSERT_TRUE(game) << fen;
      const auto verdict = (*game)->verdict();
      ASSERT_TRUE(verdict) << fen;
      EXPECT_EQ(verdict->outcome.winner, other((*game)->to_move())) << fen;
    }
  }
}

struct Derived {
  std::vector<Witness> live;
  std::uint64_t dead_positions = 0;
};

Derived derive(const proof::Subject& subject, const proof::Stock& bound) {
  proof::Walk walk(subject, bound, subject.most_pieces());
  for (auto round = walk.next_round(); !round.empty(); round = walk.next_round()) {
    for (const auto& stock : round) {
      proof::Findings findings;
      for (int unit = 0; unit < subject.unit_count(stock) && !findings.witness; ++unit)
        findings += subject.run(stock, unit);
      EXPECT_EQ(subject.rules_say_dead(stock), !findings.witness) << subject.write(stock);
      walk.settle(stock, findings);
    }
  }
  Derived derived;
  for (const auto& live : walk.minimal_live())
    derived.live.push_back({subject.write(live.stock), live.witness});
  for (const auto& dead : walk.dead()) derived.dead_positions += dead.positions;
  return derived;
}

TEST(DeadWitnesses, OfXiangqiAreAllThatTheProofFinds) {
  const auto subject = proof::make_xiangqi_subject();
  const auto derived = derive(*subject, subject->whole());
  EXPECT_EQ(derived.live, witnesses_of("xiangqi"));
  EXPECT_EQ(derived.dead_positions, 21'455'302U);
}

// But for two cannons, which are dead and take the most time.
TEST(DeadWitnesses, OfQinyuAreAllThatTheProofFinds) {
  const auto subject = proof::make_qinyu_subject();
  const auto cannon = subject->parse("C").value();
  auto bound = subject->whole();
  for (std::size_t kind = 0; kind < proof::kMostKinds; ++kind)
    if (cannon.counts[kind] != 0) bound.counts[kind] = 1;
  const auto derived = derive(*subject, bound);
  EXPECT_EQ(derived.live, witnesses_of("qinyu"));
  EXPECT_EQ(derived.dead_positions, 1'628'016'816U - 1'584'322'168U);
}

}  // namespace
