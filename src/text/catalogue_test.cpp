#include "text/catalogue.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "text/arbiter_message.hpp"
#include "text/chart_message.hpp"
#include "text/desk_message.hpp"
#include "text/message.hpp"
#include "text/plan_message.hpp"
#include "text/tiebreak_message.hpp"
#include "text/tourney_message.hpp"
#include "text/trf_message.hpp"

namespace text {
namespace {

template <class M>
void add_all(std::vector<std::string_view>& texts, Language language) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(M::kCount); ++i)
    texts.push_back(message(language, static_cast<M>(i)));
}

// Every message of a language, in one order for all.
std::vector<std::string_view> all_texts(Language language) {
  std::vector<std::string_view> texts;
  add_all<Message>(texts, language);
  add_all<ArbiterMessage>(texts, language);
  add_all<DeskMessage>(texts, language);
  add_all<PlanMessage>(texts, language);
  add_all<TiebreakMessage>(texts, language);
  add_all<ChartMessage>(texts, language);
  add_all<TrfMessage>(texts, language);
  add_all<TourneyMessage>(texts, language);
  return texts;
}

// The places of a pattern, sorted, each once.
std::string places(std::string_view pattern) {
  std::string found;
  for (std::size_t i = 0; i + 2 < pattern.size(); ++i)
    if (pattern[i] == '{' && pattern[i + 2] == '}') found += pattern[i + 1];
  std::ranges::sort(found);
  const auto repeated = std::ranges::unique(found);
  found.erase(repeated.begin(), repeated.end());
  return found;
}

TEST(Catalogue, HasEveryMessageInEveryLanguage) {
  for (const auto language : kLanguages) {
    std::size_t place = 0;
    for (const auto text : all_texts(language)) {
      EXPECT_FALSE(text.empty()) << language_code(language) << ' ' << place;
      ++place;
    }
  }
}

TEST(Catalogue, HasTheSamePlacesInEveryLanguage) {
  const auto english = all_texts(Language::kEnglish);
  for (const auto language : kLanguages) {
    const auto texts = all_texts(language);
    ASSERT_EQ(texts.size(), english.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
      EXPECT_EQ(places(texts[i]), places(english[i]))
          << language_code(language) << ": " << english[i];
    }
  }
}

TEST(Catalogue, KeepsSimplifiedCharactersOutOfTraditionalText) {
  constexpr std::array kSimplifiedOnly = {
      "将", "红", "对", "规", "则", "着", "无", "车", "马", "击", "杀", "长", "时", "录",
      "显", "胜", "开", "动", "发", "钟", "请", "违", "决", "员", "认", "读", "数", "过"};
  for (const auto text : all_texts(Language::kTraditional)) {
    for (const std::string_view character : kSimplifiedOnly)
      EXPECT_EQ(text.find(character), std::string_view::npos) << text << " has " << character;
  }
}

TEST(Catalogue, FillsPlaces) {
  EXPECT_EQ(format(Language::kEnglish, Message::kToMove, {"Red"}), "Red to move");
  EXPECT_EQ(format(Language::kTraditional, Message::kToMove, {"紅方"}), "輪到紅方走");
}

TEST(Catalogue, FillsPlacesOfBothGroups) {
  EXPECT_EQ(format(Language::kEnglish, ArbiterMessage::kLoses, {"Red"}), "Red loses");
}

TEST(Catalogue, LeavesAPlaceWithoutArgumentAsItIs) {
  EXPECT_EQ(format(Language::kEnglish, Message::kToMove, {}), "{0} to move");
}

TEST(Language, IsReadFromItsCode) {
  for (const auto language : kLanguages)
    EXPECT_EQ(parse_language(language_code(language)), language);
  EXPECT_FALSE(parse_language("zh"));
}

TEST(Language, IsThatOfTheLocale) {
  EXPECT_EQ(language_of_locale("zh_CN.UTF-8"), Language::kSimplified);
  EXPECT_EQ(language_of_locale("zh_SG"), Language::kSimplified);
  EXPECT_EQ(language_of_locale("zh"), Language::kSimplified);
  EXPECT_EQ(language_of_locale("zh_TW.UTF-8"), Language::kTraditional);
  EXPECT_EQ(language_of_locale("zh_HK"), Language::kTraditional);
  EXPECT_EQ(language_of_locale("zh_MO@x"), Language::kTraditional);
  EXPECT_EQ(language_of_locale("zh-Hant"), Language::kTraditional);
  EXPECT_EQ(language_of_locale("C.UTF-8"), Language::kEnglish);
  EXPECT_EQ(language_of_locale("zhx"), Language::kEnglish);
  EXPECT_EQ(language_of_locale(""), Language::kEnglish);
}

}  // namespace
}  // namespace text
