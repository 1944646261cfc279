#include "text/ply_sentences.hpp"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "game/ply_view.hpp"
#include "rules/ply_report.hpp"
#include "rules/warning.hpp"
#include "text/catalogue.hpp"

namespace text {
namespace {

using game::KitId;
using rules::ThreatStatus;

// A guarded rook steps between two points; a cannon follows over two pawns.
std::vector<game::PlyView> cannon_follows_rook() {
  const auto game =
      game::make_game(game::RulesetId::kWxf, "4k4/9/9/9/6r1r/9/6pp1/9/7C1/3K5 w - - 0 1").value();
  for (const auto* move : {"h1g1", "g5h5"}) EXPECT_TRUE(game->play(move));
  return game->explain(1, 2);
}

TEST(PlySentence, TellsWhoAttacksWhomAndWhyItCounts) {
  const auto plies = cannon_follows_rook();
  ASSERT_EQ(plies.size(), 2U);
  const std::string chase = ply_report(Language::kEnglish, KitId::kXiangqi, plies[0]);
  EXPECT_EQ(chase.substr(0, chase.find('\n')), "1. Red h1g1: chase");
  EXPECT_NE(chase.find("cannon g1 attacks rook g5"), std::string::npos) << chase;
  EXPECT_NE(chase.find("protected or not"), std::string::npos) << chase;
  EXPECT_NE(ply_report(Language::kSimplified, KitId::kXiangqi, plies[0]).find("炮g1攻击车g5"),
            std::string::npos);
  EXPECT_NE(ply_report(Language::kTraditional, KitId::kXiangqi, plies[0]).find("炮g1攻擊車g5"),
            std::string::npos);
}

TEST(PlySentence, EveryStatusHasASentenceOfItsOwnInEveryLanguage) {
  for (const auto language : kLanguages) {
    std::set<std::string> sentences;
    for (int i = 0; i <= static_cast<int>(ThreatStatus::kCheckIsSelfMate); ++i) {
      const game::ThreatView threat{
          rules::ThreatKind::kCapture, static_cast<ThreatStatus>(i), "e5", "e7", 'R', 'c', {}, {}};
      sentences.insert(threat_sentence(language, KitId::kXiangqi, threat));
    }
    EXPECT_EQ(sentences.size(), static_cast<std::size_t>(ThreatStatus::kCheckIsSelfMate) + 1);
  }
}

TEST(PlySentence, APointWithoutAPieceStandsAlone) {
  const game::ThreatView threat{rules::ThreatKind::kWinByCheck,
                                ThreatStatus::kCounts,
                                "c6",
                                "d9",
                                'R',
                                ' ',
                                {"c6c9", "e8d9", "a9d9"},
                                {}};
  const auto sentence = threat_sentence(Language::kEnglish, KitId::kXiangqi, threat);
  EXPECT_EQ(sentence.find("wins d9 by checks: c6c9 e8d9 a9d9"), 0U) << sentence;
}

TEST(PlySentence, AWarningNamesTheSideTheRuleAndThePlies) {
  const rules::Warning loss{rules::WarningKind::kRepetition, "X6.5", board::Side::kFirst, 4};
  EXPECT_EQ(warning_sentence(Language::kEnglish, KitId::kXiangqi, loss),
            "If the position comes back once more, Red loses (rule X6.5).");
  const rules::Warning count{rules::WarningKind::kCount, "X4.2", std::nullopt, 10};
  EXPECT_EQ(warning_sentence(Language::kEnglish, KitId::kXiangqi, count),
            "10 more plies, and the game is drawn by rule X4.2.");
  EXPECT_EQ(warning_sentence(Language::kSimplified, KitId::kXiangqi, count),
            "再走 10 步，按规则 X4.2 判和。");
}

}  // namespace
}  // namespace text
