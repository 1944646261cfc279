#include "notation/record/pgn_tree.hpp"

#include <cstdint>
#include <string_view>
#include <utility>

#include "notation/fen_fields.hpp"
#include "notation/record/game_tree.hpp"
#include "notation/record/pgn_scanner.hpp"

namespace notation {
bool says_black_first(std::string_view fen) {
  Cursor cursor(fen);
  cursor.skip_blanks();
  cursor.word();
  cursor.skip_blanks();
  return cursor.word() == "b";
}

void PgnTreeReader::tag(std::string_view name, std::string_view value) {
  game_.tree.add_tag(name, value);
}

// A variation before the first move of a game gives way to the move that it replaces.
NodeId PgnTreeReader::add_move(std::string_view text) {
  const Line& line = lines_.back();
  const bool begins_game = lines_.size() == 1 && line.is_new;
  return begins_game ? game_.tree.add_first_move(line.last, text)
                     : game_.tree.add_move(line.last, text);
}

void PgnTreeReader::move(std::string_view text, int line) {
  const NodeId added = add_move(text);
  game_.lines.push_back(line);
  Line& current = lines_.back();
  const auto held = held_.end() - current.held;
  for (auto comment = held; comment != held_.end(); ++comment)
    game_.tree.add_comment_before(added, *comment);
  held_.erase(held, held_.end());
  current.held = 0;
  current.last = added;
  current.is_new = false;
}

void PgnTreeReader::result(std::string_view text) {
  game_.tree.set_result(parse_result(text).value_or(RecordResult::kUnsaid));
}

void PgnTreeReader::nag(std::uint16_t nag) { game_.tree.add_nag(lines_.back().last, nag); }

void PgnTreeReader::comment(std::string_view text) {
  Line& line = lines_.back();
  if (line.is_new && lines_.size() > 1) {
    held_.emplace_back(text);
    ++line.held;
  } else {
    game_.tree.add_comment(line.last, text);
  }
}

void PgnTreeReader::open_variation() {
  const Line& line = lines_.back();
  Line variation;
  variation.last = line.is_new ? line.last : *game_.tree.parent(line.last);
  variation.replaced = line.is_new ? line.replaced : line.last;
  lines_.push_back(variation);
}

// What was said in a variation without moves is said of the move that it would replace.
void PgnTreeReader::close_variation() {
  const Line& line = lines_.back();
  const auto held = held_.end() - line.held;
  for (auto comment = held; comment != held_.end(); ++comment)
    game_.tree.add_comment(line.replaced, *comment);
  held_.erase(held, held_.end());
  lines_.pop_back();
}

void PgnTreeReader::end_game(PgnFacts& facts) {
  std::swap<PgnFacts>(game_, facts);
  game_.tree.set_black_first(game_.black_first || says_black_first(game_.tree.tag("FEN")));
  on_game_(game_);
  game_ = PgnTree();
  lines_.assign(1, Line());
}

}  // namespace notation
