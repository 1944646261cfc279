#include "tournament/event/from_record.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/event/head.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament {
namespace {

constexpr const char* kReason = "import";

// Lets events happen until one is refused.
class Teller {
 public:
  Teller(Competition& competition, const std::string& at) : competition_(competition), at_(at) {}

  void tell(Incident what) {
    if (fault_) return;
    if (auto taken = competition_.happen(at_, std::move(what)); !taken)
      fault_ = std::move(taken.error());
  }
  const std::optional<EventFault>& fault() const { return fault_; }

 private:
  Competition& competition_;
  const std::string& at_;
  std::optional<EventFault> fault_;
};

PlayerId id_of_number(PlayerNumber number) { return player_id(to_int(number)); }

int count_of(const Record& record) { return static_cast<int>(record.players.size()); }

PlayerData data_of(const Player& player, int number) {
  PlayerData data;
  data.name = player.name.empty() ? std::to_string(number) : player.name;
  data.rating = player.rating;
  data.title = player.title;
  data.federation = player.federation;
  data.club = player.club;
  data.federation_id = player.id;
  data.birth = player.birth;
  if (player.sex != ' ') data.sex = player.sex;
  data.group = player.group;
  return data;
}

void tell_players(Teller& teller, const Record& record) {
  PlayersNumbered numbered;
  bool by_strength = true;
  for (int number = 1; number <= count_of(record); ++number) {
    const Player& player = record.player(player_number(number));
    if (number > 1) {
      const Player& before = record.player(player_number(number - 1));
      by_strength = by_strength && before.rating >= player.rating;
    }
    teller.tell(PlayerAdded{player_id(number), data_of(player, number)});
    numbered.players.push_back(player_id(number));
  }
  numbered.by = by_strength ? NumberedBy::kStrength : NumberedBy::kEntry;
  teller.tell(std::move(numbered));
}

// Ranges beyond the last round end with it.
void tell_pairing_rules(Teller& teller, const Record& record, int rounds) {
  const int last = rounds > 0 ? rounds : kMostRounds;
  for (const ForbiddenGroup& group : record.forbidden) {
    if (group.players.size() < 2 || group.first_round > last) continue;
    MeetingsForbidden meetings;
    for (const PlayerNumber number : group.players)
      meetings.players.push_back(id_of_number(number));
    meetings.from = group.first_round;
    if (group.last_round < last) meetings.to = group.last_round;
    teller.tell(std::move(meetings));
  }
  for (const Acceleration& lent : record.accelerations) {
    if (lent.first_round > last) continue;
    teller.tell(PointsLent{lent.points, lent.first_round, std::min(lent.last_round, last),
                           to_int(lent.first), to_int(lent.last)});
  }
}

std::optional<ByeKind> bye_kind(Mark mark) {
  switch (mark) {
    case Mark::kAbsent:
      return ByeKind::kZero;
    case Mark::kHalfBye:
      return ByeKind::kHalf;
    case Mark::kFullBye:
      return ByeKind::kFull;
    default:
      return std::nullopt;
  }
}

// What the cards say of a round before it is paired: whoever has nothing in one that is was away.
void tell_byes(Teller& teller, const Record& record, int round, bool is_paired) {
  bool has_bye = false;
  for (int number = 1; number <= count_of(record); ++number) {
    const Player& player = record.player(player_number(number));
    if (!is_paired && !has_entry(player, round)) continue;
    const Mark mark = entry_of(player, round).mark;
    if (mark == Mark::kPairingBye && std::exchange(has_bye, true)) {
      teller.tell(ByeRequested{player_id(number), round, ByeKind::kFull});
    } else if (const auto kind = bye_kind(mark)) {
      teller.tell(ByeRequested{player_id(number), round, *kind});
    }
  }
}

// C.04.2 3.6.
void sort_boards(const Record& record, int round, std::vector<Pairing>& boards) {
  const auto key = [&](const Pairing& pairing) {
    const Points first = score_after(record, pairing.first, round - 1);
    const Points second = score_after(record, pairing.second, round - 1);
    const bool first_is_higher = first != second ? first > second : pairing.first < pairing.second;
    return std::make_tuple(-std::max(first, second).tenths, -(first + second).tenths,
                           to_int(first_is_higher ? pairing.first : pairing.second));
  };
  std::ranges::sort(boards, [&](const Pairing& a, const Pairing& b) { return key(a) < key(b); });
}

void tell_round(Teller& teller, const Record& record, int round, bool is_last) {
  std::vector<Pairing> boards;
  RoundPaired paired{round, {}, {}, {}};
  for (int number = 1; number <= count_of(record); ++number) {
    const Entry entry = entry_of(record.player(player_number(number)), round);
    if (entry.color == Color::kFirst) boards.push_back({player_number(number), entry.opponent});
    if (entry.mark == Mark::kPairingBye && !paired.bye) paired.bye = player_id(number);
  }
  sort_boards(record, round, boards);
  for (const Pairing& pairing : boards)
    paired.boards.push_back({id_of_number(pairing.first), id_of_number(pairing.second)});
  teller.tell(std::move(paired));
  int board = 0;
  for (const Pairing& pairing : boards) {
    ++board;
    const auto result = result_of({entry_of(record.player(pairing.first), round).mark,
                                   entry_of(record.player(pairing.second), round).mark});
    if (is_last && result == GameResult::kAdjourned) continue;
    if (result) teller.tell(ResultGiven{round, board, *result});
  }
}

// What no round depends on.
void tell_the_rest(Teller& teller, const Record& record) {
  for (int number = 1; number <= count_of(record); ++number) {
    const Player& player = record.player(player_number(number));
    const PlayerId id = player_id(number);
    for (const Adjustment& adjustment : player.adjustments) {
      const auto round = adjustment.round == 0 ? std::nullopt : std::optional(adjustment.round);
      teller.tell(PointsAdjusted{id, adjustment.points, round, kReason});
    }
    if (player.fouls > 0) teller.tell(FoulGiven{id, player.fouls, std::nullopt, kReason});
    for (int i = 0; i < player.warnings; ++i) teller.tell(WarningGiven{id, std::nullopt, kReason});
    if (player.withdrawn) teller.tell(PlayerWithdrew{id, ""});
  }
}

}  // namespace

