// The labelled cases of repetition, their mirror images, and what a search is told of cycles.
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "game/ply_signs.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "rules/outcome.hpp"
#include "rules/ply_report.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/cxq_counts.hpp"
#include "rules/xiangqi/rulesets/cxa.hpp"
#include "rules/xiangqi/rulesets/cxq.hpp"
#include "rules/xiangqi/rulesets/draft.hpp"
#include "rules/xiangqi/rulesets/wxf.hpp"
#include "support/case_file.hpp"
#include "support/played_game.hpp"

namespace {

using rules::CycleValue;
using rules::PlyClass;
using rules::xiangqi::Kit;
using rules::xiangqi::Move;
using support::PlayedGame;

const std::string kCases = std::string(CHUHE_SHARED_DIR) + "/cases/";

struct Case {
  std::string id;
  std::string fen;
  std::string moves;
  int prefix = 0;
  int cycle = 0;
  std::string verdict;
};

std::vector<Case> wxf_cases() {
  std::vector<Case> cases;
  for (const auto& row : support::read_cases(kCases + "repetition.tsv")) {
    const auto& f = row.fields;
    if (f[1].starts_with("CXA")) continue;
    cases.push_back({f[0], f[2], f[3], std::stoi(f[4]), std::stoi(f[5]), f[6]});
  }
  return cases;
}

// In the words of the case file.
std::string in_words(const std::optional<rules::Verdict>& verdict) {
  if (!verdict) return "none";
  if (!verdict->outcome.winner) return "draw";
  return *verdict->outcome.winner == board::Side::kFirst ? "black loses" : "red loses";
}

std::string exchanged_verdict(const std::string& verdict) {
  if (verdict == "red loses") return "black loses";
  return verdict == "black loses" ? "red loses" : verdict;
}

// The verdict at the first ply where repetition is judged.
template <class R>
std::optional<rules::Verdict> first_verdict(const std::string& fen,
                                            const std::vector<std::string>& moves) {
  PlayedGame<R> game(fen);
  for (const auto& move : moves) {
    game.play(*notation::xiangqi::parse_coordinates(move));
    const auto verdict = game.verdict();
    if (verdict && verdict->outcome.reason != rules::Reason::kUndecided) return verdict;
  }
  return std::nullopt;
}

TEST(WxfRepetition, EveryLabelledVerdictFallsAtTheThirdOccurrence) {
  CHUHE_NEED_SHARED_CASES();
  const auto cases = wxf_cases();
  ASSERT_GT(cases.size(), 100);
  for (const auto& c : cases) {
    const auto verdict = first_verdict<rules::xiangqi::Wxf>(c.fen, support::words(c.moves));
    EXPECT_EQ(in_words(verdict), c.verdict) << c.id;
  }
}

TEST(WxfRepetition, AMirrorImageIsJudgedAlike) {
  CHUHE_NEED_SHARED_CASES();
  for (const auto& c : wxf_cases()) {
    const auto moves = support::changed_moves(c.moves, support::mirrored_move);
    const auto verdict =
        first_verdict<rules::xiangqi::Wxf>(support::mirrored_fen(c.fen), support::words(moves));
    EXPECT_EQ(in_words(verdict), c.verdict) << c.id;
  }
}

TEST(WxfRepetition, ExchangedColoursAreJudgedAlike) {
  CHUHE_NEED_SHARED_CASES();
  for (const auto& c : wxf_cases()) {
    const auto moves = support::changed_moves(c.moves, support::exchanged_move);
    const auto verdict =
        first_verdict<rules::xiangqi::Wxf>(support::exchanged_fen(c.fen), support::words(moves));
    EXPECT_EQ(in_words(verdict), exchanged_verdict(c.verdict)) << c.id;
  }
}

TEST(WxfRepetition, ACycleEnteredAtAnyPlyIsJudgedAlike) {
  CHUHE_NEED_SHARED_CASES();
  for (const auto& c : wxf_cases()) {
    const auto moves = support::words(c.moves);
    for (int skipped = 1; skipped < c.cycle; ++skipped) {
      PlayedGame<rules::xiangqi::Wxf> game(c.fen);
      for (int i = 0; i < c.prefix + skipped; ++i)
        game.play(*notation::xiangqi::parse_coordinates(moves[i]));
      std::vector<std::string> rest(moves.begin() + c.prefix + skipped, moves.end());
      PlayedGame<rules::xiangqi::Wxf> entered(
          notation::xiangqi::write_fen(game.position().setup()));
      const auto fen = notation::xiangqi::write_fen(entered.position().setup());
      EXPECT_EQ(in_words(first_verdict<rules::xiangqi::Wxf>(fen, rest)), c.verdict)
          << c.id << " entered after " << skipped;
    }
  }
}

// X2.1-X2.3, in the letters of the case file.
char class_letter(const rules::PlyReport<Kit>& report) {
  if (report.klass == PlyClass::kCheck) return report.also_chases ? 'b' : 'c';
  return report.klass == PlyClass::kChase ? 'h' : '-';
}

std::string class_letters(const PlayedGame<rules::xiangqi::Cxq>& game) {
  std::string letters;
  const int last = game.history().size();
  if (last == 0) return letters;
  for (const auto& report : rules::xiangqi::Cxq::reports(game.history(), 1, last))
    letters += class_letter(report);
  return letters;
}

TEST(CxqRepetition, EveryLabelledClassHolds) {
  CHUHE_NEED_SHARED_CASES();
  int classes = 0;
  for (const auto& row : support::read_cases(kCases + "cxq.tsv")) {
    if (!row.fields[4].starts_with("class:")) continue;
    const PlayedGame<rules::xiangqi::Cxq> game(row.fields[2], row.fields[3]);
    EXPECT_EQ(class_letters(game), row.fields[4].substr(6)) << "cxq.tsv:" << row.line;
    ++classes;
  }
  EXPECT_GT(classes, 30);
}

// `moves=54/54 effective=19/16 progress=2/2`.
std::string counters(const PlayedGame<rules::xiangqi::Cxq>& game) {
  const auto red = rules::xiangqi::cxq_counts(game.history(), board::Side::kFirst);
  const auto black = rules::xiangqi::cxq_counts(game.history(), board::Side::kSecond);
  const auto pair = [](int a, int b) { return std::to_string(a) + "/" + std::to_string(b); };
  return "moves=" + pair(red.moves, black.moves) +
         " effective=" + pair(red.effective, black.effective) +
         " progress=" + pair(red.progress, black.progress);
}

TEST(CxqRepetition, EveryCountClassAndVerdictOfTheGamesHolds) {
  CHUHE_NEED_SHARED_CASES();
  const auto rows = support::read_cases(kCases + "cxq-games.tsv");
  ASSERT_GT(rows.size(), 50);
  for (const auto& row : rows) {
    PlayedGame<rules::xiangqi::Cxq> game(row.fields[1]);
    std::string verdict = "*";
    for (const auto& move : support::words(row.fields[2])) {
      game.play(*notation::xiangqi::parse_coordinates(move));
      const auto now = game.verdict();
      if (!now || verdict != "*") continue;
      verdict = std::string(result_code(now->outcome)) + " " +
                std::string(reason_code(now->outcome.reason)) + " " + std::string(now->rule) +
                " ply=" + std::to_string(game.history().size());
    }
    EXPECT_EQ(counters(game), row.fields[3]) << row.fields[0];
    EXPECT_EQ(class_letters(game), row.fields[4]) << row.fields[0];
    EXPECT_EQ(verdict, row.fields[5]) << row.fields[0];
  }
}

// Our own cases, through the door: the cycle is played until a verdict falls.
TEST(OwnRepetition, EveryVerdictRuleAndClassHolds) {
  const auto rows = support::read_cases(CHUHE_TEST_DATA_DIR "/repetition.tsv");
  ASSERT_GT(rows.size(), 20);
  for (const auto& row : rows) {
    const auto& f = row.fields;
    const std::string where = f[0] + " under " + f[1];
    const auto made = game::make_game(*game::parse_ruleset(f[1]), f[2]);
    ASSERT_TRUE(made) << where;
    game::Game& game = **made;
    const auto cycle = support::words(f[3]);
    for (int ply = 0; ply < 200 && !(game.verdict() && game.verdict()->ends_game()); ++ply)
      ASSERT_TRUE(game.play(cycle[ply % cycle.size()])) << where;
    ASSERT_TRUE(game.verdict()) << where;
    EXPECT_EQ(rules::result_code(game.verdict()->outcome), f[4]) << where;
    EXPECT_EQ(rules::reason_code(game.verdict()->outcome.reason), f[5]) << where;
    EXPECT_EQ(game.verdict()->rule, f[6]) << where;
    const std::string signs = game::ply_signs(game);
    EXPECT_NE(signs.find(f[7]), std::string::npos) << where << ": " << signs;
  }
}

template <class R>
class ProbeOfCycles : public testing::Test {
 protected:
  // Goes `from`-`to` and back for both sides where that is legal and closes a cycle.
  static std::optional<std::vector<Move>> closed_cycle(const PlayedGame<R>& game,
                                                       std::mt19937_64& random) {
    std::vector<Move> cycle;
    rules::Position<R> position = game.position();
    for (int side = 0; side < 2; ++side) {
      rules::MoveList<Kit> moves;
      position.legal_moves(moves);
      if (moves.empty()) return std::nullopt;
      const Move move = moves[random() % moves.size()];
      if (!position.board().at(move.to()).empty()) return std::nullopt;
      cycle.push_back(move);
      position.play_unchecked(move);
    }
    for (int side = 0; side < 2; ++side) {
      const Move back = Move::step(cycle[side].to(), cycle[side].from());
      if (!position.is_legal(back)) return std::nullopt;
      cycle.push_back(back);
      position.play_unchecked(back);
    }
    return cycle;
  }

