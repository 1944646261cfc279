#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "apps/convert_game.hpp"
#include "apps/convert_report.hpp"
#include "apps/tree_reader.hpp"
#include "game/game.hpp"
#include "game/judge.hpp"
#include "notation/record/pgn_scanner.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using Json = nlohmann::ordered_json;

// File names and moves need not be UTF-8.
std::string dump(const Json& object) {
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

class JsonReport final : public ConvertReport {
 public:
  void add_game(std::string& out, const TreeStep& step, const ConvertedGame& game,
                const std::optional<MissingCharacter>& missing) const override {
    for (const auto& problem : step.game.problems) {
      Json object = about(step, problem.line);
      object["ply"] = problem.ply;
      object["damage"] = notation::damage_code(problem.damage);
      out += dump(object);
    }
    if (game.fen_fault) add_fen(out, step, game);
    for (const auto& move : game.left_out) {
      Json object = about(step, move.line);
      object["ply"] = move.ply;
      object["move"] = move.text;
      object["error"] = game::fault_code(move.fault);
      if (!move.fault.candidates.empty()) object["candidates"] = move.fault.candidates;
      out += dump(object);
    }
    if (!missing) return;
    Json object = about(step, step.game.line);
    object["error"] = "no-character";
    object["encoding"] = missing->encoding;
    object["character"] = missing->character;
    object["written_line"] = missing->line;
    out += dump(object);
  }

  void add_skipped(std::string& out, std::string_view path) const override {
    out += dump({{"file", path}, {"skipped", true}});
  }

  void add_totals(std::string& out, const ConvertTotals& totals) const override {
    out += dump({{"totals",
                  {{"files", totals.files},
                   {"skipped", totals.skipped},
                   {"unreadable", totals.unreadable},
                   {"games", totals.games},
                   {"moves", totals.moves},
                   {"variations", totals.variations},
                   {"lost_moves", totals.lost_moves},
                   {"other_faults", totals.other_faults}}}});
  }

 private:
  static Json about(const TreeStep& step, int line) {
    return {{"file", step.file->path}, {"game", step.number}, {"line", line}};
  }

  static void add_fen(std::string& out, const TreeStep& step, const ConvertedGame& game) {
    Json object = about(step, step.game.line);
    object["error"] = game::fault_code(*game.fen_fault);
    if (game.fen_fault->kind == game::Fault::Kind::kBadSetup) {
      object["setup"] = text::setup_fault_codes(game.fen_fault->setup_faults);
    } else {
      object["byte"] = game.fen_fault->offset;
    }
    out += dump(object);
  }
};

}  // namespace

std::unique_ptr<ConvertReport> make_convert_json() { return std::make_unique<JsonReport>(); }

}  // namespace apps
