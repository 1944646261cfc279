// One JSON object, written as text member by member, in the order in which they are added. There
// is no tree behind it: std::bad_alloc leaves nothing broken, which the interface for C needs and
// a tree of nodes with a destructor that allocates could not promise.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace game {

// Keys are not looked at twice: each is to be added once.
class JsonObject {
 public:
  // A text; bytes that are no UTF-8 become U+FFFD.
  JsonObject& add(std::string_view key, std::string_view text);
  // A number; an object in an object.
  JsonObject& add(std::string_view key, int number);
  JsonObject& add(std::string_view key, const JsonObject& object);
  // A list of texts; a list of objects.
  JsonObject& add(std::string_view key, const std::vector<std::string>& texts);
  JsonObject& add(std::string_view key, const std::vector<JsonObject>& objects);
  JsonObject& add_null(std::string_view key);

  // The whole object, without spaces and line ends.
  std::string text() const { return '{' + members_ + '}'; }

 private:
  void add_key(std::string_view key);

  std::string members_;
};

}  // namespace game
