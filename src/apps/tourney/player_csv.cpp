#include "apps/tourney/player_csv.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/event/event.hpp"

namespace apps {
namespace {

using tournament::PlayerData;
using Kind = CsvFault::Kind;

bool read_number(const std::string& text, int& number) {
  const auto* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  return text.empty() || (read.ec == std::errc() && read.ptr == end && number >= 0);
}

template <auto Member>
bool put_text(const std::string& text, PlayerData& data) {
  data.*Member = text;
  return true;
}
template <auto Member>
bool put_number(const std::string& text, PlayerData& data) {
  return read_number(text, data.*Member);
}

struct Column {
  std::string_view name;
  bool (*put)(const std::string& text, PlayerData& data);
};
constexpr std::array<Column, 9> kColumns = {{
    {"name", put_text<&PlayerData::name>},
    {"rating", put_number<&PlayerData::rating>},
    {"title", put_text<&PlayerData::title>},
    {"federation", put_text<&PlayerData::federation>},
    {"club", put_text<&PlayerData::club>},
    {"id", put_text<&PlayerData::federation_id>},
    {"birth", put_text<&PlayerData::birth>},
    {"sex", put_text<&PlayerData::sex>},
    {"group", put_number<&PlayerData::group>},
}};

// Takes rows off a text.
class CsvScanner {
 public:
  explicit CsvScanner(std::string_view text) : text_(text) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text_.starts_with(kByteOrderMark)) text_.remove_prefix(kByteOrderMark.size());
  }

  // The line where the row that was taken last begins.
  int line() const { return line_; }
  // The next row that is not blank; empty at the end. Nothing: a quote does not end.
  std::optional<std::vector<std::string>> row() {
    std::vector<std::string> cells;
    while (!text_.empty() && cells.empty()) {
      line_ = next_line_;
      bool more = true;
      while (more) {
        auto cell = this->cell();
        if (!cell) return std::nullopt;
        cells.push_back(std::move(*cell));
        more = take(',');
      }
      take('\r');
      take('\n');
      ++next_line_;
      if (cells.size() == 1 && cells.front().empty()) cells.clear();
    }
    return cells;
  }

 private:
  bool take(char sign) {
    if (text_.empty() || text_.front() != sign) return false;
    text_.remove_prefix(1);
    return true;
  }
  std::optional<std::string> cell() {
    if (take('"')) return quoted();
    const auto end = std::min(text_.find_first_of(",\r\n"), text_.size());
    std::string cell(text_.substr(0, end));
    text_.remove_prefix(end);
    return cell;
  }
  std::optional<std::string> quoted() {
    std::string cell;
    while (!text_.empty()) {
      const char c = text_.front();
      text_.remove_prefix(1);
      if (c == '"' && !take('"')) return cell;
      if (c == '\n') ++next_line_;
      cell += c;
    }
    return std::nullopt;
  }

  std::string_view text_;
  int line_ = 0;
  int next_line_ = 1;
};

base::Failure<CsvFault> failure(Kind kind, int line, std::string word = {}) {
  CsvFault fault;
  fault.kind = kind;
  fault.line = line;
  fault.word = std::move(word);
  return base::Failure<CsvFault>(std::move(fault));
}

base::Result<std::vector<const Column*>, CsvFault> read_titles(CsvScanner& scanner) {
  const auto titles = scanner.row();
  if (!titles) return failure(Kind::kQuote, scanner.line());
  std::vector<const Column*> columns;
  for (const std::string& title : *titles) {
    const auto* const column = std::ranges::find(kColumns, title, &Column::name);
    if (column == kColumns.end()) return failure(Kind::kColumn, scanner.line(), title);
    columns.push_back(column);
  }
  if (std::ranges::find(columns, &kColumns.front()) == columns.end())
    return failure(Kind::kNoName, 1);
  return columns;
}

}  // namespace

std::string_view csv_columns() { return "name rating title federation club id birth sex group"; }

base::Result<std::vector<PlayerData>, CsvFault> read_player_csv(std::string_view text) {
  CsvScanner scanner(text);
  const auto columns = read_titles(scanner);
  if (!columns) return base::Failure<CsvFault>(columns.error());
  std::vector<PlayerData> players;
  while (true) {
    const auto cells = scanner.row();
    if (!cells) return failure(Kind::kQuote, scanner.line());
    if (cells->empty()) return players;
    if (cells->size() != columns->size()) {
      auto fault = failure(Kind::kCells, scanner.line());
      fault.value().found = static_cast<int>(cells->size());
      fault.value().expected = static_cast<int>(columns->size());
      return fault;
    }
    PlayerData& player = players.emplace_back();
    for (std::size_t i = 0; i < cells->size(); ++i) {
      if ((*columns)[i]->put((*cells)[i], player)) continue;
      auto fault = failure(Kind::kValue, scanner.line(), (*cells)[i]);
      fault.value().column = (*columns)[i]->name;
      return fault;
    }
  }
}

}  // namespace apps
