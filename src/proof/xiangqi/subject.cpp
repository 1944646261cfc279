// Xiangqi as the subject of a proof (X4.4).
#include "proof/subject.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/xiangqi/fen.hpp"
#include "proof/stock.hpp"
#include "proof/xiangqi/closure.hpp"
#include "proof/xiangqi/enumerate.hpp"
#include "proof/xiangqi/kinds.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/rulesets/draft.hpp"

namespace proof {
namespace {

class XiangqiSubject final : public Subject {
 public:
  std::string_view name() const override { return "xiangqi"; }
  Stock whole() const override { return xiangqi::whole_stock(); }
  int most_pieces() const override { return whole().size(); }

  std::optional<Stock> parse(std::string_view text) const override {
    return xiangqi::parse_stock(text);
  }
  std::string write(const Stock& stock) const override { return xiangqi::write_stock(stock); }
  Stock twin(const Stock& stock) const override { return xiangqi::twin(stock); }

  int unit_count(const Stock& stock) const override { return xiangqi::part_count(stock); }
  Findings run(const Stock& stock, int unit) const override {
    Findings findings;
    const auto tally =
        xiangqi::enumerate(stock, xiangqi::part_of(stock, unit), [&](const xiangqi::Setup& setup) {
          if (!findings.witness) findings.witness = notation::xiangqi::write_fen(setup);
        });
    findings.positions = tally.positions;
    findings.lost = tally.lost;
    return findings;
  }
  bool is_witness(const Stock& stock, std::string_view fen) const override {
    const auto setup = notation::xiangqi::parse_fen(fen);
    if (!setup) return false;
    const auto position = rules::Position<rules::xiangqi::Draft>::from(*setup);
    return position && !position->has_legal_move() && xiangqi::stock_of(position->board()) == stock;
  }

  bool rules_say_dead(const Stock& stock) const override { return xiangqi::rules_say_dead(stock); }
  Closure close(const std::vector<LiveStock>& minimal, const Stock& bound) const override {
    return xiangqi::close(minimal, bound);
  }
};

}  // namespace

std::unique_ptr<Subject> make_xiangqi_subject() { return std::make_unique<XiangqiSubject>(); }

}  // namespace proof
