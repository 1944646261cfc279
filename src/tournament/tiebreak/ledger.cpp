#include "tournament/tiebreak/ledger.hpp"

#include <algorithm>
#include <cstddef>

#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {

Ledger::Ledger(const Record& record, const RankingOptions& options)
    : record_(&record),
      options_(options),
      rounds_(options.round > 0 ? options.round : rounds_paired(record)) {
  scores_.reserve(record.players.size());
  for (int number = 1; number <= players(); ++number) {
    scores_.push_back(scores_of(player_number(number)));
    const Points score = scores_.back().score;
    if (score > Points{} && (lowest_of_scorers_ == Points{} || score < lowest_of_scorers_)) {
      lowest_of_scorers_ = score;
    }
  }
}

int Ledger::all_rounds() const { return std::max(record_->rounds, rounds_); }

Entry Ledger::entry(PlayerNumber number, int round) const {
  return entry_of(record_->player(number), round);
}

Points Ledger::earned(PlayerNumber number, int round) const {
  return points_of(record_->scoring, entry(number, round));
}

RoundKind Ledger::kind(PlayerNumber number, int round) const {
  const Entry entry = this->entry(number, round);
  if (entry.opponent != kNobody) {
    return is_game(entry.mark) ? RoundKind::kGame : RoundKind::kForfeit;
  }
  const bool given = entry.mark == Mark::kFullBye || entry.mark == Mark::kPairingBye;
  return given ? RoundKind::kBye : RoundKind::kRequested;
}

bool Ledger::is_voluntary(PlayerNumber number, int round) const {
  return kind(number, round) == RoundKind::kRequested ||
         entry(number, round).mark == Mark::kForfeitLoss;
}

int Ledger::rating(PlayerNumber number) const {
  const int rating = record_->player(number).rating;
  return rating > 0 ? rating : options_.unrated;
}

BoardSheet Ledger::boards(PlayerNumber number, int round) const {
  const auto team = static_cast<std::size_t>(to_int(number)) - 1;
  const auto at = static_cast<std::size_t>(round) - 1;
  if (options_.boards == nullptr || team >= options_.boards->size() ||
      at >= (*options_.boards)[team].size()) {
    return {};
  }
  return (*options_.boards)[team][at];
}

// What 16.3.2 adds: rounds 16.2.5, that is requested byes and absences after which nothing but
// voluntary unplayed rounds came.
Points Ledger::absences_as_draws(PlayerNumber number) const {
  Points change;
  for (int round = rounds_; round >= 1 && is_voluntary(number, round); --round) {
    if (kind(number, round) == RoundKind::kRequested) {
      change += record_->scoring.draw_first - earned(number, round);
    }
  }
  return change;
}

Ledger::Scores Ledger::scores_of(PlayerNumber number) const {
  const Points score = score_after(*record_, number, rounds_);
  const Points adjusted = options_.predetermined ? score : score + absences_as_draws(number);
  if (rounds_ == 0 || entry(number, rounds_).opponent == kNobody) {
    return {score, adjusted, score, adjusted};
  }
  // The last round counts as played, so nothing before it is an absence without return.
  Entry drawn = entry(number, rounds_);
  drawn.mark = Mark::kDraw;
  const Points fore = score + points_of(record_->scoring, drawn) - earned(number, rounds_);
  return {score, adjusted, fore, fore};
}

}  // namespace tournament
