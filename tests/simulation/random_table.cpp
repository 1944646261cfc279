#include "simulation/random_table.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/action.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event_text.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/state.hpp"
#include "arbiter/table.hpp"
#include "arbiter/time_control.hpp"
#include "arbiter/time_control_text.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "rules/outcome.hpp"

namespace simulation {
namespace {

using namespace arbiter;  // NOLINT(google-build-using-namespace): the test is about it alone
using board::Side;

constexpr int kMostSteps = 120;
constexpr int kStepsAfterEnd = 6;
const std::string kName = "Li";

// Every kind of control, short enough that flags fall.
constexpr std::array<std::string_view, 12> kControls = {
    "none",      "1+0",       "3+2", "0.5+1",      "5/1,5/0.5",    "3/1,4/1+2",
    "1 + 3x10s", "0 + 2x20s", "1d",  "2+1|1+3x5s", "10/2,5/1,1+1", "60+30",
};

// Starts from which games end soon, beside the usual one.
constexpr std::array<std::string_view, 5> kXiangqiStarts = {
    "start",
    "start",
    "4k4/9/9/9/9/9/9/5R3/3R5/3K5 w - - 0 1",
    "3k5/4a4/9/9/9/9/9/9/9/4K1C2 w - - 0 1",
    "4k4/9/4c4/9/4R4/9/9/9/9/3K5 w - - 100 1",
};
constexpr std::array<std::string_view, 3> kQinyuStarts = {
    "start",
    "start",
    "k11/12/1K10/2Q9/12/12/12/12/12/12/12/12[Pp] w - - 55 1",
};

Settings random_settings(std::mt19937_64& random) {
  const auto pick = [&](std::size_t n) {
    return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
  };
  const auto rulesets = game::all_rulesets();
  const auto ruleset = rulesets[pick(rulesets.size())];
  const auto controls = parse_time_controls(kControls[pick(kControls.size())]).value();
  Settings settings = pick(2) == 0 ? on_line(ruleset, controls) : over_the_board(ruleset, controls);
  const bool qinyu = game::kit_of(ruleset) == game::KitId::kQinyu;
  settings.start =
      qinyu ? kQinyuStarts[pick(kQinyuStarts.size())] : kXiangqiStarts[pick(kXiangqiStarts.size())];
  settings.casual = pick(2) == 0;
  settings.illegal_moves_lose = 1 + static_cast<int>(pick(2));
  settings.late_limit = base::seconds(60);
  return settings;
}

}  // namespace

RandomTable::RandomTable(std::uint64_t seed)
    : random_(seed), settings_(random_settings(random_)), table_(Table::open(settings_).value()) {}

bool RandomTable::done() const {
  return steps_ >= kMostSteps + kStepsAfterEnd || steps_after_end_ >= kStepsAfterEnd;
}

Step RandomTable::step() {
  ++steps_;
  if (table_.ending()) ++steps_after_end_;
  now_ = now_ + choose_pause();
  Step step;
  step.now = now_;
  if (chance(5)) {
    step.events = table_.tick(now_);
    return step;
  }
  step.action = choose_action(step.by);
  if (steps_ > kMostSteps) {
    step.by = side();
    step.action = Resign{};
  }
  auto events = table_.act(step.by, step.action, now_);
  step.refused = !events.has_value();
  if (events) step.events = std::move(*events);
  return step;
}

base::Duration RandomTable::choose_pause() {
  if (chance(2)) return base::seconds(below(100));
  if (chance(10)) return base::milliseconds(0);
  return base::milliseconds(below(3000));
}

Action RandomTable::choose_action(Actor& by) {
  by = Arbiter{chance(95) ? kName : ""};
  if (!table_.state().started && chance(60)) return Start{};
  if (is_ruling_pending(table_.state()) && chance(70)) {
    const int last = static_cast<int>(table_.state().rulings.size());
    if (chance(80)) return Confirm{last};
    return Override{last, chance(90) ? "seen otherwise" : "", choose_penalty()};
  }
  if (table_.state().stopped && chance(60)) return StartClocks{};
  if (table_.ending()) return after_end(by);
  if (chance(6)) return arbiter_action();
  const Side mover = chance(90) ? table_.game().to_move() : side();
  by = mover;
  if (chance(85)) return MakeMove{any_move(), notation::Dialect::kCoordinates, {below(400)}};
  return player_action(chance(50) ? std::get<Side>(by = side()) : mover);
}

Action RandomTable::after_end(Actor& by) {
  if (chance(40)) return arbiter_action();
  by = side();
  if (chance(50)) return OfferRematch{};
  return chance(60) ? Action(AcceptRematch{}) : Action(DeclineRematch{});
}

Action RandomTable::player_action(Side /*by*/) {
  switch (below(34)) {
    case 0:
      return chance(20) ? Action(Resign{}) : Action(OfferDraw{});
    case 1:
      return AcceptDraw{};
    case 2:
    case 3:
      return Abort{};
    case 4:
    case 5:
      return ClaimAbsence{};
    case 6:
    case 7:
      return ClaimRepetition{};
    case 8:
    case 9:
      return ClaimLimit{};
    case 10:
    case 11:
      return DeclineDraw{};
    case 12:
      return OfferRematch{};
    case 13:
      return AcceptRematch{};
    case 14:
      return DeclineRematch{};
    case 15:
    case 16:
    case 17:
    case 18:
      return AllowTakeBack{};
    case 19:
    case 20:
      return RefuseTakeBack{};
    case 21:
    case 22:
    case 23:
    case 24:
      return AskTakeBack{below(4)};
    default:
      return OfferDraw{};
  }
}

Action RandomTable::arbiter_action() {
  switch (below(20)) {
    case 0:
      return GoBack{any_ply(), "put right", choose_duty()};
    case 1:
      return StopClocks{"a pause"};
    case 2:
      return SetClock{side(), base::seconds(below(200)),
                      chance(50) ? std::nullopt : std::optional(below(4)), "by hand"};
    case 3:
      return Note{"a note with \"quotes\" | and a\nline"};
    case 4: {
      const auto reason = chance(50) ? rules::Reason::kForfeit : rules::Reason::kAgreement;
      if (chance(50)) return Decide{std::nullopt, "goes on"};
      return Decide{rules::Outcome{side(), reason}, "decided"};
    }
    case 5:
    case 6:
    case 7:
      return SetPresence{side(), chance(50)};
    case 8:
      return Override{any_ruling(), "later", choose_penalty()};
    case 9:
      return ClaimRepetition{};
    case 10:
      return Start{};
    default:
      return Report{choose_incident()};
  }
}

Incident RandomTable::choose_incident() {
  Incident incident;
  incident.kind = static_cast<IncidentKind>(1 + below(kLastIncident));
  incident.by = chance(70) ? table_.game().to_move() : side();
  for (int i = below(3); i >= 0; --i) incident.squares.push_back(any_square());
  incident.move = chance(30) ? any_move() : any_square() + any_square();
  incident.count = below(10);
  incident.announced = chance(50);
  if (chance(20)) incident.note = "seen by \"all\"";
  return incident;
}

Penalty RandomTable::choose_penalty() {
  Penalty penalty;
  penalty.warnings = below(2);
  penalty.fouls = below(2);
  if (chance(20)) penalty.time_off = base::seconds(below(100));
  if (chance(10)) penalty.back_to = any_ply();
  if (chance(5)) penalty.begin_again = true;
  if (chance(10)) penalty.duty = choose_duty();
  if (chance(10)) penalty.ends = Ending{{side(), rules::Reason::kFouls}, "M6.1", {}};
  return penalty;
}

Duty RandomTable::choose_duty() {
  if (chance(50)) return {};
  return {Duty::Kind::kMove, any_square(), {}};
}

std::string RandomTable::any_square() {
  const bool qinyu = table_.game().kit() == game::KitId::kQinyu;
  const char file = static_cast<char>('a' + below(qinyu ? 12 : 9));
  return file + std::to_string(qinyu ? 1 + below(12) : below(10));
}

std::string RandomTable::any_move() {
  const auto moves = table_.game().legal_moves();
  if (moves.empty() || chance(2)) return any_square() + any_square();
  return moves[static_cast<std::size_t>(below(static_cast<int>(moves.size())))];
}

std::string describe_step(const Step& step) {
  std::string text = "action " + std::to_string(step.action.index()) + " at " +
                     std::to_string(step.now.ms) + " ms";
  if (!step.events.empty()) text += ": " + write_events(step.events);
  return text;
}

}  // namespace simulation
