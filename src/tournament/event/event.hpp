// What happens at a competition, as values: the lines of an event file
// (docs/formats/event-file.md). Plain values; any thread may use them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "tournament/event/game_result.hpp"
#include "tournament/points.hpp"

namespace tournament {

// Who a player is for good: the order of entry, 1 upwards. His number in the competition
// (PlayerNumber) may change until the list of participants is closed.
enum class PlayerId : std::uint16_t {};
constexpr int to_int(PlayerId id) { return static_cast<int>(id); }
constexpr PlayerId player_id(int id) { return static_cast<PlayerId>(id); }

inline constexpr int kMostRounds = 999;

// Who the player is.
struct PlayerData {
  std::string name = {};
  int rating = 0;  // 0: none
  std::string title = {};
  std::string federation = {};
  std::string club = {};
  std::string federation_id = {};
  std::string birth = {};
  std::string sex = {};  // `m`, `w` or nothing
  int group = 0;
  friend bool operator==(const PlayerData&, const PlayerData&) = default;
};

// What a round that a player asked to miss, or came too late for, is worth.
enum class ByeKind : std::uint8_t {
  kZero,
  kHalf,  // a draw
  kFull,  // a win
  kNone,  // he plays after all
};

// `player` is the next id. Whoever comes when rounds have been paired has missed them; what they
// are worth is `missed`.
struct PlayerAdded {
  PlayerId player{};
  PlayerData data;
  ByeKind missed = ByeKind::kZero;
  friend bool operator==(const PlayerAdded&, const PlayerAdded&) = default;
};

// What is given takes the place of what was known.
struct PlayerChanged {
  PlayerId player{};
  std::optional<std::string> name = {};
  std::optional<int> rating = {};
  std::optional<std::string> title = {};
  std::optional<std::string> federation = {};
  std::optional<std::string> club = {};
  std::optional<std::string> federation_id = {};
  std::optional<std::string> birth = {};
  std::optional<std::string> sex = {};
  std::optional<int> group = {};
  friend bool operator==(const PlayerChanged&, const PlayerChanged&) = default;
};

// Not paired any more, until he is back.
struct PlayerWithdrew {
  PlayerId player{};
  std::string reason;
  friend bool operator==(const PlayerWithdrew&, const PlayerWithdrew&) = default;
};
struct PlayerReturned {
  PlayerId player{};
  friend bool operator==(const PlayerReturned&, const PlayerReturned&) = default;
};

// For a round that has not been paired.
struct ByeRequested {
  PlayerId player{};
  int round = 0;
  ByeKind kind = ByeKind::kZero;
  friend bool operator==(const ByeRequested&, const ByeRequested&) = default;
};

// None of them may meet another from one round to another; without `to`, to the end.
struct MeetingsForbidden {
  std::vector<PlayerId> players;
  int from = 1;
  std::optional<int> to;
  friend bool operator==(const MeetingsForbidden&, const MeetingsForbidden&) = default;
};

// Points for pairing only, for the numbers `first` to `last`.
struct PointsLent {
  Points points;
  int from = 1;
  int to = 1;
  int first = 1;
  int last = 1;
  friend bool operator==(const PointsLent&, const PointsLent&) = default;
};

// How the numbers were given.
enum class NumberedBy : std::uint8_t { kStrength, kLots, kEntry, kHand };

// Every player once; the first has number 1.
struct PlayersNumbered {
  NumberedBy by = NumberedBy::kStrength;
  std::vector<PlayerId> players;
  friend bool operator==(const PlayersNumbered&, const PlayersNumbered&) = default;
};

// Who sits at a board; `first` moves first.
struct Seats {
  PlayerId first{};
  PlayerId second{};
  friend bool operator==(const Seats&, const Seats&) = default;
};

// The round as it was published, whatever a program would pair later. A reason stands where the
// arbiter paired by hand.
struct RoundPaired {
  int round = 0;
  std::vector<Seats> boards;
  std::optional<PlayerId> bye;
  std::string reason;
  friend bool operator==(const RoundPaired&, const RoundPaired&) = default;
};

// The first result of a board, or what came of an adjourned game.
struct ResultGiven {
  int round = 0;
  int board = 0;
  GameResult result{};
  friend bool operator==(const ResultGiven&, const ResultGiven&) = default;
};

// Another result than the one that was given, or colours that were reversed on the board: the two
// then change seats, and `result` speaks of the new first mover.
struct ResultCorrected {
  int round = 0;
  int board = 0;
  GameResult result{};
  bool reversed = false;
  std::string reason;
  friend bool operator==(const ResultCorrected&, const ResultCorrected&) = default;
};

// The last round is paired no more; its results are void. All else stands.
struct RoundUndone {
  int round = 0;
  std::string reason;
  friend bool operator==(const RoundUndone&, const RoundUndone&) = default;
};

// The last event that stands, stands no more.
struct EventRevoked {
  int event = 0;
  std::string reason;
  friend bool operator==(const EventRevoked&, const EventRevoked&) = default;
};

// M6.1. Without a round: between rounds.
struct FoulGiven {
  PlayerId player{};
  int count = 1;
  std::optional<int> round;
  std::string reason;
  friend bool operator==(const FoulGiven&, const FoulGiven&) = default;
};
// M6.2.
struct WarningGiven {
  PlayerId player{};
  std::optional<int> round;
  std::string reason;
  friend bool operator==(const WarningGiven&, const WarningGiven&) = default;
};

// Points given or taken by the arbiter; without a round for the competition as a whole.
struct PointsAdjusted {
  PlayerId player{};
  Points points;
  std::optional<int> round;
  std::string reason;
  friend bool operator==(const PointsAdjusted&, const PointsAdjusted&) = default;
};

struct Noted {
  std::string text;
  friend bool operator==(const Noted&, const Noted&) = default;
};

using Incident = std::variant<PlayerAdded, PlayerChanged, PlayerWithdrew, PlayerReturned,
                              ByeRequested, MeetingsForbidden, PointsLent, PlayersNumbered,
                              RoundPaired, ResultGiven, ResultCorrected, RoundUndone, EventRevoked,
                              FoulGiven, WarningGiven, PointsAdjusted, Noted>;

// One line: its running number, the time `2026-05-01T19:30:00` as the writer knew it, and what
// happened. The time is information; nothing depends on it.
struct Event {
  int number = 0;
  std::string at;
  Incident what;
  friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace tournament
