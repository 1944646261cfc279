// chuhe tourney result, correct: what the boards report.
#include <charconv>
#include <cstddef>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/line_input.hpp"
#include "apps/tourney/event_store.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/tourney_message.hpp"
#include "text/tourney_sentences.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/game_result.hpp"

namespace apps {
namespace {

using text::TourneyMessage;
using tournament::EventFault;
using tournament::GameResult;

struct ResultOptions : FileOptions {
  std::vector<std::string> words;
  std::optional<int> round;
  std::string reason;
  bool reversed = false;
};

// A board and what it reports; where it stood, for messages.
struct Report {
  int board = 0;
  GameResult result{};
  std::string where;
};

// Also the forms that do not begin with a dash.
std::optional<GameResult> parse_typed_result(std::string_view text) {
  if (text == "1-0f") return GameResult::kSecondForfeits;
  if (text == "0-1f") return GameResult::kFirstForfeits;
  if (text == "0-0f") return GameResult::kBothForfeit;
  return tournament::parse_result(text);
}

std::optional<Report> read_report(const Context& context, std::string_view board,
                                  std::string_view result, const std::string& where) {
  Report report;
  report.where = where;
  const auto* const end = board.data() + board.size();
  const auto read = std::from_chars(board.data(), end, report.board);
  const auto parsed = parse_typed_result(result);
  if (read.ec == std::errc() && read.ptr == end && parsed) {
    report.result = *parsed;
    return report;
  }
  const bool is_board = read.ec == std::errc() && read.ptr == end;
  const auto forms = is_board ? tournament::result_forms() : std::string_view("1 2 3 ...");
  fail(context,
       where + context.say(TourneyMessage::kNoSuchWord, {is_board ? result : board, forms}));
  return std::nullopt;
}

// From the arguments, or a line each of standard input; nothing after a fault has been reported.
std::optional<std::vector<Report>> read_reports(const Context& context,
                                                const ResultOptions& options) {
  std::vector<Report> reports;
  const auto add = [&](std::string_view board, std::string_view result, const std::string& where) {
    auto report = read_report(context, board, result, where);
    if (report) reports.push_back(std::move(*report));
    return report.has_value();
  };
  if (!options.words.empty()) {
    for (std::size_t i = 0; i + 1 < options.words.size(); i += 2)
      if (!add(options.words[i], options.words[i + 1], "")) return std::nullopt;
    return reports;
  }
  auto input = open_batch(context, "-");
  if (!input) return std::nullopt;
  while (const auto line = input->next()) {
    const auto words = split_spaces(*line);
    const std::string where = input->at_line(context, "");
    if (words.size() != 2) {
      fail(context, where + std::string(context.say(TourneyMessage::kNeedsPairs)));
      return std::nullopt;
    }
    if (!add(words[0], words[1], where)) return std::nullopt;
  }
  return reports;
}

// The round that is meant; 0 after it has been reported that there is none.
int round_of(const Context& context, const tournament::Competition& competition,
             const ResultOptions& options) {
  const int round = options.round.value_or(competition.state().rounds_paired());
  if (round == 0) fail(context, context.say(TourneyMessage::kNoRound));
  return round;
}

// All results, or none where one is refused. One that is known already is no fault.
int enter(const Context& context, const ResultOptions& options, EventStore& store,
          const std::vector<Report>& reports) {
  const int round = round_of(context, store.competition(), options);
  if (round == 0) return kFailed;
  int recorded = 0;
  for (const Report& report : reports) {
    const auto added = store.add(tournament::ResultGiven{round, report.board, report.result});
    if (added) {
      ++recorded;
    } else if (added.error().kind != EventFault::Kind::kNothingNew) {
      const auto sentence = text::event_fault_sentence(context.language, added.error());
      return fail(context, report.where + sentence);
    }
  }
  if (const int status = store.commit(context); status != kOk) return status;
  if (recorded == 0) {
    context.out << context.say(TourneyMessage::kNothingNew) << '\n';
  } else {
    context.out << context.say(TourneyMessage::kResultsRecorded, {std::to_string(recorded)})
                << '\n';
  }
  return kOk;
}

int run_result(const Context& context, const ResultOptions& options) {
  if (options.words.size() % 2 != 0)
    return fail(context, context.say(TourneyMessage::kNeedsPairs), kUsage);
  auto at = event_time(context, options);
  if (!at) return kUsage;
  // Standard input first: nobody else waits meanwhile.
  const auto reports = read_reports(context, options);
  if (!reports) return options.words.empty() ? kFailed : kUsage;
  auto store = EventStore::open(context, options.file, std::move(*at));
  return store ? enter(context, options, *store, *reports) : kFailed;
}

int run_correct(const Context& context, const ResultOptions& options) {
  const auto report = read_report(context, options.words[0], options.words[1], "");
  if (!report) return kUsage;
  return let_happen(context, options,
                    [&](const tournament::Competition& competition,
                        int& /*status*/) -> std::optional<tournament::Incident> {
                      const int round = round_of(context, competition, options);
                      if (round == 0) return std::nullopt;
                      return tournament::ResultCorrected{round, report->board, report->result,
                                                         options.reversed, options.reason};
                    });
}

void add_result(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<ResultOptions>();
  const auto say = [&](TourneyMessage message) { return std::string(words.say(message)); };
  CLI::App& command =
      add_tourney_subcommand(tourney, words, "result", TourneyMessage::kHelpResult, *options,
                             {"evening.tourney 1 1-0 2 1/2 3 -+", "evening.tourney 4 adjourned",
                              "evening.tourney < results.txt"});
  command.add_option("RESULTS", options->words, say(TourneyMessage::kHelpResults));
  command.add_option("--round", options->round, say(TourneyMessage::kHelpRound));
  add_at_option(command, words, *options);
  command.callback([options, &job] {
    job = [options](const Context& context) { return run_result(context, *options); };
  });
}

void add_correct(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<ResultOptions>();
  options->words.resize(2);
  const auto say = [&](TourneyMessage message) { return std::string(words.say(message)); };
  CLI::App& command =
      add_tourney_subcommand(tourney, words, "correct", TourneyMessage::kHelpCorrect, *options,
                             {"evening.tourney 2 0-1 --reason \"misread\"",
                              "evening.tourney 2 1-0 --round 1 --reversed --reason \"7 had Red\""});
  command.add_option("BOARD", options->words[0], say(TourneyMessage::kHelpBoard))->required();
  command
      .add_option("RESULT", options->words[1],
                  words.say(TourneyMessage::kHelpOneResult, {tournament::result_forms()}))
      ->required();
  command.add_option("--reason", options->reason, say(TourneyMessage::kHelpReason))->required();
  command.add_option("--round", options->round, say(TourneyMessage::kHelpRound));
  command.add_flag("--reversed", options->reversed, say(TourneyMessage::kHelpReversed));
  add_at_option(command, words, *options);
  command.callback([options, &job] {
    job = [options](const Context& context) { return run_correct(context, *options); };
  });
}

}  // namespace

void add_result_commands(CLI::App& tourney, const Context& words, Job& job) {
  add_result(tourney, words, job);
  add_correct(tourney, words, job);
}

}  // namespace apps