  // Plays the cycle on and on until a verdict falls.
  static std::optional<rules::Verdict> play_out(PlayedGame<R> game,
                                                const std::vector<Move>& cycle) {
    for (int ply = 0; ply < 1200; ++ply) {
      game.play(cycle[ply % cycle.size()]);
      const auto verdict = game.verdict();
      if (verdict && verdict->ends_game()) return verdict;
    }
    return std::nullopt;
  }
};

using Books = testing::Types<rules::xiangqi::Cxq, rules::xiangqi::Draft, rules::xiangqi::Cxa,
                             rules::xiangqi::Wxf>;
TYPED_TEST_SUITE(ProbeOfCycles, Books);

// Two pieces and more against each other, so that checks and chases are common.
const std::vector<std::string> kArenas{
    "4k4/9/9/4c4/2n6/6N2/9/1R7/4A4/3K1r3 w - - 0 1",
    "3ak4/9/4b1n2/p3C4/6r2/2P6/P3R3P/4B2c1/4A4/4K1N2 w - - 0 1",
    "r1bakab1r/9/1cn4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C4NC1/9/RNBAKAB1R b - - 0 1",
    "2ba1k3/4a4/4b4/8R/1r7/2p3P2/8c/2N1C4/4A4/2BAK1B2 w - - 0 1",
};

TYPED_TEST(ProbeOfCycles, AgreesWithTheJudgeWhenTheCycleIsPlayedOut) {
  std::mt19937_64 random(1129);
  int decided = 0;
  // Under the books that search for mates a game played out costs a second.
  const int attempts = TypeParam::kName == "cxa" ? 200 : TypeParam::kName == "draft" ? 12 : 4000;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    PlayedGame<TypeParam> game(kArenas[random() % kArenas.size()]);
    for (int ply = static_cast<int>(random() % 8); ply > 0; --ply) {
      rules::MoveList<Kit> moves;
      game.position().legal_moves(moves);
      if (moves.empty()) break;
      game.play(moves[random() % moves.size()]);
    }
    const auto cycle = TestFixture::closed_cycle(game, random);
    if (!cycle) continue;
    for (const Move move : *cycle) game.play(move);
    const auto value = TypeParam::probe_cycle(game.position(), game.history());
    if (value == CycleValue::kNone || game.verdict()) continue;
    const auto verdict = TestFixture::play_out(game, *cycle);
    ASSERT_TRUE(verdict);
    std::optional<board::Side> winner;
    if (value == CycleValue::kGood) winner = game.position().to_move();
    if (value == CycleValue::kBad) winner = other(game.position().to_move());
    EXPECT_EQ(verdict->outcome.winner, winner)
        << notation::xiangqi::write_fen(game.position().setup());
    if (winner) ++decided;
  }
  this->RecordProperty("decided", decided);
}

