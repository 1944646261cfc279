// The record as tie-breaks read it: what each round was, and the scores that opponents count.
// Immutable once made; any thread may read it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"

namespace tournament {

// What the boards brought one team in one round.
struct BoardSheet {
  Points points;
  int wins = 0;          // by forfeit too
  int second_wins = 0;   // over the board
  int second_games = 0;  // likewise
  friend bool operator==(const BoardSheet&, const BoardSheet&) = default;
};
// By team, then by round.
using BoardSheets = std::vector<std::vector<BoardSheet>>;

struct RankingOptions {
  int round = 0;  // the standing after so many rounds; 0: all that are paired
  Edition edition = Edition::k2026;
  bool predetermined = false;           // a round robin: forfeits count as games (C.07 15.2)
  int unrated = 0;                      // the rating that those without one count with; 0: left out
  const BoardSheets* boards = nullptr;  // where the players are teams; outlives the ranking
};

// How a round counts.
enum class RoundKind : std::uint8_t {
  kGame,       // over the board, or still to be finished
  kForfeit,    // paired, not played
  kBye,        // not paired and not of his own will: a bye with a win, the bye of an odd field
  kRequested,  // a bye with a draw, an absence
};

class Ledger {
 public:
  // Needs a record without contradictions that outlives the ledger.
  Ledger(const Record& record, const RankingOptions& options);

  const Record& record() const { return *record_; }
  const RankingOptions& options() const { return options_; }
  // Rounds that count.
  int rounds() const { return rounds_; }
  // Rounds of the whole competition, as far as known.
  int all_rounds() const;
  int players() const { return static_cast<int>(record_->players.size()); }

  Entry entry(PlayerNumber number, int round) const;
  Points earned(PlayerNumber number, int round) const;
  RoundKind kind(PlayerNumber number, int round) const;
  // A requested bye or absence, or a loss by forfeit (C.07 16.1.2).
  bool is_voluntary(PlayerNumber number, int round) const;

  // What stands in the table of points.
  Points score(PlayerNumber number) const { return at(number).score; }
  // What opponents count (C.07 16.3): absences after which he was not there again are draws.
  Points adjusted(PlayerNumber number) const { return at(number).adjusted; }
  // The same two as if the games of the last round had been drawn (C.07 8.3).
  Points fore_score(PlayerNumber number) const { return at(number).fore_score; }
  Points fore_adjusted(PlayerNumber number) const { return at(number).fore_adjusted; }
  // The lowest score of those who have scored at all; nothing before the first point.
  Points lowest_of_scorers() const { return lowest_of_scorers_; }
  // What the boards brought; nothing where that is not known.
  BoardSheet boards(PlayerNumber number, int round) const;
  // The rating that counts; 0: none.
  int rating(PlayerNumber number) const;

 private:
  struct Scores {
    Points score;
    Points adjusted;
    Points fore_score;
    Points fore_adjusted;
  };

  const Scores& at(PlayerNumber number) const {
    return scores_[static_cast<std::size_t>(to_int(number)) - 1];
  }
  Scores scores_of(PlayerNumber number) const;
  Points absences_as_draws(PlayerNumber number) const;

  const Record* record_;
  RankingOptions options_;
  int rounds_;
  std::vector<Scores> scores_;
  Points lowest_of_scorers_;
};

}  // namespace tournament
