#include "notation/encoder.hpp"

#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "notation/encoding.hpp"
#include "notation/utf8.hpp"

namespace notation {
namespace {

std::string utf8_of(char32_t c) {
  std::string text;
  const auto tail = [&](int shift) {
    text += static_cast<char>(0x80U | ((c >> static_cast<unsigned>(shift)) & 0x3FU));
  };
  if (c < 0x80) return {static_cast<char>(c)};
  if (c < 0x800) {
    text += static_cast<char>(0xC0U | (c >> 6U));
  } else if (c < 0x10000) {
    text += static_cast<char>(0xE0U | (c >> 12U));
    tail(6);
  } else {
    text += static_cast<char>(0xF0U | (c >> 18U));
    tail(12);
    tail(6);
  }
  tail(0);
  return text;
}

TEST(Encoder, WritesWhatTheEncodingHas) {
  EXPECT_EQ(Encoder(Encoding::kGb18030).encode("1. 炮二平五"),
            "1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5");
  EXPECT_EQ(Encoder(Encoding::kBig5).encode("1. 炮二平五"), "1. \xAC\xB6\xA4\x47\xA5\xAD\xA4\xAD");
  EXPECT_EQ(Encoder(Encoding::kUtf8).encode("1. 炮二平五"), "1. 炮二平五");
  EXPECT_EQ(Encoder(Encoding::kBig5).encode("plain \\"), "plain \\");
}

TEST(Encoder, NamesTheFirstCharacterThatTheEncodingLacks) {
  Encoder encoder(Encoding::kBig5);
  EXPECT_EQ(encoder.encode("炮a马b").error(), (EncodingFault{4, U'马'}));
  EXPECT_EQ(encoder.encode("炮\n𠀀").error(), (EncodingFault{4, U'𠀀'}));
  EXPECT_EQ(encoder.encode("馬").value(), "\xB0\xA8");
  EXPECT_EQ(Encoder(Encoding::kUtf8).encode("炮\xFF").error(), (EncodingFault{3, kNoCodePoint}));
  EXPECT_EQ(Encoder(Encoding::kGb18030).encode("\xFF").error(), (EncodingFault{0, kNoCodePoint}));
}

// Every character of Unicode either is refused or comes back.
TEST(Encoder, WritesNothingThatReadsBackAsSomethingElse) {
  for (const auto encoding : {Encoding::kUtf8, Encoding::kGb18030, Encoding::kBig5}) {
    Encoder encoder(encoding);
    Decoder decoder(encoding);
    int refused = 0;
    for (char32_t c = 0; c <= 0x10FFFF; ++c) {
      if (c >= 0xD800 && c < 0xE000) continue;
      const auto text = utf8_of(c);
      const auto encoded = encoder.encode(text);
      refused += encoded ? 0 : 1;
      if (encoded) {
        ASSERT_EQ(decoder.decode(*encoded), text) << encoding_name(encoding) << ' ' << int(c);
      }
    }
    EXPECT_EQ(refused > 0, encoding == Encoding::kBig5) << refused;
  }
}

TEST(Encoder, KnowsEncodingsByName) {
  for (const auto encoding : {Encoding::kUtf8, Encoding::kGb18030, Encoding::kBig5})
    EXPECT_EQ(parse_encoding(encoding_name(encoding)), encoding);
  EXPECT_EQ(parse_encoding("utf-16"), std::nullopt);
}

}  // namespace
}  // namespace notation