// Issue of a search: it must see a lost cycle when the cycle closes for the first time.
template <class R>
int decided_when_closed(const std::string& fen, const std::vector<std::string>& moves, int closed,
                        const std::optional<board::Side>& loser) {
  PlayedGame<R> game(fen);
  for (int i = 0; i < closed; ++i) game.play(*notation::xiangqi::parse_coordinates(moves[i]));
  const auto value = R::probe_cycle(game.position(), game.history());
  const bool us = game.position().to_move() == *loser;
  return value == (us ? CycleValue::kBad : CycleValue::kGood) ? 1 : 0;
}

TEST(ProbeOfCases, SeesNineOfTenLostCyclesUnderWxf) {
  CHUHE_NEED_SHARED_CASES();
  int lost = 0;
  int seen = 0;
  for (const auto& c : wxf_cases()) {
    if (c.verdict == "draw") continue;
    const auto loser = c.verdict == "red loses" ? board::Side::kFirst : board::Side::kSecond;
    ++lost;
    seen += decided_when_closed<rules::xiangqi::Wxf>(c.fen, support::words(c.moves),
                                                     c.prefix + c.cycle, loser);
  }
  EXPECT_GE(seen * 10, lost * 9) << seen << " of " << lost;
}

TEST(ProbeOfCases, SeesNineOfTenLostCyclesUnderCxq) {
  CHUHE_NEED_SHARED_CASES();
  int lost = 0;
  int seen = 0;
  for (const auto& row : support::read_cases(kCases + "cxq.tsv")) {
    const auto& claim = row.fields[4];
    if (row.fields[1].starts_with("X3.2") || claim.find(" perpetual-") == std::string::npos)
      continue;
    const auto loser =
        claim.find("0-1") != std::string::npos ? board::Side::kFirst : board::Side::kSecond;
    // The cycle of four plies that the row ends with has closed two moves before the verdict.
    const auto moves = support::words(row.fields[3]);
    ++lost;
    seen += decided_when_closed<rules::xiangqi::Cxq>(row.fields[2], moves,
                                                     static_cast<int>(moves.size()) - 2, loser);
  }
  EXPECT_GE(seen * 10, lost * 9) << seen << " of " << lost;
}

}  // namespace
