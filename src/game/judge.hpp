// Judges one game move by move: what ended it, what could not be decided, what could not be played.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace game {

// Plies are counted from 1 with the first move given; 0 is the position before it.
struct UndecidedAt {
  int ply = 0;
  std::string_view rule;
};

// A move that could not be played.
struct MoveFault {
  int ply = 0;
  std::string text;
  Fault fault;
};

// What the moves of a game came to.
struct Judgement {
  int plies = 0;                          // played; none after the end of the game
  int moves_after_end = 0;                // given, without effect on the verdict
  std::optional<rules::Verdict> verdict;  // after the last ply played; may be `undecided`
  std::string end_fen;                    // where the game ended; empty while it has not
  std::optional<UndecidedAt> first_undecided;
  std::optional<MoveFault> fault;  // the move at which judging stopped

  // Whether the rules have ended the game.
  bool ended() const { return verdict && verdict->ends_game(); }
};

// What becomes of moves after the end: counted alone, or played too, so that illegal ones are
// found.
enum class AfterEnd : std::uint8_t { kCount, kPlay };

// Plays the moves of one game and keeps what they come to.
class GameJudge {
 public:
  // The game must have no moves yet. It is played on.
  explicit GameJudge(Game& game, AfterEnd after_end = AfterEnd::kCount);

  // Plays the next move, or counts it where the game has ended. False where it cannot be played:
  // nothing more is to be given then.
  bool play(std::string_view move, MoveDialect dialect);

  // What came of the moves so far, and the game that they were played in.
  const Judgement& judgement() const { return judgement_; }
  const Game& game() const { return game_; }

 private:
  void judge();

  Game& game_;
  AfterEnd after_end_;
  Judgement judgement_;
};

// How a game stands after the moves it has: what GameJudge says of them with AfterEnd::kCount. The
// position in which that fell is `end_fen` where the game has ended, else where it is now.
Judgement judgement_of(const Game& game);

// A judgement as codes: `error` and `*` are results too, `-` is no reason and no rule. `detail`
// holds, divided by `; `, the move that could not be played (`ply 7: h2e9`), the moves after the
// end and the first ply that stays undecided.
struct JudgementCodes {
  std::string_view result = "*";
  std::string_view reason = "-";
  std::string_view rule = "-";
  std::string detail;
};

// The codes of a judgement; `rule` lives as long as the rules do.
JudgementCodes codes_of(const Judgement& judgement);

// `illegal-move` or `bad-move-text`; `bad-fen` for a set-up.
std::string_view fault_code(const Fault& fault);

}  // namespace game
