// A competition as files for people and for programs: CSV, JSON, a page to print. Pure; any thread
// may use it. How a report file is written stands in tournament/trf/trf_writer.hpp.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/catalogue.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {

// What is exported; everything must outlive it. Needs a record without contradictions, and
// standings of it as standings() gives them. All numbers of players in the output are those of the
// file.
struct Charts {
  const tournament::TrfFile& file;
  const tournament::RankingOrder& order;
  std::span<const tournament::StandingRow> standings;
  // Rounds with their boards as they were published. The boards of other rounds come in the order
  // of C.04.2: by the higher score, the sum of both, and the smaller number.
  std::span<const tournament::RoundPlan> plans = {};
};

struct Board {
  int number = 0;  // 1 upwards
  tournament::Pairing players;
  friend bool operator==(const Board&, const Board&) = default;
};
// The games of a round, 1 upwards; none where it has not been paired.
std::vector<Board> boards_of(const Charts& charts, int round);
// Those who have no opponent in the round, but an entry on their card, by number.
std::vector<tournament::PlayerNumber> unpaired_in(const tournament::Record& record, int round);
// `1-0`, `1/2-1/2`, `0-1`, `0-0`; `+/-`, `-/+`, `-/-` by forfeit; `*` unfinished.
std::string result_code(tournament::Mark first, tournament::Mark second);
// `win`, `forfeit-loss`, `half-point-bye`, `unfinished` ... (docs/formats/tourney-json.md).
std::string_view mark_code(tournament::Mark mark);

// RFC 4180, with a header line of fixed words. docs/formats/tourney-csv.md.
std::string standings_csv(const Charts& charts);
std::string pairings_csv(const Charts& charts, int round);

// docs/formats/tourney-json.md. Ends with a line end.
std::string charts_json(const Charts& charts);

// The parts of the printed page, in this order.
struct PageParts {
  int pairings_of = 0;  // the round; 0: no pairing list
  bool standings = false;
  bool wall_chart = false;
  bool cross_table = false;
  bool cards = false;      // a page for each player
  bool checklist = false;  // venue and equipment (docs/rules/tournament.md#t10)
};
// One page of HTML that needs nothing else and can be printed.
std::string charts_html(const Charts& charts, const PageParts& parts, text::Language language);

}  // namespace apps
