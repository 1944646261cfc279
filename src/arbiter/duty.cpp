#include "arbiter/duty.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"

namespace arbiter {
namespace {

using Kind = Duty::Kind;

constexpr std::array<std::string_view, 4> kNames = {"none", "move", "capture", "capture-with"};

// The touched pieces of either side, each in the order of touching.
struct Touched {
  std::vector<std::string> own;
  std::vector<std::string> enemy;
  bool enemy_first = false;
};

Touched sort_touched(const game::Game& game, const std::vector<std::string>& squares) {
  Touched touched;
  for (const auto& square : squares) {
    const auto piece = game.at(square);
    if (!piece) continue;
    const bool own = piece->side == game.to_move();
    if (!own && touched.own.empty()) touched.enemy_first = true;
    (own ? touched.own : touched.enemy).push_back(square);
  }
  return touched;
}

// The questions of M2 over the legal moves of a position.
class Possible {
 public:
  explicit Possible(const game::Game& game) : moves_(game.legal_move_views()) {}

  bool operator()(const Duty& duty) const {
    return std::ranges::any_of(moves_, [&](const auto& move) { return fulfils(duty, move); });
  }
  bool moves(const std::string& own) const { return (*this)({Kind::kMove, own, {}}); }
  bool takes(const std::string& target) const { return (*this)({Kind::kCapture, {}, target}); }

 private:
  std::vector<game::MoveView> moves_;
};

// M2.2, the own piece first, or the enemy's first or both at once.
Duty duty_of_pair(const Possible& possible, const std::string& own, const std::string& enemy,
                  bool enemy_first) {
  Duty takes_it{Kind::kCaptureWith, own, enemy};
  const Duty moves{Kind::kMove, own, {}};
  const Duty taken{Kind::kCapture, {}, enemy};
  if (possible(takes_it)) return takes_it;
  const auto& second = enemy_first ? taken : moves;
  const auto& third = enemy_first ? moves : taken;
  if (possible(second)) return second;
  if (possible(third)) return third;
  return {};
}

// M2.1 where pieces of one side were touched: the first that can.
template <class Can>
Duty first_possible(Kind kind, const std::vector<std::string>& squares, const Can& can) {
  const auto found = std::ranges::find_if(squares, can);
  if (found == squares.end()) return {};
  return kind == Kind::kMove ? Duty{kind, *found, {}} : Duty{kind, {}, *found};
}

Duty duty_of(const Possible& possible, const Touched& touched) {
  const auto moves = [&](const auto& square) { return possible.moves(square); };
  const auto takes = [&](const auto& square) { return possible.takes(square); };
  if (touched.enemy.empty()) return first_possible(Kind::kMove, touched.own, moves);
  if (touched.own.empty()) return first_possible(Kind::kCapture, touched.enemy, takes);
  auto pair =
      duty_of_pair(possible, touched.own.front(), touched.enemy.front(), touched.enemy_first);
  if (pair.kind != Kind::kNone) return pair;
  auto own = first_possible(Kind::kMove, touched.own, moves);
  return own.kind != Kind::kNone ? own : first_possible(Kind::kCapture, touched.enemy, takes);
}

}  // namespace

std::string_view duty_name(Kind kind) { return kNames[static_cast<std::size_t>(kind)]; }

bool fulfils(const Duty& duty, const game::MoveView& move) {
  switch (duty.kind) {
    case Kind::kMove:
      return move.from == duty.own;
    case Kind::kCapture:
      return move.captured == duty.target;
    case Kind::kCaptureWith:
      return move.from == duty.own && move.captured == duty.target;
    default:
      return true;
  }
}

bool is_possible(const Duty& duty, const game::Game& game) { return Possible(game)(duty); }

TouchResult judge_touch(const game::Game& game, const std::vector<std::string>& squares) {
  const Possible possible(game);
  const auto touched = sort_touched(game, squares);
  TouchResult result;
  result.duty = duty_of(possible, touched);
  const auto stuck = [&](const auto& square) { return !possible.moves(square); };
  const auto safe = [&](const auto& square) { return !possible.takes(square); };
  result.impossible =
      std::ranges::any_of(touched.own, stuck) || std::ranges::any_of(touched.enemy, safe);
  return result;
}

}  // namespace arbiter
