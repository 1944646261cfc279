// What each event does to the state, after checking that it can. Private to the module.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/state.hpp"

namespace tournament::detail {

using Refusal = std::optional<EventFault>;

// What events need of the head.
struct FoldContext {
  State& state;
  int rounds = 0;  // announced; 0: not
};

// Nothing, and the state has changed; or why it has not. EventRevoked is not theirs.
Refusal fold(FoldContext context, const PlayerAdded& event);
Refusal fold(FoldContext context, const PlayerChanged& event);
Refusal fold(FoldContext context, const PlayerWithdrew& event);
Refusal fold(FoldContext context, const PlayerReturned& event);
Refusal fold(FoldContext context, const ByeRequested& event);
Refusal fold(FoldContext context, const MeetingsForbidden& event);
Refusal fold(FoldContext context, const PointsLent& event);
Refusal fold(FoldContext context, const PlayersNumbered& event);
Refusal fold(FoldContext context, const RoundPaired& event);
Refusal fold(FoldContext context, const ResultGiven& event);
Refusal fold(FoldContext context, const ResultCorrected& event);
Refusal fold(FoldContext context, const RoundUndone& event);
Refusal fold(FoldContext context, const FoulGiven& event);
Refusal fold(FoldContext context, const WarningGiven& event);
Refusal fold(FoldContext context, const PointsAdjusted& event);
Refusal fold(FoldContext context, const Noted& event);

// Checks that several events share.
Refusal check_player(const State& state, std::string_view field, PlayerId player);
// Each there, and once.
Refusal check_players(const State& state, std::string_view field,
                      const std::vector<PlayerId>& players);
Refusal check_range(std::string_view field, int value, int least, int most);
Refusal check_reason(const std::string& reason);
// A round that was announced, or any where none was.
Refusal check_round(FoldContext context, std::string_view field, int round);

}  // namespace tournament::detail
