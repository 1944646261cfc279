#include "text/trf_sentences.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "text/catalogue.hpp"
#include "tournament/trf/trf_reader.hpp"

namespace text {
namespace {

constexpr std::string_view kPlayers =
    "001    1      A                                                                  1.0    1"
    "     2 w 1\n"
    "001    2      B                                                                  0.0    2"
    "     1 w 0\n";

std::string sentence(Language language, std::string_view text) {
  return trf_fault_sentence(language, tournament::read_trf(text).error());
}

TEST(TrfSentences, NameThePlaceTheFieldAndTheFault) {
  EXPECT_EQ(sentence(Language::kEnglish, "001    x\n"),
            "line 1, column 5 (001, number of a player): `x` is not a whole number from 1 to 9999");
  EXPECT_EQ(sentence(Language::kSimplified, "001    x\n"),
            "第 1 行第 5 列（001，棋手编号）：`x` 不是 1 至 9999 的整数");
  EXPECT_EQ(sentence(Language::kTraditional, "\n152 R\n"),
            "第 2 行第 4 列（152，先後手）：`R` 不在下列之中：W B");
}

TEST(TrfSentences, SayWhatIsMissing) {
  EXPECT_EQ(sentence(Language::kEnglish, "142\n"),
            "line 1, column 4 (142, number of rounds): a whole number from 1 to 999 is missing");
}

TEST(TrfSentences, SayWhoContradictsWhom) {
  EXPECT_EQ(sentence(Language::kEnglish, kPlayers),
            "line 1, column 97 (001, colour): players 1 and 2 have the same colour in round 1");
}

TEST(TrfSentences, AFileWithoutPlayersHasNoLineToName) {
  EXPECT_EQ(sentence(Language::kEnglish, "012 Cup\n"),
            "there are no players: no line begins with 001");
}

}  // namespace
}  // namespace text
