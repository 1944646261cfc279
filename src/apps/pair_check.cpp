#include "apps/pair_check.hpp"

#include <algorithm>
#include <cstddef>
#include <iomanip>
#include <ios>
#include <iterator>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "apps/context.hpp"
#include "apps/progress.hpp"
#include "text/plan_message.hpp"
#include "text/plan_sentences.hpp"
#include "tournament/checker.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {
namespace {

using text::PlanMessage;
using tournament::Pairing;
using tournament::PlayerNumber;

// Boards as lines `white black`, the bye as `n 0`, without those that both lists have.
std::vector<std::string> lines_of(const tournament::TrfFile& file,
                                  const std::vector<Pairing>& boards,
                                  std::optional<PlayerNumber> bye) {
  const auto number = [&](PlayerNumber player) {
    return std::to_string(tournament::file_number(file, player));
  };
  std::vector<std::string> lines;
  lines.reserve(boards.size() + 1);
  for (const Pairing& board : boards)
    lines.push_back(number(board.first) + " " + number(board.second));
  if (bye) lines.push_back(number(*bye) + " 0");
  return lines;
}

std::vector<std::string> without(const std::vector<std::string>& lines,
                                 const std::vector<std::string>& others) {
  std::vector<std::string> result;
  std::ranges::copy_if(lines, std::back_inserter(result), [&](const std::string& line) {
    return std::ranges::find(others, line) == others.end();
  });
  return result;
}

void show_difference(const Context& context, const tournament::TrfFile& file,
                     const tournament::RoundDifference& difference) {
  context.out << context.say(PlanMessage::kPairingsHead, {std::to_string(difference.round)})
              << '\n';
  const auto on_cards = lines_of(file, difference.on_cards, difference.bye_on_cards);
  if (!difference.planned) {
    for (const auto& line : text::pairing_fault_sentences(
             context.language, difference.planned.error(), [&](PlayerNumber player) {
               return std::to_string(tournament::file_number(file, player));
             }))
      context.out << "  " << line << '\n';
    return;
  }
  const auto planned = lines_of(file, difference.planned->boards, difference.planned->bye);
  const auto left = without(planned, on_cards);
  const auto right = without(on_cards, planned);
  constexpr int kColumn = 14;
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    context.out << "  " << std::left << std::setw(kColumn) << (i < left.size() ? left[i] : "")
                << "| " << (i < right.size() ? right[i] : "") << '\n';
  }
}

}  // namespace

int check_file(const Context& context, const std::string& name, const tournament::TrfFile& file,
               const RoundCheck& check) {
  const int rounds = tournament::rounds_paired(file.record);
  if (rounds == 0) {
    context.out << context.say(PlanMessage::kNothingToCheck, {name}) << '\n';
    return kOk;
  }
  Progress progress(context.err, Progress::is_terminal());
  int good = 0;
  for (int round = 1; round <= rounds; ++round) {
    progress.show(static_cast<double>(round - 1) / rounds, name);
    const auto difference = check(file.record, round);
    if (!difference) {
      ++good;
      continue;
    }
    progress.clear();
    context.out << context.say(PlanMessage::kRoundDiffers, {name, std::to_string(round)}) << '\n';
    show_difference(context, file, *difference);
  }
  progress.clear();
  context.out << context.say(PlanMessage::kChecked,
                             {name, std::to_string(good), std::to_string(rounds)})
              << '\n';
  return good == rounds ? kOk : kFailed;
}

}  // namespace apps
