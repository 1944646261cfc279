#include "apps/desk/json.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "arbiter/event_fields.hpp"
#include "arbiter/pending.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/state.hpp"
#include "arbiter/table.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace apps {
namespace {

using Json = nlohmann::ordered_json;

std::string dump(const Json& object) {
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

// The values of fields: times in milliseconds, the rest as in the log.
Json json_of(const std::string& text) { return text; }
Json json_of(int number) { return number; }
Json json_of(bool flag) { return flag; }
Json json_of(board::Side side) { return side == board::Side::kFirst ? "first" : "second"; }
Json json_of(base::Duration duration) { return duration.ms; }
Json json_of(arbiter::Duty::Kind kind) { return arbiter::duty_name(kind); }
Json json_of(arbiter::IncidentKind kind) { return arbiter::incident_code(kind); }
Json json_of(arbiter::Finding finding) { return arbiter::finding_code(finding); }
Json json_of(rules::Reason reason) { return rules::reason_code(reason); }
Json json_of(const std::vector<std::string>& squares) { return squares; }
Json json_of(const rules::CycleEvidence& cycle) {
  Json object{{"first", cycle.first_ply}, {"last", cycle.last_ply}};
  if (cycle.offender) object["offender"] = json_of(*cycle.offender);
  return object;
}
Json json_of(const rules::Outcome& outcome) {
  Json object{{"result", rules::result_code(outcome)}};
  if (outcome.winner) object["winner"] = json_of(*outcome.winner);
  object["reason"] = json_of(outcome.reason);
  return object;
}
template <class T>
Json json_of(const std::optional<T>& value) {
  return json_of(*value);
}

// Adds each field of an event (arbiter/event_fields.hpp).
class JsonFields {
 public:
  explicit JsonFields(Json& object) : object_(object) {}

  template <class T>
  void need(std::string_view name, const T& value) {
    object_[std::string(name)] = json_of(value);
  }
  template <class T>
  void may(std::string_view name, const T& value) {
    if (!(value == T{})) need(name, value);
  }
  template <class T>
  void part(std::string_view /*first*/, const std::optional<T>& value) {
    if (value) arbiter::describe(*this, *value);
  }

 private:
  Json& object_;
};

Json ending_object(const arbiter::Ending& ending) {
  Json object;
  JsonFields fields(object);
  arbiter::describe(fields, ending);
  object["result"] = rules::result_code(ending.outcome);
  return object;
}

Json pending_object(const arbiter::Pending& pending) {
  Json object{{"pending", arbiter::pending_code(pending.kind)}};
  JsonFields fields(object);
  fields.may("side", pending.side);
  fields.may("number", pending.number);
  if (pending.at) object["at"] = pending.at->ms;
  arbiter::describe(fields, pending.duty);
  if (pending.ending) object["ending"] = ending_object(*pending.ending);
  return object;
}

Json clock_object(const arbiter::Table& table, board::Side side, base::Instant now) {
  const auto& clock = table.clock();
  Json object{{"left", clock.left(side, now).ms}};
  if (const int periods = clock.periods(side, now); periods > 0) object["periods"] = periods;
  object["fouls"] = arbiter::fouls_of(table.state(), side);
  object["warnings"] = arbiter::warnings_of(table.state(), side);
  return object;
}

}  // namespace

std::string event_json(const arbiter::Event& event) {
  Json object{{"at", event.at.ms}, {"event", arbiter::kEventNames.at(event.what.index())}};
  JsonFields fields(object);
  std::visit([&](const auto& what) { arbiter::describe(fields, what); }, event.what);
  return dump(object);
}

std::string fault_json(std::string_view code, std::string_view text) {
  return dump({{"fault", code}, {"text", text}});
}

std::string table_json(const arbiter::Table& table, base::Instant now) {
  const auto& game = table.game();
  Json object{{"at", now.ms}, {"ply", game.ply()}, {"fen", game.fen()}};
  object["to-move"] = json_of(game.to_move());
  object["running"] = table.clock().running();
  object["first"] = clock_object(table, board::Side::kFirst, now);
  object["second"] = clock_object(table, board::Side::kSecond, now);
  object["pending"] = Json::array();
  for (const auto& waiting : arbiter::pending(table))
    object["pending"].push_back(pending_object(waiting));
  if (table.ending()) object["ending"] = ending_object(*table.ending());
  return dump(object);
}

std::string text_json(std::string_view name, std::string_view text) { return dump({{name, text}}); }

}  // namespace apps
