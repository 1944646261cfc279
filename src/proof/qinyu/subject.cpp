// Qinyu chess as the subject of a proof (Q5.6).
#include "proof/subject.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/geometry.hpp"
#include "notation/qinyu/fen.hpp"
#include "proof/qinyu/enumerate.hpp"
#include "proof/qinyu/kinds.hpp"
#include "proof/stock.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/dead_stock.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/ruleset.hpp"

namespace proof {
namespace {

using Position = rules::Position<rules::qinyu::Qinyu>;

constexpr int kMostPieces = 2;
// A stock of more pieces than these either has a part of so many that is live, or is of cannons
// only (docs/rules/dead-stocks.md#cannons).
constexpr int kMostInClosure = 3;

std::optional<Position> position_of(std::string_view fen) {
  const auto setup = notation::qinyu::parse_fen(fen);
  if (!setup) return std::nullopt;
  const auto position = Position::from(*setup);
  if (!position) return std::nullopt;
  return *position;
}

class QinyuSubject final : public Subject {
 public:
  std::string_view name() const override { return "qinyu"; }
  Stock whole() const override {
    Stock stock;
    stock.counts.fill(kMostInClosure);
    return stock;
  }
  int most_pieces() const override { return kMostPieces; }

  std::optional<Stock> parse(std::string_view text) const override {
    return qinyu::parse_stock(text);
  }
  std::string write(const Stock& stock) const override { return qinyu::write_stock(stock); }
  Stock twin(const Stock& stock) const override { return stock; }

  int unit_count(const Stock& /*stock*/) const override { return qinyu::part_count(); }
  Findings run(const Stock& stock, int unit) const override {
    Findings findings;
    const auto tally = qinyu::enumerate(stock, unit, [&](const qinyu::Setup& setup) {
      if (!findings.witness) findings.witness = notation::qinyu::write_fen(setup);
    });
    findings.positions = tally.positions;
    findings.lost = tally.mates;
    return findings;
  }
  bool is_witness(const Stock& stock, std::string_view fen) const override {
    const auto position = position_of(fen);
    return position && position->in_check() && !position->has_legal_move() &&
           qinyu::stock_of(position->board()) == stock;
  }

  // Where the pieces are does not matter to the rules.
  bool rules_say_dead(const Stock& stock) const override {
    qinyu::Setup setup;
    setup.at(qinyu::Square::at(0, 0)) =
        rules::qinyu::Piece{board::Side::kFirst, qinyu::Role::kKing};
    setup.at(qinyu::Square::at(0, 4)) =
        rules::qinyu::Piece{board::Side::kSecond, qinyu::Role::kKing};
    std::ranges::copy(stock.counts, setup.hands[0].begin());
    return rules::qinyu::has_dead_stock(qinyu::Board(setup));
  }

  // More pieces can lie in the hand of the side that mates (docs/rules/dead-stocks.md#more).
  Closure close(const std::vector<LiveStock>& minimal, const Stock& bound) const override;
};

// The mated side has no pawn to drop, so nothing in the other's hand decides what it may do (Q4.4).
bool bears_more_in_hand(std::string_view fen) {
  const auto position = position_of(fen);
  return position && position->board().in_hand(position->to_move(), qinyu::Role::kPawn) == 0;
}

bool has_only_cannons(const Stock& stock) {
  return stock.size() == stock.counts[static_cast<std::size_t>(qinyu::Role::kCannon)];
}

// Calls visit for the parts of the bound that have so many pieces at most, `stock` and larger ones.
template <class Visit>
void for_each_part(const Stock& bound, int most_pieces, const Stock& stock, std::size_t next_kind,
                   const Visit& visit) {
  visit(stock);
  if (stock.size() == most_pieces) return;
  for (std::size_t kind = next_kind; kind < kMostKinds; ++kind) {
    if (stock.counts[kind] == bound.counts[kind]) continue;
    Stock larger = stock;
    ++larger.counts[kind];
    for_each_part(bound, most_pieces, larger, kind, visit);
  }
}

Closure QinyuSubject::close(const std::vector<LiveStock>& minimal, const Stock& bound) const {
  Closure closure;
  const bool in_general = bound == whole();
  const auto look = [&](const Stock& stock) {
    const auto live = std::ranges::find_if(
        minimal, [&](const LiveStock& part) { return part.stock.is_part_of(stock); });
    if (live == minimal.end()) {
      if (in_general && stock.size() > kMostPieces && !has_only_cannons(stock))
        closure.not_shown.push_back(stock);
      return;
    }
    if (!bears_more_in_hand(live->witness)) return closure.not_shown.push_back(stock);
    ++closure.live;
    if (rules_say_dead(stock)) closure.contradicted.push_back(stock);
  };
  for_each_part(bound, in_general ? kMostInClosure : bound.size(), Stock{}, 0, look);
  return closure;
}

}  // namespace

std::unique_ptr<Subject> make_qinyu_subject() { return std::make_unique<QinyuSubject>(); }

}  // namespace proof
