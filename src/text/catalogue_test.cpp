#include "text/catalogue.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "text/message.hpp"

namespace text {
namespace {

std::vector<Message> all_messages() {
  std::vector<Message> messages;
  messages.reserve(kMessageCount);
  for (std::size_t i = 0; i < kMessageCount; ++i) messages.push_back(static_cast<Message>(i));
  return messages;
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
    for (const auto wanted : all_messages()) {
      EXPECT_FALSE(message(language, wanted).empty())
          << language_code(language) << ' ' << static_cast<int>(wanted);
    }
  }
}

TEST(Catalogue, HasTheSamePlacesInEveryLanguage) {
  for (const auto wanted : all_messages()) {
    const auto english = message(Language::kEnglish, wanted);
    for (const auto language : kLanguages) {
      EXPECT_EQ(places(message(language, wanted)), places(english))
          << language_code(language) << ": " << english;
    }
  }
}

TEST(Catalogue, KeepsSimplifiedCharactersOutOfTraditionalText) {
  constexpr std::array kSimplifiedOnly = {"将", "红", "对", "规", "则", "着", "无", "车", "马",
                                          "击", "杀", "长", "时", "时", "录", "显", "胜", "开"};
  for (const auto wanted : all_messages()) {
    const auto text = message(Language::kTraditional, wanted);
    for (const std::string_view character : kSimplifiedOnly)
      EXPECT_EQ(text.find(character), std::string_view::npos) << text << " has " << character;
  }
}

TEST(Catalogue, FillsPlaces) {
  EXPECT_EQ(format(Language::kEnglish, Message::kToMove, {"Red"}), "Red to move");
  EXPECT_EQ(format(Language::kTraditional, Message::kToMove, {"紅方"}), "輪到紅方走");
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
