// The record of a competition: players, and what stands on each one's card, round by round.
// Everything else in this module is a function of it. Plain values; any thread may read them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/scoring.hpp"

namespace tournament {

// A player's number in the competition, 1 upwards in order of strength (TPN, C.04.2 2.3). It is
// also his place in Record::players, counted from one.
enum class PlayerNumber : std::uint16_t {};
inline constexpr PlayerNumber kNobody{0};
inline constexpr int kMostPlayers = 9999;

constexpr int to_int(PlayerNumber number) { return static_cast<int>(number); }
constexpr PlayerNumber player_number(int number) { return static_cast<PlayerNumber>(number); }

// Who moves first: red in Xiangqi and Qinyu chess, White in FIDE's texts.
enum class Color : std::uint8_t { kFirst, kSecond };
constexpr Color operator!(Color color) {
  return color == Color::kFirst ? Color::kSecond : Color::kFirst;
}

// What one player's card says of one round.
enum class Mark : std::uint8_t {
  kAbsent,      // not paired, no points: known to be away, withdrawn, not arrived yet
  kHalfBye,     // a requested bye worth a draw
  kFullBye,     // a bye worth a win, given by the arbiter
  kPairingBye,  // the bye of an odd field
  kWin,         // games over the board
  kDraw,
  kLoss,
  kUnratedWin,  // games of less than one move
  kUnratedDraw,
  kUnratedLoss,
  kForfeitWin,  // the opponent was paired but did not play (M1.3)
  kForfeitLoss,
  kUnfinished,  // paired, no result yet; counts as a draw for pairing (C.04.2 3.1, T3.1)
};

// One round of one player. `color` stands exactly where there is an opponent.
struct Entry {
  Mark mark = Mark::kAbsent;
  PlayerNumber opponent = kNobody;
  std::optional<Color> color = std::nullopt;
  friend bool operator==(const Entry&, const Entry&) = default;
};

// The game was played over the board: it counts for colours, rematches and tie-breaks.
bool was_played(Mark mark);
// The same, or it is still to be finished.
bool is_game(Mark mark);

// What the arbiter adds to or takes from a player's points.
struct Adjustment {
  Points points;
  int round = 0;  // 1 upwards; 0: the competition as a whole
  friend bool operator==(const Adjustment&, const Adjustment&) = default;
};

struct Player {
  std::string name;
  std::string federation;
  std::string club;
  std::string title;
  std::string id;          // of the federation
  std::string birth;       // a date as text
  char sex = ' ';          // m, w or blank
  int rating = 0;          // 0: none
  int group = 0;           // of a grouped round robin, 1 upwards; 0: none
  int fouls = 0;           // M6.1
  int warnings = 0;        // M6.2; one who has been warned or excluded ranks last among equals (T9)
  bool withdrawn = false;  // is not paired any more
  std::vector<Entry> rounds;  // may be shorter than the competition; what is missing is kAbsent
  std::vector<Adjustment> adjustments;
  friend bool operator==(const Player&, const Player&) = default;
};

// Points for pairing only, for players `first` to `last` in rounds `first_round` to `last_round`
// (C.04.7; TRF 250).
struct Acceleration {
  Points points;
  int first_round = 1;
  int last_round = 1;
  PlayerNumber first{};
  PlayerNumber last{};
  friend bool operator==(const Acceleration&, const Acceleration&) = default;
};

// Players none of whom may meet another in these rounds (TRF 260).
struct ForbiddenGroup {
  int first_round = 1;
  int last_round = 1;
  std::vector<PlayerNumber> players;
  friend bool operator==(const ForbiddenGroup&, const ForbiddenGroup&) = default;
};

struct Record {
  std::string name;
  int rounds = 0;  // announced; 0: not known
  Scoring scoring = fide_scoring();
  // Drawn by lot before the first round (C.04.3 5.1).
  std::optional<Color> initial_color;
  bool baku = false;  // C.04.7 1; explicit accelerations replace it
  std::vector<Acceleration> accelerations;
  std::vector<ForbiddenGroup> forbidden;
  std::vector<Player> players;

  // Needs 1 <= number <= players.size().
  const Player& player(PlayerNumber number) const {
    return players[static_cast<std::size_t>(to_int(number)) - 1];
  }
  Player& player(PlayerNumber number) {
    return players[static_cast<std::size_t>(to_int(number)) - 1];
  }
  friend bool operator==(const Record&, const Record&) = default;
};

// The card's line for a round, 1 upwards; an absence where nothing stands.
Entry entry_of(const Player& player, int round);
// Whether something stands for the round, even an absence. Such a player is not paired in it.
bool has_entry(const Player& player, int round);
// The last round in which somebody has an opponent; 0 before the first.
int rounds_paired(const Record& record);

// What an entry is worth. An unfinished game counts as a draw (TRF X).
Points points_of(const Scoring& scoring, const Entry& entry);
// Points after so many rounds, adjustments up to there included.
Points score_after(const Record& record, PlayerNumber number, int rounds);

// A card that cannot stand beside the others.
struct Contradiction {
  enum class Kind : std::uint8_t {
    kOpponent,  // nobody there, himself, or missing where a result needs one
    kCard,      // the opponent's card names somebody else, or nobody
    kColors,    // both moved first, or both second
    kResults,   // as two wins
  };
  Kind kind{};
  PlayerNumber player{};
  int round = 0;
};
// The first one, by round and number. Every reader and every log sees to it that there is none; the
// other functions of this module need that.
std::optional<Contradiction> contradiction_in(const Record& record);

// The record as it was before a round that has been paired was, 1 upwards: games and the pairing
// bye of that round are gone, and all that comes later. Byes given and absences stay, for they are
// known before the pairing.
Record before_round(const Record& record, int round);

}  // namespace tournament
