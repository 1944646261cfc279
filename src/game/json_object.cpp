#include "game/json_object.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "notation/utf8.hpp"

namespace game {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

void append_escaped(std::string& out, char32_t c) {
  constexpr std::string_view kHex = "0123456789abcdef";
  if (c == '"' || c == '\\') {
    out += '\\';
    out += static_cast<char>(c);
  } else if (c == '\n') {
    out += "\\n";
  } else if (c == '\t') {
    out += "\\t";
  } else if (c == '\r') {
    out += "\\r";
  } else {
    out += "\\u00";
    out += kHex[c >> 4];
    out += kHex[c & 0xF];
  }
}

void append_text(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const auto rest = text;
    const char32_t c = notation::next_code_point(text);
    if (c == notation::kNoCodePoint) {
      out += kReplacement;
    } else if (c < 0x20 || c == '"' || c == '\\') {
      append_escaped(out, c);
    } else {
      out += rest.substr(0, rest.size() - text.size());
    }
  }
  out += '"';
}

}  // namespace

JsonObject& JsonObject::add(std::string_view key, std::string_view text) {
  add_key(key);
  append_text(members_, text);
  return *this;
}

JsonObject& JsonObject::add(std::string_view key, int number) {
  add_key(key);
  members_ += std::to_string(number);
  return *this;
}

JsonObject& JsonObject::add(std::string_view key, const JsonObject& object) {
  add_key(key);
  members_ += object.text();
  return *this;
}

JsonObject& JsonObject::add(std::string_view key, const std::vector<std::string>& texts) {
  add_key(key);
  members_ += '[';
  for (const char* gap = ""; const auto& text : texts) {
    members_ += gap;
    append_text(members_, text);
    gap = ",";
  }
  members_ += ']';
  return *this;
}

JsonObject& JsonObject::add(std::string_view key, const std::vector<JsonObject>& objects) {
  add_key(key);
  members_ += '[';
  for (const char* gap = ""; const auto& object : objects) {
    members_ += gap;
    members_ += object.text();
    gap = ",";
  }
  members_ += ']';
  return *this;
}

JsonObject& JsonObject::add_null(std::string_view key) {
  add_key(key);
  members_ += "null";
  return *this;
}

void JsonObject::add_key(std::string_view key) {
  if (!members_.empty()) members_ += ',';
  append_text(members_, key);
  members_ += ':';
}

}  // namespace game
