// chuhe tourney export: a competition for other programs and for print.
#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/output_file.hpp"
#include "apps/tourney/event_store.hpp"
#include "apps/tourney/export.hpp"
#include "apps/tourney/ranking_list.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/message.hpp"
#include "text/tourney_message.hpp"
#include "text/trf_sentences.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/state.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/trf/trf_file.hpp"
#include "tournament/trf/trf_writer.hpp"

namespace apps {
namespace {

using text::Message;
using text::TourneyMessage;
using tournament::Competition;
using tournament::State;
using tournament::TrfFile;

struct ExportOptions : FileOptions {
  bool trf16 = false;
  bool trf26 = false;
  bool html = false;
  std::vector<std::string> parts;
  std::string csv;
  std::optional<int> round;
  std::string output;
};

// Byes of rounds that come later than the next one.
std::vector<tournament::LaterBye> later_byes(const State& state) {
  std::vector<tournament::LaterBye> byes;
  for (const tournament::PlayerId id : state.numbers) {
    for (const auto& [round, kind] : state.entrant(id).byes) {
      if (round <= state.rounds_paired() + 1) continue;
      auto mark = tournament::Mark::kAbsent;
      if (kind == tournament::ByeKind::kHalf) mark = tournament::Mark::kHalfBye;
      if (kind == tournament::ByeKind::kFull) mark = tournament::Mark::kFullBye;
      byes.push_back({tournament::number_of(state, id), round, mark});
    }
  }
  return byes;
}

TrfFile report_of(const Competition& competition, const Ranking& ranking) {
  TrfFile report = tournament::trf_file_of(tournament::record_of(competition));
  for (const auto& [name, value] : competition.head().tags) {
    if (name == "Site") report.header.city = value;
    if (name == "Federation") report.header.federation = value;
    if (name == "Date") report.header.start_date = value;
    if (name == "EndDate") report.header.end_date = value;
    if (name == "Arbiter") report.header.chief_arbiter = value;
    if (name == "TimeControl") report.header.time_control = value;
  }
  for (const tournament::StandingRow& row : ranking.rows)
    report.standings[static_cast<std::size_t>(tournament::to_int(row.player)) - 1].rank = row.rank;
  report.later_byes = later_byes(competition.state());
  return report;
}

std::vector<tournament::RoundPlan> published_rounds(const State& state) {
  std::vector<tournament::RoundPlan> plans;
  for (const tournament::PairedRound& round : state.rounds) {
    tournament::RoundPlan& plan = plans.emplace_back();
    plan.round = static_cast<int>(plans.size());
    for (const tournament::Board& board : round.boards) {
      plan.boards.push_back(
          {tournament::number_of(state, board.first), tournament::number_of(state, board.second)});
    }
    if (round.bye) plan.bye = tournament::number_of(state, *round.bye);
  }
  return plans;
}

std::optional<std::string> trf_text(const Context& context, const TrfFile& report,
                                    tournament::TrfVersion version) {
  auto text = tournament::write_trf(report, version);
  if (text) return std::move(*text);
  fail(context, text::trf_fault_sentence(context.language, text.error()));
  return std::nullopt;
}

// The round whose pairings are wanted, by default the last; nothing, after a word, when there is
// none.
std::optional<int> chosen_round(const Context& context, const ExportOptions& options,
                                const State& state) {
  const int last = state.rounds_paired();
  const int round = options.round.value_or(last);
  if (round >= 1 && round <= last) return round;
  report_fault(context, {tournament::EventFault::Kind::kNotPaired, "round", round, last, {}});
  return std::nullopt;
}

constexpr std::array kParts = {"pairings",    "standings", "wall-chart",
                               "cross-table", "cards",     "checklist"};

// A page of the parts that were named; of all but the checklist when none was.
std::optional<std::string> page_text(const Context& context, const ExportOptions& options,
                                     const State& state, const Charts& charts) {
  const auto wants = [&](std::string_view part) {
    return options.parts.empty() ? part != "checklist"
                                 : std::ranges::find(options.parts, part) != options.parts.end();
  };
  PageParts parts;
  // Before the first round there are no pairings; that matters only to who asks for them.
  if (wants("pairings") && (state.rounds_paired() > 0 || !options.parts.empty() || options.round)) {
    const auto round = chosen_round(context, options, state);
    if (!round) return std::nullopt;
    parts.pairings_of = *round;
  }
  parts.standings = wants("standings");
  parts.wall_chart = wants("wall-chart");
  parts.cross_table = wants("cross-table");
  parts.cards = wants("cards");
  parts.checklist = wants("checklist");
  return charts_html(charts, parts, context.language);
}

std::optional<std::string> export_text(const Context& context, const ExportOptions& options,
                                       const Competition& competition) {
  const auto ranking = rank(context, competition, 0);
  if (!ranking) return std::nullopt;
  const TrfFile report = report_of(competition, *ranking);
  if (options.trf16) return trf_text(context, report, tournament::TrfVersion::kTrf16);
  if (options.trf26) return trf_text(context, report, tournament::TrfVersion::kTrf26);
  const auto plans = published_rounds(competition.state());
  const Charts charts{report, ranking->order, ranking->rows, plans};
  if (options.html) return page_text(context, options, competition.state(), charts);
  if (options.csv == "pairings") {
    const auto round = chosen_round(context, options, competition.state());
    return round ? std::optional(pairings_csv(charts, *round)) : std::nullopt;
  }
  return options.json ? charts_json(charts) : standings_csv(charts);
}

int put_out(const Context& context, const std::string& path, const std::string& text) {
  if (path.empty()) {
    context.out << text;
    return kOk;
  }
  auto file = OutputFile::create(path);
  if (!file) return fail(context, context.say(Message::kErrorWrite, {path, file.error()}));
  file->write(text);
  const auto written = file->commit();
  if (written) return kOk;
  return fail(context, context.say(Message::kErrorWrite, {path, written.error()}));
}

int run_export(const Context& context, const ExportOptions& options) {
  const int forms = (options.trf16 ? 1 : 0) + (options.trf26 ? 1 : 0) + (options.json ? 1 : 0) +
                    (options.csv.empty() ? 0 : 1) + (options.html ? 1 : 0);
  if (forms != 1) {
    const auto names = "--trf16, --trf26, --csv, --json, --html";
    return fail(context, context.say(Message::kErrorNeedsOne, {names}), kUsage);
  }
  const auto competition = read_competition(context, options.file);
  if (!competition) return kFailed;
  const auto text = export_text(context, options, *competition);
  return text ? put_out(context, options.output, *text) : kFailed;
}

}  // namespace

void add_export_command(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<ExportOptions>();
  const auto say = [&](TourneyMessage message) { return std::string(words.say(message)); };
  CLI::App& command = add_tourney_subcommand(
      tourney, words, "export", TourneyMessage::kHelpExport, *options,
      {"evening.tourney --trf26 -o evening.trf", "evening.tourney --csv=pairings --round 2",
       "evening.tourney --html --part pairings -o round.html"});
  command.add_flag("--trf16", options->trf16, say(TourneyMessage::kHelpTrf16));
  command.add_flag("--trf26", options->trf26, say(TourneyMessage::kHelpTrf26));
  // A flag that may hold a value: a file may follow it.
  command.add_flag("--csv{standings}", options->csv, say(TourneyMessage::kHelpExportCsv))
      ->check(CLI::IsMember({"standings", "pairings"}))
      ->option_text("[=standings|pairings]");
  command.add_flag("--json", options->json, say(TourneyMessage::kHelpExportJson));
  command.add_flag("--html", options->html, say(TourneyMessage::kHelpExportHtml));
  command.add_option("--part", options->parts, say(TourneyMessage::kHelpExportPart))
      ->check(CLI::IsMember(std::vector<std::string>(kParts.begin(), kParts.end())));
  command.add_option("--round", options->round, say(TourneyMessage::kHelpRound));
  command.add_option("-o,--output", options->output, say(TourneyMessage::kHelpExportOutput));
  command.callback([options, &job] {
    job = [options](const Context& context) { return run_export(context, *options); };
  });
}

}  // namespace apps
