#include "apps/record_judge.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "apps/record_start.hpp"
#include "game/game.hpp"
#include "game/judge.hpp"
#include "rules/outcome.hpp"

namespace apps {

bool JudgedRecord::disagrees_with(const Record& record) const {
  return judgement.ended() && record.recorded != "*" &&
         record.recorded != rules::result_code(judgement.verdict->outcome);
}

JudgedRecord judge_record(const Record& record, game::RulesetId ruleset,
                          game::Strictness strictness, game::MoveDialect dialect) {
  JudgedRecord judged;
  const auto read_as = dialect ? dialect : record.dialect;
  RecordStart start{record.fen, {}, {}, record.black_first, read_as};
  if (!record.moves.empty()) start.first_move = record.moves[0].text;
  if (record.moves.size() > 1) start.second_move = record.moves[1].text;
  auto game = begin_record(ruleset, start, strictness);
  if (!game) {
    judged.fen_fault = game.error();
    return judged;
  }
  judged.game = std::move(*game);
  game::GameJudge judge(*judged.game, game::AfterEnd::kPlay);
  for (const auto& move : record.moves)
    if (!judge.play(move.text, read_as)) break;
  judged.judgement = judge.judgement();
  return judged;
}

void RecordTotals::add(const Record& record, const JudgedRecord& judged) {
  const auto& judgement = judged.judgement;
  ++games;
  plies += judgement.plies + judgement.moves_after_end;
  other_faults += static_cast<std::int64_t>(record.damage.size());
  if (judged.fen_fault) ++other_faults;
  if (judgement.fault) {
    const bool illegal = judgement.fault->fault.kind == game::Fault::Kind::kIllegalMove;
    ++(illegal ? illegal_moves : other_faults);
  }
  if (judged.disagrees_with(record)) ++disagree;
  if (judgement.first_undecided) ++undecided;
  if (judgement.ended()) {
    ++by_reason.at(static_cast<std::size_t>(judgement.verdict->outcome.reason));
  } else {
    ++unended;
  }
}

RecordTotals& RecordTotals::operator+=(const RecordTotals& other) {
  files += other.files;
  skipped += other.skipped;
  unreadable += other.unreadable;
  games += other.games;
  plies += other.plies;
  illegal_moves += other.illegal_moves;
  other_faults += other.other_faults;
  disagree += other.disagree;
  undecided += other.undecided;
  unended += other.unended;
  for (std::size_t i = 0; i < by_reason.size(); ++i) by_reason.at(i) += other.by_reason.at(i);
  return *this;
}

}  // namespace apps
