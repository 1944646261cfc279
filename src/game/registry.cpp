// The only file that knows the rulesets by name.
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/detail/kit_text.hpp"
#include "game/game.hpp"
#include "game/make_game_of.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/ruleset.hpp"
#include "rules/xiangqi/rulesets/cxa.hpp"
#include "rules/xiangqi/rulesets/cxq.hpp"
#include "rules/xiangqi/rulesets/draft.hpp"
#include "rules/xiangqi/rulesets/wxf.hpp"

namespace game {
namespace {

using GameOrFault = base::Result<std::unique_ptr<Game>, Fault>;

struct Entry {
  RulesetId id;
  std::string_view name;
  KitId kit;
  GameOrFault (*make)(std::string_view, Strictness, RulesetId);
};

template <rules::Ruleset R>
constexpr Entry entry(RulesetId id) {
  return {id, R::kName, detail::KitText<typename R::Board::Kit>::kId, make_game_of<R>};
}

// In the order of their numbers.
constexpr std::array kEntries{
    entry<rules::qinyu::Qinyu>(RulesetId::kQinyu),   entry<rules::xiangqi::Cxq>(RulesetId::kCxq),
    entry<rules::xiangqi::Draft>(RulesetId::kDraft), entry<rules::xiangqi::Cxa>(RulesetId::kCxa),
    entry<rules::xiangqi::Wxf>(RulesetId::kWxf),
};

const Entry& entry_of(RulesetId id) { return kEntries[static_cast<std::size_t>(id)]; }

}  // namespace

GameOrFault make_game(RulesetId ruleset, std::string_view fen, Strictness strictness) {
  return entry_of(ruleset).make(fen, strictness, ruleset);
}

std::vector<RulesetId> all_rulesets() {
  std::vector<RulesetId> ids;
  ids.reserve(kEntries.size());
  for (const auto& e : kEntries) ids.push_back(e.id);
  return ids;
}

std::string_view ruleset_name(RulesetId ruleset) {
  return ruleset == RulesetId::kUnlisted ? "unlisted" : entry_of(ruleset).name;
}

std::optional<RulesetId> parse_ruleset(std::string_view name) {
  for (const auto& e : kEntries)
    if (e.name == name) return e.id;
  return std::nullopt;
}

KitId kit_of(RulesetId ruleset) { return entry_of(ruleset).kit; }

std::optional<RulesetId> parse_kit(std::string_view name) {
  if (name == "xiangqi") return RulesetId::kCxq;
  if (name == "qinyu") return RulesetId::kQinyu;
  return std::nullopt;
}

}  // namespace game
