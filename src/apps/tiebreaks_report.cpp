#include "apps/tiebreaks_report.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "apps/context.hpp"
#include "text/tiebreak_message.hpp"
#include "text/tiebreak_sentences.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/tiebreak/value.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {
namespace {

using text::TiebreakMessage;
using tournament::PlayerNumber;
using tournament::StandingRow;

constexpr std::array<std::string_view, 8> kReasons = {
    "played", "adjusted", "forfeit", "dummy", "dummy-capped", "fore", "lowest-scorer", "by-result"};
constexpr std::array<std::string_view, 4> kCuts = {"none", "low", "voluntary", "high"};

std::string text_of(const std::optional<tournament::Value>& value) {
  return value ? write_value(*value) : "-";
}

// Names in files may be in any encoding.
std::string dumped(const nlohmann::ordered_json& object) {
  return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

// The names of columns are longer in bytes than on the screen, so only what is ASCII sets a width.
std::size_t width_of(const std::string& text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; }) +
      2 * std::ranges::count_if(text,
                                [](char c) { return static_cast<unsigned char>(c) >= 0xE0; }));
}

}  // namespace

TiebreaksReport::TiebreaksReport(const Context& context, const tournament::TrfFile& file,
                                 const tournament::RankingOrder& order,
                                 const tournament::RankingOptions& options)
    : context_(&context),
      file_(&file),
      order_(&order),
      ledger_(file.record, options),
      rows_(standings(file.record, order, options)) {}

std::vector<std::vector<std::string>> TiebreaksReport::cells() const {
  std::vector<std::vector<std::string>> lines(1);
  for (const auto head :
       {TiebreakMessage::kRank, TiebreakMessage::kNumber, TiebreakMessage::kPoints})
    lines.front().emplace_back(context_->say(head));
  for (const auto& criterion : order_->criteria)
    lines.front().push_back(write_criterion(criterion));
  lines.front().emplace_back(context_->say(TiebreakMessage::kName));
  for (const auto& row : rows_) {
    std::vector<std::string> line = {std::to_string(row.rank),
                                     std::to_string(file_number(*file_, row.player)),
                                     write_points(row.points)};
    for (const auto& value : row.values) line.push_back(text_of(value));
    line.push_back(file_->record.player(row.player).name);
    lines.push_back(std::move(line));
  }
  return lines;
}

void TiebreaksReport::write_table() const {
  const auto lines = cells();
  std::vector<std::size_t> widths(lines.front().size());
  for (const auto& line : lines) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
      widths[i] = std::max(widths[i], width_of(line[i]));
  }
  for (const auto& line : lines) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
      context_->out << std::string(widths[i] - width_of(line[i]), ' ') << line[i] << "  ";
    context_->out << line.back() << '\n';
  }
}

tournament::Derivation TiebreaksReport::derivation(const StandingRow& row,
                                                   std::size_t place) const {
  const auto group = level_with(rows_, row.player, *order_, place);
  const auto& criterion = order_->criteria[place];
  auto derivation = derive(ledger_, criterion, row.player, group);
  derivation.value = row.values[place];
  return derivation;
}

std::string TiebreaksReport::name_of(PlayerNumber player) const {
  const std::string& name = file_->record.player(player).name;
  return std::to_string(file_number(*file_, player)) + (name.empty() ? "" : " ") + name;
}

void TiebreaksReport::explain(PlayerNumber player) const {
  const auto& row = *std::ranges::find(rows_, player, &StandingRow::player);
  context_->out << name_of(player) << '\n';
  for (std::size_t place = 0; place < order_->criteria.size(); ++place) {
    const auto lines = derivation_sentences(context_->language, derivation(row, place),
                                            [this](PlayerNumber other) { return name_of(other); });
    context_->out << lines.front() << '\n';
    for (std::size_t i = 1; i < lines.size(); ++i) context_->out << "  " << lines[i] << '\n';
  }
}

void TiebreaksReport::write_json(std::optional<PlayerNumber> explained) const {
  using Json = nlohmann::ordered_json;
  for (const auto& row : rows_) {
    if (explained && row.player != *explained) continue;
    Json object = {{"rank", row.rank},
                   {"number", file_number(*file_, row.player)},
                   {"name", file_->record.player(row.player).name},
                   {"points", write_points(row.points)},
                   {"values", Json::array()}};
    for (std::size_t place = 0; place < order_->criteria.size(); ++place) {
      Json value = {{"code", write_criterion(order_->criteria[place])},
                    {"value", row.values[place] ? Json(write_value(*row.values[place])) : Json()}};
      if (explained) value["rounds"] = Json::array();
      for (const auto& term :
           explained ? derivation(row, place).terms : std::vector<tournament::Term>{}) {
        const bool alone = term.opponent == tournament::kNobody;
        value["rounds"].push_back(
            {{"round", term.round},
             {"opponent", alone ? Json() : Json(file_number(*file_, term.opponent))},
             {"reason", kReasons[static_cast<std::size_t>(term.reason)]},
             {"of_opponent", write_value(term.of_opponent)},
             {"earned", write_points(term.earned)},
             {"value", write_value(term.value)},
             {"cut", kCuts[static_cast<std::size_t>(term.cut)]}});
      }
      object["values"].push_back(std::move(value));
    }
    context_->out << dumped(object) << '\n';
  }
}

}  // namespace apps
