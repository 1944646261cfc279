#include "game/judge.hpp"

#include <string>
#include <string_view>

#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "rules/outcome.hpp"

namespace game {
namespace {

void add_detail(std::string& detail, const std::string& part) {
  if (!detail.empty()) detail += "; ";
  detail += part;
}

std::string after_end(int moves) {
  return std::to_string(moves) + (moves == 1 ? " move" : " moves") + " after the end";
}

}  // namespace

GameJudge::GameJudge(Game& game, AfterEnd after_end) : game_(game), after_end_(after_end) {
  judge();
}

bool GameJudge::play(std::string_view move, MoveDialect dialect) {
  const bool ended = judgement_.ended();
  if (!ended || after_end_ == AfterEnd::kPlay) {
    if (const auto played = game_.play(move, dialect); !played) {
      const int ply = judgement_.plies + judgement_.moves_after_end + 1;
      judgement_.fault = MoveFault{ply, std::string(move), played.error()};
      return false;
    }
  }
  if (ended) {
    ++judgement_.moves_after_end;
    return true;
  }
  ++judgement_.plies;
  judge();
  return true;
}

void GameJudge::judge() {
  judgement_.verdict = game_.verdict();
  const auto& verdict = judgement_.verdict;
  if (judgement_.ended()) judgement_.end_fen = game_.fen();
  if (verdict && !verdict->ends_game() && !judgement_.first_undecided)
    judgement_.first_undecided = UndecidedAt{judgement_.plies, verdict->rule};
}

Judgement judgement_of(const Game& game) {
  const auto again = game.clone();
  while (again->undo()) {
  }
  GameJudge judge(*again);
  for (const auto& move : game.moves()) judge.play(move, notation::Dialect::kCoordinates);
  return judge.judgement();
}

JudgementCodes codes_of(const Judgement& judgement) {
  JudgementCodes codes;
  if (judgement.fault) {
    if (!judgement.ended()) {
      codes.result = "error";
      codes.reason = fault_code(judgement.fault->fault);
    }
    add_detail(codes.detail,
               "ply " + std::to_string(judgement.fault->ply) + ": " + judgement.fault->text);
  }
  if (judgement.verdict && (judgement.ended() || !judgement.fault)) {
    codes.result = rules::result_code(judgement.verdict->outcome);
    codes.reason = rules::reason_code(judgement.verdict->outcome.reason);
    codes.rule = judgement.verdict->rule;
  }
  if (judgement.moves_after_end > 0) add_detail(codes.detail, after_end(judgement.moves_after_end));
  if (const auto& undecided = judgement.first_undecided) {
    add_detail(codes.detail, "undecided at ply " + std::to_string(undecided->ply) + " (" +
                                 std::string(undecided->rule) + ")");
  }
  return codes;
}

std::string_view fault_code(const Fault& fault) {
  switch (fault.kind) {
    case Fault::Kind::kBadFen:
    case Fault::Kind::kBadSetup:
      return "bad-fen";
    case Fault::Kind::kIllegalMove:
      return "illegal-move";
    case Fault::Kind::kAmbiguousMove:
      return "ambiguous-move";
    default:
      return "bad-move-text";
  }
}

}  // namespace game
