// Players from a table of comma-separated values, as spreadsheets write them. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "tournament/event/event.hpp"

namespace apps {

struct CsvFault {
  enum class Kind : std::uint8_t {
    kColumn,  // the first line has a column `word` that is not known
    kNoName,  // it has none for names
    kCells,   // a line has `found` cells, the first `expected`
    kQuote,   // a quote does not end
    kValue,   // `word` cannot stand in the column `column`
  };
  Kind kind{};
  int line = 0;
  std::string word;
  std::string column;
  int found = 0;
  int expected = 0;
  friend bool operator==(const CsvFault&, const CsvFault&) = default;
};

// The names of columns, divided by blanks.
std::string_view csv_columns();

// A player a line, behind a first line with names of columns in any order. Cells in quotes may hold
// commas, line ends and doubled quotes; blank lines are left out. Fails with the first fault.
[[nodiscard]] base::Result<std::vector<tournament::PlayerData>, CsvFault> read_player_csv(
    std::string_view text);

}  // namespace apps