base::Result<Competition, EventFault> competition_of(const Record& record,
                                                     const std::vector<LaterBye>& later_byes,
                                                     Head head, const std::string& at) {
  const int paired = rounds_paired(record);
  if (!record.name.empty()) head.name = record.name;
  head.rounds = record.rounds == 0 ? 0 : std::max(record.rounds, paired);
  head.scoring = record.scoring;
  head.initial_color = record.initial_color;
  head.baku = record.baku;
  const int rounds = head.rounds;
  auto opened = Competition::open(std::move(head));
  if (!opened) {
    EventFault fault;
    fault.kind = EventFault::Kind::kText;
    fault.field = "name";
    return base::Failure<EventFault>(std::move(fault));
  }
  Teller teller(*opened, at);
  tell_players(teller, record);
  tell_pairing_rules(teller, record, rounds);
  for (int round = 1; round <= paired; ++round) {
    tell_byes(teller, record, round, true);
    tell_round(teller, record, round, round == paired);
  }
  if (rounds == 0 || paired < rounds) tell_byes(teller, record, paired + 1, false);
  for (const LaterBye& bye : later_byes) {
    const auto kind = bye_kind(bye.mark);
    if (kind && bye.round > paired + 1)
      teller.tell(ByeRequested{id_of_number(bye.player), bye.round, *kind});
  }
  tell_the_rest(teller, record);
  if (teller.fault()) return base::Failure<EventFault>(*teller.fault());
  return std::move(*opened);
}

}  // namespace tournament
