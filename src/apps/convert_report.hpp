// What a person or a program is told of games that were converted. Immutable; any thread may use
// it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "apps/convert_game.hpp"
#include "apps/tree_reader.hpp"
#include "text/catalogue.hpp"

namespace apps {

// A character of a written game that the encoding does not have.
struct MissingCharacter {
  std::string_view encoding;
  std::string character;
  char32_t code = 0;
  int line = 0;  // of the game as written
};

struct ConvertTotals {
  std::int64_t files = 0;
  std::int64_t skipped = 0;
  std::int64_t unreadable = 0;
  std::int64_t games = 0;
  std::int64_t moves = 0;
  std::int64_t variations = 0;
  std::int64_t lost_moves = 0;
  std::int64_t other_faults = 0;
};

class ConvertReport {
 public:
  virtual ~ConvertReport() = default;
  // Each appends to `out`. A game that went through whole gives nothing.
  virtual void add_game(std::string& out, const TreeStep& step, const ConvertedGame& game,
                        const std::optional<MissingCharacter>& missing) const = 0;
  virtual void add_skipped(std::string& out, std::string_view path) const = 0;
  virtual void add_totals(std::string& out, const ConvertTotals& totals) const = 0;
};

// Sentences, each after `chuhe: FILE:LINE: `.
std::unique_ptr<ConvertReport> make_convert_text(text::Language language);
// Objects, one a line. docs/formats/convert-output.md.
std::unique_ptr<ConvertReport> make_convert_json();

}  // namespace apps
