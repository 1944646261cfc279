// The rows of tests/data/notation-*.tsv, and that docs/formats/move-notations.md shows the same.
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "support/case_file.hpp"

namespace {

using notation::Dialect;
using support::CaseRow;

std::vector<CaseRow> rows_of(const std::string& name) {
  return support::read_cases(std::string(CHUHE_TEST_DATA_DIR) + "/" + name);
}

std::unique_ptr<game::Game> open(const CaseRow& row) {
  auto made = game::make_game(*game::parse_kit(row.fields[0]), row.fields[2]);
  EXPECT_TRUE(made.has_value()) << row.fields[2];
  return made ? std::move(*made) : nullptr;
}

// `any`: whatever records hold.
game::MoveDialect dialect_of(const CaseRow& row) { return notation::parse_dialect(row.fields[1]); }

std::string_view refusal(const game::Fault& fault) {
  switch (fault.kind) {
    case game::Fault::Kind::kIllegalMove:
      return "no-such-move";
    case game::Fault::Kind::kAmbiguousMove:
      return "ambiguous";
    case game::Fault::Kind::kBadMoveText:
      return "no-move";
    default:
      return "?";
  }
}

TEST(NotationTable, TheHardestTextsMeanTheirMoves) {
  const auto rows = rows_of("notation-hardest.tsv");
  ASSERT_EQ(rows.size(), 65U);  // five for each dialect of each game
  for (const auto& row : rows) {
    const auto& text = row.fields[3];
    const auto game = open(row);
    ASSERT_NE(game, nullptr);
    for (const auto dialect : {dialect_of(row), game::MoveDialect()}) {
      if (!dialect && dialect_of(row) == Dialect::kUci) continue;
      const auto move = game->rewrite(text, dialect, Dialect::kCoordinates);
      ASSERT_TRUE(move.has_value()) << row.line << ": " << text << " " << refusal(move.error());
      EXPECT_EQ(*move, row.fields[4]) << row.line << ": " << text;
    }
  }
}

TEST(NotationTable, ThePageShowsTheHardestTexts) {
  std::ifstream file(std::string(CHUHE_TEST_DATA_DIR) + "/../../docs/formats/move-notations.md");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  for (const auto& row : rows_of("notation-hardest.tsv")) {
    const auto line =
        "| `" + row.fields[3] + "` | `" + row.fields[2] + "` | `" + row.fields[4] + "` |";
    EXPECT_NE(page.find(line), std::string::npos) << line;
  }
}

TEST(NotationTable, WhatIsRefusedNamesItsCandidates) {
  const auto rows = rows_of("notation-refused.tsv");
  ASSERT_GT(rows.size(), 40U);
  for (const auto& row : rows) {
    const auto game = open(row);
    ASSERT_NE(game, nullptr);
    const auto move = game->rewrite(row.fields[3], dialect_of(row), Dialect::kCoordinates);
    ASSERT_FALSE(move.has_value()) << row.line << ": " << row.fields[3] << " is " << *move;
    EXPECT_EQ(refusal(move.error()), row.fields[4]) << row.line << ": " << row.fields[3];
    EXPECT_EQ(move.error().candidates, support::words(row.fields[5]))
        << row.line << ": " << row.fields[3];
  }
}

}  // namespace
