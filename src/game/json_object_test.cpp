#include "game/json_object.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace game {
namespace {

TEST(JsonObject, KeepsTheOrderOfItsMembers) {
  JsonObject inner;
  inner.add("ply", -3);
  JsonObject object;
  object.add("b", "text").add("a", 2).add_null("c").add("inner", inner);
  object.add("list", std::vector<std::string>{"[", "x"});
  EXPECT_EQ(object.text(), R"({"b":"text","a":2,"c":null,"inner":{"ply":-3},"list":["[","x"]})");
  EXPECT_EQ(JsonObject().text(), "{}");
}

TEST(JsonObject, WritesEveryCharacterSoThatItIsReadBack) {
  std::string all;
  for (char c = 0; c < 127; ++c) all += c;
  all += "炮二平五 \xF0\x9F\x80\x84";
  JsonObject object;
  object.add(all, all);
  EXPECT_EQ(nlohmann::json::parse(object.text()), (nlohmann::json{{all, all}}));
}

TEST(JsonObject, WritesListsOfTexts) {
  JsonObject object;
  object.add("none", std::vector<std::string>{}).add("two", std::vector<std::string>{"a", "\""});
  EXPECT_EQ(object.text(), R"({"none":[],"two":["a","\""]})");
}

TEST(JsonObject, ReplacesWhatIsNoUtf8) {
  JsonObject object;
  object.add("move", "h2\xFF\xE7\x82");
  EXPECT_EQ(object.text(), "{\"move\":\"h2\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"}");
}

}  // namespace
}  // namespace game
