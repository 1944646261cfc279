// The game that a proof is about: its stocks, and the work that finds out whether positions of a
// stock can end a game with a loss. The door of this module. Nothing here changes after it is made;
// any thread may use it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "proof/stock.hpp"

namespace proof {

// Raised whenever a unit comes to mean something else, so that older results are not taken for it.
inline constexpr int kMethod = 1;

// What a unit of work found.
struct Findings {
  std::uint64_t positions = 0;         // legal ones, images by symmetry counted with them
  std::uint64_t lost = 0;              // of these, the lost ones
  std::optional<std::string> witness;  // the first of them that was looked at, as a FEN

  Findings& operator+=(const Findings& more);
  friend bool operator==(const Findings&, const Findings&) = default;
};

// A stock all of whose parts are dead while itself has a lost position.
struct LiveStock {
  Stock stock;
  std::string witness;
};

// What follows for the stocks that contain a live one.
struct Closure {
  std::uint64_t live = 0;  // stocks that were shown to be live, the minimal ones included
  std::uint64_t by_captures =
      0;                         // of these, those that no lost position of their own was found for
  std::vector<Stock> not_shown;  // stocks for which the reasoning failed
  std::vector<Stock> contradicted;  // stocks that the rules call dead all the same

  bool holds() const { return not_shown.empty() && contradicted.empty(); }
};

// A *lost* position is a legal one in which the side to move has lost: mated, or in Xiangqi without
// a legal move. A stock is dead when neither it nor what captures leave of it has a lost position.
class Subject {
 public:
  virtual ~Subject() = default;

  virtual std::string_view name() const = 0;
  // The stocks that are asked for when no other is: the parts of `whole` of so many pieces.
  virtual Stock whole() const = 0;
  virtual int most_pieces() const = 0;

  // A stock in the form of docs/formats/stock.md; nothing when the text is none.
  virtual std::optional<Stock> parse(std::string_view text) const = 0;
  virtual std::string write(const Stock& stock) const = 0;
  // The stock with the colours exchanged.
  virtual Stock twin(const Stock& stock) const = 0;
  // The one of a stock and its twin that stands for both.
  Stock canonical(const Stock& stock) const { return std::max(stock, twin(stock)); }
  // The same with either stock's colours exchanged.
  bool contains(const Stock& whole, const Stock& part) const {
    return part.is_part_of(whole) || twin(part).is_part_of(whole);
  }

  // All units together look at every position of the stock, or at one of each set of images by
  // symmetry. Needs a canonical stock.
  virtual int unit_count(const Stock& stock) const = 0;
  virtual Findings run(const Stock& stock, int unit) const = 0;
  // The FEN is a lost position with exactly this stock, by the rules alone.
  virtual bool is_witness(const Stock& stock, std::string_view fen) const = 0;

  virtual bool rules_say_dead(const Stock& stock) const = 0;
  // Shows that the stocks within `bound` that contain one of `minimal` are live too. Needs every
  // minimal live stock within `bound`, each with a true witness.
  virtual Closure close(const std::vector<LiveStock>& minimal, const Stock& bound) const = 0;
};

std::unique_ptr<Subject> make_xiangqi_subject();
std::unique_ptr<Subject> make_qinyu_subject();

}  // namespace proof
