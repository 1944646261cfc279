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
#include "notation/qinyu/codecs.hpp"
#include "notation/qinyu/coordinates.hpp"
#include "notation/qinyu/fen.hpp"
#include "notation/qinyu/letters.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/codecs.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "notation/xiangqi/letters.hpp"
#include "rules/perft.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/ruleset.hpp"
#include "rules/xiangqi/rulesets/cxa.hpp"
#include "rules/xiangqi/rulesets/cxq.hpp"
#include "rules/xiangqi/rulesets/draft.hpp"
#include "rules/xiangqi/rulesets/wxf.hpp"

namespace game {
namespace detail {

template <>
struct KitText<rules::xiangqi::Kit> {
  using Board = rules::xiangqi::Board;
  using Move = rules::xiangqi::Move;
  using Setup = rules::xiangqi::Setup;
  static constexpr KitId kId = KitId::kXiangqi;

  static base::Result<Setup, Fault> parse_fen(std::string_view text) {
    return at_door(notation::xiangqi::parse_fen(text), Fault::Kind::kBadFen);
  }
  static std::string write_fen(const Setup& setup) { return notation::xiangqi::write_fen(setup); }
  static base::Result<Move, notation::TextFault> parse_record_move(const Board& board,
                                                                   std::string_view text) {
    return notation::xiangqi::parse_record_move(board, text);
  }
  static auto codecs() { return notation::xiangqi::codecs(); }
  static std::string write_move(Move move) { return notation::xiangqi::write_coordinates(move); }
  static std::string square_name(rules::xiangqi::Square square) {
    return notation::xiangqi::square_name(square);
  }
  static char letter(board::Side side, rules::xiangqi::Role role) {
    return notation::xiangqi::letter_of(side, role);
  }
  static std::uint64_t perft(const Board& board, int depth, rules::Bulk bulk) {
    return rules::xiangqi::perft(board, depth, bulk);
  }
};

template <>
struct KitText<rules::qinyu::Kit> {
  using Board = rules::qinyu::Board;
  using Move = rules::qinyu::Move;
  using Setup = rules::qinyu::Setup;
  static constexpr KitId kId = KitId::kQinyu;

  static base::Result<Setup, Fault> parse_fen(std::string_view text) {
    return at_door(notation::qinyu::parse_fen(text), Fault::Kind::kBadFen);
  }
  static std::string write_fen(const Setup& setup) { return notation::qinyu::write_fen(setup); }
  static base::Result<Move, notation::TextFault> parse_record_move(const Board& board,
                                                                   std::string_view text) {
    return notation::qinyu::parse_record_move(board, text);
  }
  static auto codecs() { return notation::qinyu::codecs(); }
  static std::string write_move(Move move) { return notation::qinyu::write_coordinates(move); }
  static std::string square_name(rules::qinyu::Square square) {
    return notation::qinyu::square_name(square);
  }
  static char letter(board::Side side, rules::qinyu::Role role) {
    return notation::qinyu::letter_of(side, role);
  }
  static std::uint64_t perft(const Board& board, int depth, rules::Bulk bulk) {
    return rules::qinyu::perft(board, depth, bulk);
  }
};

}  // namespace detail

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
