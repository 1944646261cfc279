#include "apps/proof_report.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "apps/context.hpp"
#include "apps/proof_job.hpp"
#include "proof/stock.hpp"
#include "proof/subject.hpp"
#include "text/message.hpp"

namespace apps {
namespace {

using text::Message;

constexpr std::size_t kMostNamed = 20;

std::uint64_t total_positions(const Proved& proved) {
  std::uint64_t sum = 0;
  for (const auto& dead : proved.dead) sum += dead.positions;
  return sum;
}

// The first of them, and dots where there are more.
std::string names(const proof::Subject& subject, const std::vector<proof::Stock>& stocks) {
  std::string text;
  for (std::size_t i = 0; i < std::min(stocks.size(), kMostNamed); ++i)
    text.append(i == 0 ? "" : " ").append(subject.write(stocks[i]));
  return stocks.size() > kMostNamed ? text + " ..." : text;
}

nlohmann::ordered_json texts(const proof::Subject& subject,
                             const std::vector<proof::Stock>& stocks) {
  auto array = nlohmann::ordered_json::array();
  for (const auto& stock : stocks) array.push_back(subject.write(stock));
  return array;
}

}  // namespace

void write_proof_text(const Context& context, const proof::Subject& subject, const Proved& proved) {
  for (const auto& live : proved.live)
    context.out << "live\t" << subject.write(live.stock) << '\t' << live.witness << '\n';
  for (const auto& family : proved.families) {
    context.out << "dead\t" << subject.write(family.largest) << '\t' << family.stocks << '\t'
                << family.positions << '\n';
  }
  const auto say = [&](Message message, std::initializer_list<std::string_view> arguments) {
    context.out << context.say(message, arguments) << '\n';
  };
  say(Message::kProofDead,
      {std::to_string(proved.dead.size()), std::to_string(total_positions(proved))});
  say(Message::kProofLive, {std::to_string(proved.live.size()), std::to_string(proved.closure.live),
                            std::to_string(proved.closure.by_captures)});
  if (!proved.closure.not_shown.empty())
    say(Message::kProofNotShown, {names(subject, proved.closure.not_shown)});
  if (proved.contradicted.empty()) {
    context.out << context.say(Message::kProofAgrees) << '\n';
  } else {
    say(Message::kProofDiffers, {names(subject, proved.contradicted)});
  }
}

void write_proof_json(const Context& context, const proof::Subject& subject, const Proved& proved) {
  using Json = nlohmann::ordered_json;
  Json live = Json::array();
  for (const auto& found : proved.live)
    live.push_back({{"stock", subject.write(found.stock)}, {"witness", found.witness}});
  Json dead = Json::array();
  for (const auto& found : proved.dead)
    dead.push_back({{"stock", subject.write(found.stock)}, {"positions", found.positions}});
  Json families = Json::array();
  for (const auto& family : proved.families) {
    families.push_back({{"stock", subject.write(family.largest)},
                        {"stocks", family.stocks},
                        {"positions", family.positions}});
  }
  const Json object{{"game", subject.name()},
                    {"live", live},
                    {"dead", dead},
                    {"dead_families", families},
                    {"positions", total_positions(proved)},
                    {"live_stocks", proved.closure.live},
                    {"live_by_captures", proved.closure.by_captures},
                    {"not_shown", texts(subject, proved.closure.not_shown)},
                    {"rules_differ", texts(subject, proved.contradicted)}};
  context.out << object.dump() << '\n';
}

}  // namespace apps
