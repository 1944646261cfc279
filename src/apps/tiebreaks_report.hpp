// What `chuhe tiebreaks` writes: a table, a derivation, or JSON.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "apps/context.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {

class TiebreaksReport {
 public:
  // All arguments must outlive the report.
  TiebreaksReport(const Context& context, const tournament::TrfFile& file,
                  const tournament::RankingOrder& order, const tournament::RankingOptions& options);

  // Rank, number in the file, points, the values, name: one line a player.
  void write_table() const;
  // Each value of the player, round by round.
  void explain(tournament::PlayerNumber player) const;
  // One object a player; with `explained` only his, with the derivations.
  void write_json(std::optional<tournament::PlayerNumber> explained) const;

 private:
  std::vector<std::vector<std::string>> cells() const;
  // The derivation of the criterion at that place of the order.
  tournament::Derivation derivation(const tournament::StandingRow& row, std::size_t place) const;
  std::string name_of(tournament::PlayerNumber player) const;

  const Context* context_;
  const tournament::TrfFile* file_;
  const tournament::RankingOrder* order_;
  tournament::Ledger ledger_;
  std::vector<tournament::StandingRow> rows_;
};

}  // namespace apps
