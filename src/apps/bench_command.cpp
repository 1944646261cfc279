// chuhe bench: the same work on every machine. Its signature changes only when the rules or the
// generators do; the speeds are for people.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "game/game.hpp"
#include "rules/perft.hpp"
#include "text/message.hpp"

namespace apps {
namespace {

using text::Message;

struct PerftWork {
  std::string_view fen;
  int depth = 0;
};

struct Part {
  std::string_view name;
  game::RulesetId ruleset{};
  std::array<PerftWork, 3> perfts;
};

constexpr std::array<Part, 2> kParts = {{
    {"xiangqi",
     game::RulesetId::kCxq,
     {{{"start", 4},
       {"r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 w - - 0 1", 4},
       {"3ak4/4a4/4b4/9/2b3p2/4C4/4P4/4B4/4A4/2BAK2R1 w - - 0 1", 4}}}},
    {"qinyu",
     game::RulesetId::kQinyu,
     {{{"start", 3},
       {"r4k5r/12/4p7/12/3P8/12/5c6/12/6N5/4P7/12/R5K4R[QPNqpn] w KQ - 0 1", 2},
       {"5k6/12/2P9/12/12/6q5/12/3C8/12/12/12/6K5[GSgs] w - - 0 1", 3}}}},
}};

constexpr int kGames = 40;
constexpr int kPliesPerGame = 120;

// The generator of Knuth's MMIX: the same numbers everywhere.
class Lottery {
 public:
  std::size_t draw(std::size_t count) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::size_t>((state_ >> 33U) % count);
  }

 private:
  std::uint64_t state_ = 20240501;
};

using Moves = std::vector<std::string>;

// A game of moves drawn by lot.
Moves draw_game(game::RulesetId ruleset, Lottery& lottery, std::uint64_t& signature) {
  const auto game = game::make_game(ruleset).value();
  for (int ply = 0; ply < kPliesPerGame; ++ply) {
    const auto legal = game->legal_moves();
    signature += legal.size();
    if (legal.empty()) break;
    if (!game->play(legal[lottery.draw(legal.size())])) break;
  }
  return game->moves();
}

class Stopwatch {
 public:
  std::int64_t milliseconds() const {
    const auto passed = std::chrono::steady_clock::now() - start_;
    return std::chrono::duration_cast<std::chrono::milliseconds>(passed).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

void report(const Context& context, const std::string& name, std::uint64_t work,
            const Stopwatch& watch) {
  const auto time = std::max<std::int64_t>(watch.milliseconds(), 1);
  const auto speed = work * 1000 / static_cast<std::uint64_t>(time);
  context.out << context.say(Message::kBenchPart, {name, std::to_string(work), std::to_string(time),
                                                   std::to_string(speed)})
              << '\n';
}

std::uint64_t count_nodes(const Context& context, const Part& part) {
  const Stopwatch watch;
  std::uint64_t nodes = 0;
  for (const auto& work : part.perfts) {
    if (const auto game = game::make_game(part.ruleset, work.fen))
      nodes += (*game)->perft(work.depth, rules::Bulk::kOn);
  }
  report(context, std::string(part.name) + " perft", nodes, watch);
  return nodes;
}

std::uint64_t replay_games(const Context& context, const Part& part) {
  Lottery lottery;
  std::uint64_t signature = 0;
  std::vector<Moves> games;
  games.reserve(kGames);
  for (int i = 0; i < kGames; ++i) games.push_back(draw_game(part.ruleset, lottery, signature));
  const Stopwatch watch;
  std::uint64_t plies = 0;
  for (const auto& moves : games) {
    const auto game = game::make_game(part.ruleset).value();
    for (const auto& move : moves)
      if (game->play(move)) ++plies;
  }
  report(context, std::string(part.name) + " replay", plies, watch);
  return signature + plies;
}

int run_bench(const Context& context) {
  std::uint64_t signature = 0;
  for (const auto& part : kParts)
    signature += count_nodes(context, part) + replay_games(context, part);
  context.out << "signature " << signature << '\n';
  return kOk;
}

}  // namespace

void add_bench_command(CLI::App& app, const Context& words, Job& job) {
  auto* command = app.add_subcommand("bench", std::string(words.say(Message::kHelpBench)));
  command->callback([&job] { job = run_bench; });
}

}  // namespace apps
