// Any bytes as a PGN file, through the detection of its encoding. The main line and the tree must
// tell of the same games, and what is written of a tree must read back as that tree.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/encoding.hpp"
#include "notation/record/game_tree.hpp"
#include "notation/record/pgn.hpp"
#include "notation/record/pgn_scanner.hpp"
#include "notation/record/pgn_tree.hpp"
#include "notation/record/pgn_writer.hpp"
#include "notation/utf8.hpp"

namespace {

using notation::GameTree;
using notation::PgnScanner;

void check_facts(const notation::PgnFacts& game, std::size_t moves) {
  if (game.line < 1 || moves > PgnScanner::kMostMoves) std::abort();
  for (const auto& problem : game.problems)
    if (problem.line < game.line || problem.ply > static_cast<int>(moves)) std::abort();
}

void check_line(const notation::PgnGame& game) {
  check_facts(game, game.move_count());
  for (std::size_t i = 0; i < game.move_count(); ++i)
    if (game.move(i).empty() || game.move_line(i) < game.line) std::abort();
}

std::vector<GameTree> read_trees(std::string_view text) {
  std::vector<GameTree> trees;
  notation::PgnTreeReader reader([&](notation::PgnTree& game) {
    check_facts(game, game.tree.move_count());
    if (game.lines.size() != game.tree.move_count() + 1) std::abort();
    trees.push_back(std::move(game.tree));
  });
  while (!text.empty()) {
    const auto end = text.find('\n');
    reader.line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  reader.finish();
  return trees;
}

void check_written(const GameTree& tree) {
  if (tree == GameTree()) return;
  std::string text;
  notation::write_pgn(tree, text);
  const auto again = read_trees(text);
  if (again.size() != 1 || !(again.front() == tree)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view bytes(reinterpret_cast<const char*>(data), size);
  notation::Decoder decoder(notation::detect_encoding(bytes));
  std::string text;
  std::size_t games = 0;
  notation::PgnReader reader([&](const notation::PgnGame& game) {
    check_line(game);
    ++games;
  });
  while (!bytes.empty()) {
    const auto end = bytes.find('\n');
    const auto line = decoder.decode(bytes.substr(0, end));
    if (!notation::is_utf8(line)) std::abort();
    reader.line(line);
    text.append(line).append("\n");
    bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
  }
  reader.finish();
  const auto trees = read_trees(text);
  if (trees.size() != games) std::abort();
  for (const auto& tree : trees) check_written(tree);
  return 0;
}
