#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "apps/record_judge.hpp"
#include "apps/record_report.hpp"
#include "game/game.hpp"
#include "game/json_object.hpp"
#include "game/judge_json.hpp"
#include "rules/outcome.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using Json = nlohmann::ordered_json;

// File names need not be UTF-8.
std::string dump(const Json& object) {
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string final_fen(const Record& record, const JudgedRecord& judged) {
  if (!judged.game) return record.fen;
  return judged.judgement.ended() ? judged.judgement.end_fen : judged.game->fen();
}

class JsonReport final : public RecordReport {
 public:
  void add_game(std::string& out, const Record& record, const JudgedRecord& judged,
                bool quiet) const override {
    if (quiet && !has_problem(record, judged) && !has_repetition(judged)) return;
    Json object{{"file", *record.file}, {"game", record.number}, {"line", record.line}};
    if (!record.red.empty()) object["red"] = record.red;
    if (!record.black.empty()) object["black"] = record.black;
    game::JsonObject judgement;
    game::add_judgement(judgement, judged.judgement, final_fen(record, judged));
    object.update(Json::parse(judgement.text()));
    if (judged.fen_fault) add_fen_fault(object, *judged.fen_fault);
    if (const auto& fault = judged.judgement.fault)
      object["error"]["line"] = record.moves.at(static_cast<std::size_t>(fault->ply) - 1).line;
    object["recorded"] = record.recorded;
    object["disagrees"] = judged.disagrees_with(record);
    for (const auto& damage : record.damage) {
      object["damage"].push_back(
          {{"line", damage.line}, {"ply", damage.ply}, {"text", damage.text}});
    }
    out += dump(object);
  }

  void add_skipped(std::string& out, std::string_view path) const override {
    out += dump({{"file", path}, {"skipped", true}});
  }

  void add_totals(std::string& out, const RecordTotals& totals) const override {
    Json reasons = Json::object();
    for (std::size_t i = 1; i < totals.by_reason.size(); ++i) {
      if (totals.by_reason.at(i) > 0) {
        reasons[std::string(rules::reason_code(static_cast<rules::Reason>(i)))] =
            totals.by_reason.at(i);
      }
    }
    out += dump({{"totals",
                  {{"files", totals.files},
                   {"skipped", totals.skipped},
                   {"unreadable", totals.unreadable},
                   {"games", totals.games},
                   {"plies", totals.plies},
                   {"illegal_moves", totals.illegal_moves},
                   {"other_faults", totals.other_faults},
                   {"verdicts", reasons},
                   {"unended", totals.unended},
                   {"disagree", totals.disagree},
                   {"undecided", totals.undecided}}}});
  }

 private:
  static void add_fen_fault(Json& object, const game::Fault& fault) {
    object["result"] = "error";
    object["reason"] = "bad-fen";
    if (fault.kind == game::Fault::Kind::kBadSetup) {
      object["error"] = {{"setup", text::setup_fault_codes(fault.setup_faults)}};
    } else {
      object["error"] = {{"byte", fault.offset}};
    }
  }
};

}  // namespace

std::unique_ptr<RecordReport> make_json_report() { return std::make_unique<JsonReport>(); }

}  // namespace apps
