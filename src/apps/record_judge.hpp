// One game record and what judging its main line gives. A record is owned by one thread at a time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "game/judge.hpp"
#include "rules/outcome.hpp"

namespace apps {

struct RecordMove {
  std::string text;
  int line = 0;
};

struct RecordDamage {
  int line = 0;
  int ply = 0;       // moves read before it
  std::string text;  // a code for programs and people, `unclosed-comment`
};

struct Record {
  std::shared_ptr<const std::string> file;
  int number = 0;  // in its file, from 1
  int line = 0;    // where it begins
  std::string red;
  std::string black;
  std::string fen = "start";
  std::string recorded = "*";     // what the file says of the result
  bool black_first = false;       // the number of the first move says so, `1...`
  game::MoveDialect dialect;      // of the moves, where it must be known
  std::vector<RecordMove> moves;  // of the main line
  std::vector<RecordDamage> damage;
};

struct JudgedRecord {
  game::Judgement judgement;
  std::optional<game::Fault> fen_fault;  // then nothing was played
  std::unique_ptr<game::Game> game;      // as it stands after the last ply played

  // The rules ended the game with another result than the file says.
  bool disagrees_with(const Record& record) const;
};

// The moves are read in the dialect.
JudgedRecord judge_record(const Record& record, game::RulesetId ruleset,
                          game::Strictness strictness, game::MoveDialect dialect = std::nullopt);

// What a run adds up to.
struct RecordTotals {
  std::int64_t files = 0;
  std::int64_t skipped = 0;
  std::int64_t unreadable = 0;
  std::int64_t games = 0;
  std::int64_t plies = 0;
  std::int64_t illegal_moves = 0;
  std::int64_t other_faults = 0;
  std::int64_t disagree = 0;
  std::int64_t undecided = 0;  // games with an undecided ply
  std::int64_t unended = 0;    // games that no rule ended
  std::array<std::int64_t, rules::kLastReason + 1> by_reason{};

  void add(const Record& record, const JudgedRecord& judged);
  RecordTotals& operator+=(const RecordTotals& other);
};

}  // namespace apps
