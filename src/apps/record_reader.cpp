#include "apps/record_reader.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <fstream>
#include <ios>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "apps/record_files.hpp"
#include "apps/record_judge.hpp"
#include "apps/record_lines.hpp"
#include "notation/record/pgn.hpp"
#include "notation/record/pgn_format.hpp"
#include "notation/record/pgn_scanner.hpp"

namespace apps {
namespace {

using notation::PgnGame;

bool is_known_result(std::string_view text) {
  return text == "1-0" || text == "0-1" || text == "1/2-1/2";
}

// The result of the tag and that behind the moves are one, or the record says so.
void add_result(Record& record, const PgnGame& game) {
  const auto tag = game.tag("Result");
  const bool has_tag = is_known_result(tag);
  if (has_tag || is_known_result(game.result)) record.recorded = has_tag ? tag : game.result;
  if (!has_tag || !is_known_result(game.result) || tag == game.result) return;
  std::string text("results-differ ");
  text.append(tag).append(" ").append(game.result);
  record.damage.push_back({game.line, static_cast<int>(record.moves.size()), std::move(text)});
}

int plies_up_to(const Record& record, int line) {
  return static_cast<int>(std::ranges::count_if(
      record.moves, [line](const RecordMove& move) { return move.line <= line; }));
}

Record record_of(const PgnGame& game) {
  Record record;
  record.line = game.line;
  record.red = game.tag(game.tag("Red").empty() ? "White" : "Red");
  record.black = game.tag("Black");
  if (const auto fen = game.tag("FEN"); !fen.empty()) record.fen = fen;
  record.black_first = game.black_first;
  record.dialect = notation::dialect_by_format(game.tag("Format"));
  record.moves.reserve(game.move_count());
  for (std::size_t i = 0; i < game.move_count(); ++i)
    record.moves.push_back({std::string(game.move(i)), game.move_line(i)});
  for (const auto& problem : game.problems) {
    record.damage.push_back({problem.line, plies_up_to(record, problem.line),
                             std::string(notation::damage_code(problem.damage))});
  }
  add_result(record, game);
  return record;
}

std::string system_says() { return std::generic_category().message(errno); }

}  // namespace

struct RecordReader::OpenFile {
  explicit OpenFile(const std::string& path)
      : name(std::make_shared<const std::string>(path)), stream(path, std::ios::binary) {}

  // Reads on until a game is complete or the file ends.
  void read() {
    while (games.empty() && !ended) {
      if (const auto line = lines.next()) {
        pgn.line(*line);
      } else {
        pgn.finish();
        ended = true;
      }
    }
  }

  void keep(const PgnGame& game) {
    games.push_back(record_of(game));
    games.back().file = name;
    games.back().number = ++count;
  }

  std::shared_ptr<const std::string> name;
  std::ifstream stream;
  RecordLines lines{stream, std::nullopt};
  notation::PgnReader pgn{[this](const PgnGame& game) { keep(game); }};
  std::deque<Record> games;
  int count = 0;
  bool ended = false;
};

RecordReader::RecordReader(const std::vector<std::string>& paths) : files_(paths) {}

RecordReader::~RecordReader() = default;

std::optional<RecordStep> RecordReader::next() {
  while (!open_) {
    const auto found = files_.next();
    if (!found) return std::nullopt;
    if (auto step = open(*found)) return step;
  }
  open_->read();
  if (!open_->games.empty()) {
    RecordStep step{RecordStep::Kind::kGame, std::move(open_->games.front()), {}, {}};
    open_->games.pop_front();
    return step;
  }
  RecordStep step{RecordStep::Kind::kFileEnd, {}, *open_->name, {}};
  if (open_->lines.is_bad()) {
    step.kind = RecordStep::Kind::kUnreadable;
    step.error = system_says();
  }
  bytes_before_ += open_->lines.bytes();
  open_.reset();
  return step;
}

std::uintmax_t RecordReader::bytes() const {
  return bytes_before_ + (open_ ? open_->lines.bytes() : 0);
}

// Opens a record; what cannot be opened or is none is a step of its own.
std::optional<RecordStep> RecordReader::open(const FoundFile& found) {
  if (found.kind == FoundFile::Kind::kUnreadable)
    return RecordStep{RecordStep::Kind::kUnreadable, {}, found.path, found.error};
  if (found.kind == FoundFile::Kind::kOther)
    return RecordStep{RecordStep::Kind::kSkipped, {}, found.path, {}};
  auto file = std::make_unique<OpenFile>(found.path);
  if (!file->stream)
    return RecordStep{RecordStep::Kind::kUnreadable, {}, found.path, system_says()};
  open_ = std::move(file);
  return std::nullopt;
}

}  // namespace apps
