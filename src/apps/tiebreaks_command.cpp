// chuhe tiebreaks: tie-breaks and the standing of a TRF file, with their derivation.
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/position_options.hpp"
#include "apps/tiebreaks_report.hpp"
#include "apps/trf_input.hpp"
#include "text/message.hpp"
#include "text/tiebreak_message.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {
namespace {

using text::Message;
using text::TiebreakMessage;

struct Options {
  std::string file;
  std::string codes;
  std::string order;
  int year = 2026;
  int round = 0;
  int unrated = 0;
  int explain = 0;
  bool round_robin = false;
  bool json = false;
};

std::vector<std::string> divided(std::string_view codes) {
  std::vector<std::string> parts;
  constexpr std::string_view kBetween = ", ;";
  while (!codes.empty()) {
    const std::size_t end = codes.find_first_of(kBetween);
    if (end != 0) parts.emplace_back(codes.substr(0, end));
    codes.remove_prefix(end == std::string_view::npos ? codes.size() : end + 1);
  }
  return parts;
}

std::string all_codes() {
  std::string all;
  for (const auto& info : tournament::known_codes()) {
    all += all.empty() ? "" : ", ";
    all += info.code;
  }
  return all;
}

// The order of a list of codes. Gives the first code that is unknown in its place.
std::optional<tournament::RankingOrder> order_of(const std::vector<std::string>& codes,
                                                 std::string& unknown) {
  tournament::RankingOrder order;
  for (const auto& code : codes) {
    const auto criterion = tournament::parse_criterion(code);
    if (!criterion) {
      unknown = code;
      return std::nullopt;
    }
    order.criteria.push_back(*criterion);
  }
  return order;
}

// The order that is asked for; else the file's own, if all its codes are known; else FIDE's.
std::optional<tournament::RankingOrder> chosen_order(const Context& context, const Options& options,
                                                     const tournament::TrfFile& file, int rounds) {
  std::string unknown;
  if (!options.codes.empty()) {
    auto order = order_of(divided(options.codes), unknown);
    if (!order)
      fail(context, context.say(TiebreakMessage::kUnknownCode, {unknown, all_codes()}), kUsage);
    return order;
  }
  if (!options.order.empty())
    return ready_order(tournament::parse_order(options.order).value(), rounds);
  const auto own = divided(file.header.tiebreaks);
  if (auto order = order_of(own, unknown); order && !own.empty()) return order;
  return ready_order(tournament::OrderKind::kFide, rounds);
}

int run_tiebreaks(const Context& context, const Options& options) {
  if (!options.codes.empty() && !options.order.empty())
    return fail(context, context.say(Message::kErrorOnlyOne, {"--codes, --order"}), kUsage);
  const auto file = read_trf_input(context, options.file);
  if (!file) return kFailed;
  const int paired = rounds_paired(file->record);
  if (options.round > paired) {
    return fail(context,
                context.say(TiebreakMessage::kNoSuchRound,
                            {std::to_string(options.round), std::to_string(paired)}),
                kUsage);
  }
  const int rounds = options.round > 0 ? options.round : paired;
  const auto order = chosen_order(context, options, *file, rounds);
  if (!order) return kUsage;
  const bool explains = options.explain > 0;
  const auto player = player_of(*file, options.explain);
  if (explains && !player) {
    return fail(context,
                context.say(TiebreakMessage::kNoSuchPlayer, {std::to_string(options.explain)}),
                kUsage);
  }
  const tournament::RankingOptions ranking{
      .round = rounds,
      .edition = options.year == 2024 ? tournament::Edition::k2024 : tournament::Edition::k2026,
      .predetermined = options.round_robin,
      .unrated = options.unrated};
  const TiebreaksReport report(context, *file, *order, ranking);
  if (options.json) {
    report.write_json(explains ? player : std::nullopt);
  } else if (explains) {
    report.explain(*player);
  } else {
    report.write_table();
  }
  return kOk;
}

void add_choices(CLI::App& command, const Context& words, Options& options) {
  const auto say = [&words](TiebreakMessage help) { return std::string(words.say(help)); };
  command.add_option("--codes", options.codes, say(TiebreakMessage::kHelpCodes));
  command.add_option("--order", options.order, say(TiebreakMessage::kHelpOrder))
      ->check(CLI::IsMember({"fide", "round-robin", "swiss-a", "swiss-b"}));
  command.add_option("--rules", options.year, say(TiebreakMessage::kHelpRules))
      ->check(CLI::IsMember({2024, 2026}));
  command.add_option("--round", options.round, say(TiebreakMessage::kHelpRound))
      ->check(CLI::Range(1, tournament::kMostTrfRounds));
  command.add_flag("--round-robin", options.round_robin, say(TiebreakMessage::kHelpRoundRobin));
  command.add_option("--unrated", options.unrated, say(TiebreakMessage::kHelpUnrated))
      ->check(CLI::Range(1, 9999));
  command.add_option("--explain", options.explain, say(TiebreakMessage::kHelpExplain))
      ->check(CLI::Range(1, 99999));
}

}  // namespace

void add_tiebreaks_command(CLI::App& app, const Context& words, Job& job) {
  auto options = std::make_shared<Options>();
  auto* command =
      app.add_subcommand("tiebreaks", std::string(words.say(TiebreakMessage::kHelpTiebreaks)));
  command->add_option("file", options->file, std::string(words.say(TiebreakMessage::kHelpFile)))
      ->required();
  add_choices(*command, words, *options);
  add_json_option(*command, words, options->json);
  command->callback([options, &job] {
    job = [options](const Context& context) { return run_tiebreaks(context, *options); };
  });
}

}  // namespace apps
