#include "notation/record/pgn.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "notation/record/game_tree.hpp"
#include "notation/record/pgn_scanner.hpp"

namespace notation {

std::string_view PgnGame::tag(std::string_view name) const {
  for (const auto& tag : tags)
    if (is_same_tag(tag.name, name)) return tag.value;
  return {};
}

void PgnGame::add_move(std::string_view text, int at_line) {
  moves_.push_back({static_cast<std::uint32_t>(texts_.size()),
                    static_cast<std::uint32_t>(text.size()), at_line});
  texts_ += text;
}

void PgnGame::clear() {
  tags.clear();
  result.clear();
  texts_.clear();
  moves_.clear();
}

void PgnReader::tag(std::string_view name, std::string_view value) {
  game_.tags.push_back({std::string(name), std::string(value)});
}

void PgnReader::end_game(PgnFacts& facts) {
  std::swap<PgnFacts>(game_, facts);
  on_game_(game_);
  game_.clear();
}

}  // namespace notation
