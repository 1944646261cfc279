#include "apps/desk/penalty_words.hpp"

#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "arbiter/duration_text.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/ruling.hpp"
#include "board/geometry.hpp"
#include "rules/outcome.hpp"

namespace apps {
namespace {

using arbiter::Duty;
using arbiter::Penalty;

// Goes over the words from left to right.
class PenaltyReader {
 public:
  PenaltyReader(const std::vector<std::string>& words, board::Side side)
      : words_(words), side_(side) {}

  std::optional<Penalty> read() {
    while (at_ < words_.size())
      if (!read_one(words_[at_++])) return std::nullopt;
    return penalty_;
  }

 private:
  bool read_one(std::string_view word) {
    if (word == "none") return true;
    if (word == "warning") return ++penalty_.warnings > 0;
    if (word == "foul") return ++penalty_.fouls > 0;
    if (word == "fouls") return number(penalty_.fouls);
    if (word == "back") return number(penalty_.back_to.emplace());
    if (word == "again") return penalty_.begin_again = true;
    if (word == "time") return time();
    if (word == "loses") return end(board::other(side_), rules::Reason::kForfeit);
    if (word == "draw") return end(std::nullopt, rules::Reason::kAgreement);
    return duty(word);
  }

  std::optional<std::string> next() {
    if (at_ == words_.size()) return std::nullopt;
    return words_[at_++];
  }

  bool number(int& value) {
    const auto word = next();
    if (!word) return false;
    const auto* const end = word->data() + word->size();
    const auto read = std::from_chars(word->data(), end, value);
    return read.ec == std::errc() && read.ptr == end && value >= 0;
  }

  bool time() {
    const auto word = next();
    const auto read = word ? arbiter::parse_duration(*word) : std::nullopt;
    if (read) penalty_.time_off = *read;
    return read.has_value();
  }

  bool end(std::optional<board::Side> winner, rules::Reason reason) {
    if (at_ < words_.size()) {
      if (const auto named = rules::parse_reason(words_[at_])) {
        reason = *named;
        ++at_;
      }
    }
    penalty_.ends = arbiter::Ending{{winner, reason}, "M8.1", {}};
    return true;
  }

  bool duty(std::string_view word) {
    auto& duty = penalty_.duty;
    duty = {};
    if (word == "move") duty.kind = Duty::Kind::kMove;
    if (word == "capture") duty.kind = Duty::Kind::kCapture;
    if (word == "take") duty.kind = Duty::Kind::kCaptureWith;
    if (duty.kind == Duty::Kind::kNone) return false;
    if (duty.kind != Duty::Kind::kCapture && !square(duty.own)) return false;
    return duty.kind == Duty::Kind::kMove || square(duty.target);
  }

  bool square(std::string& name) {
    const auto word = next();
    if (word) name = *word;
    return word.has_value();
  }

  const std::vector<std::string>& words_;
  board::Side side_;
  std::size_t at_ = 0;
  Penalty penalty_;
};

}  // namespace

std::optional<Penalty> read_penalty(const std::vector<std::string>& words, board::Side side) {
  return PenaltyReader(words, side).read();
}

}  // namespace apps
