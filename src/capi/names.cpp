// What the interface says without a game: versions, statuses, names; and the memory of its texts.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string_view>
#include <vector>

#include "capi/chuhe.h"
#include "capi/handle.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"

namespace capi {

chuhe_status give_text(char** out, std::string_view text) {
  auto* copy = static_cast<char*>(std::malloc(text.size() + 1));
  *out = copy;
  if (copy == nullptr) return CHUHE_OUT_OF_MEMORY;
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = '\0';
  return CHUHE_OK;
}

chuhe_status status_of(const game::Fault& fault) {
  switch (fault.kind) {
    case game::Fault::Kind::kBadFen:
      return CHUHE_BAD_FEN;
    case game::Fault::Kind::kBadSetup:
      return CHUHE_BAD_SETUP;
    case game::Fault::Kind::kBadMoveText:
      return CHUHE_BAD_MOVE_TEXT;
    case game::Fault::Kind::kIllegalMove:
      return CHUHE_ILLEGAL_MOVE;
    case game::Fault::Kind::kNothingToUndo:
      return CHUHE_NOTHING_TO_UNDO;
    case game::Fault::Kind::kAmbiguousMove:
      return CHUHE_AMBIGUOUS_MOVE;
    case game::Fault::Kind::kNoSuchDialect:
      return CHUHE_UNKNOWN_NOTATION;
  }
  return CHUHE_INTERNAL_ERROR;
}

std::optional<notation::Dialect> dialect_of(const game::Game& game, std::string_view name) {
  const auto dialect = notation::parse_dialect(name);
  if (!dialect) return std::nullopt;
  const auto own = game.dialects();
  return std::ranges::find(own, *dialect) != own.end() ? dialect : std::nullopt;
}

}  // namespace capi

const char* chuhe_version(void) { return CHUHE_VERSION; }

const char* chuhe_status_code(chuhe_status status) {
  static constexpr std::array kCodes{
      "ok",
      "bad-argument",
      "out-of-memory",
      "internal-error",
      "unknown-ruleset",
      "unknown-notation",
      "unknown-language",
      "bad-fen",
      "bad-setup",
      "bad-move-text",
      "illegal-move",
      "ambiguous-move",
      "nothing-to-undo",
  };
  static_assert(kCodes.size() == CHUHE_NOTHING_TO_UNDO + 1);
  const auto number = static_cast<std::size_t>(status);
  return number < kCodes.size() ? kCodes.at(number) : "";
}

void chuhe_free(char* text) { std::free(text); }

chuhe_status chuhe_rulesets(char** names) {
  return capi::give_text_of(names, [] {
    std::vector<std::string_view> all;
    for (const auto id : game::all_rulesets()) all.push_back(game::ruleset_name(id));
    return capi::joined(all);
  });
}

chuhe_status chuhe_notations(const char* ruleset, char** names) {
  if (names == nullptr) return CHUHE_BAD_ARGUMENT;
  *names = nullptr;
  if (ruleset == nullptr) return CHUHE_BAD_ARGUMENT;
  return capi::guarded([&] {
    const auto id = game::parse_ruleset(ruleset);
    if (!id) return CHUHE_UNKNOWN_RULESET;
    const auto game = game::make_game(*id);
    if (!game) return CHUHE_INTERNAL_ERROR;
    std::vector<std::string_view> all;
    for (const auto dialect : (*game)->dialects()) all.push_back(notation::dialect_name(dialect));
    return capi::give_text(names, capi::joined(all));
  });
}
