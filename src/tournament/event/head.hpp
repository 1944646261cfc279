// What a competition is, before anybody has entered: the head of an event file
// (docs/formats/event-file.md). Plain values; any thread may use them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament {

using NamedValues = std::vector<std::pair<std::string, std::string>>;

// The words for ruleset, system, tie-breaks and options are taken as they are: whoever runs the
// competition knows which there are.
struct Head {
  std::string name;
  std::string ruleset = "none";
  std::string system;
  int rounds = 0;  // 0: not announced
  Scoring scoring = two_point_scoring();
  std::vector<std::string> tie_breaks;  // in their order
  int unplayed_rules = 2026;            // how tie-breaks treat unplayed rounds: 2024 or 2026
  std::optional<Color> initial_color;
  bool baku = false;
  NamedValues options;  // of the system
  NamedValues tags;     // names as in PGN: `Site`, `Date`, `Arbiter`
  friend bool operator==(const Head&, const Head&) = default;
};

struct HeadFault {
  enum class Kind : std::uint8_t {
    kFormat,   // the first line is not that of an event file
    kWord,     // a line of another word, or one that stands twice: `word`
    kValue,    // a value that `word` cannot have; `expected` can stand there
    kMissing,  // `word` is missing
  };
  Kind kind{};
  std::string word;
  std::string_view expected;  // of static storage
  friend bool operator==(const HeadFault&, const HeadFault&) = default;
};

// `1/0.5/0`, `2/1/0`, `3/1/0`, `3/1:2/0`, or the seven values of Scoring in their order, divided by
// commas.
std::string write_scoring(const Scoring& scoring);
std::optional<Scoring> parse_scoring(std::string_view text);

// A bare word of letters, digits and `/ + - . _ :`, as systems and tie-breaks are called.
bool is_head_word(std::string_view text);

// Whether each field can stand in a file; the first that cannot.
[[nodiscard]] base::Result<base::Done, HeadFault> check_head(const Head& head);

// The head with the blank line that ends it. Needs a head that check_head() takes.
std::string write_head(const Head& head);

// Takes a head in line by line.
class HeadReader {
 public:
  // The next line without its end; true: it was the blank line that ends the head. On a fault the
  // reader stands as before.
  [[nodiscard]] base::Result<bool, HeadFault> read(std::string_view line);
  const Head& head() const { return head_; }

 private:
  base::Result<base::Done, HeadFault> read_word(std::string_view word, std::string_view value);
  base::Result<base::Done, HeadFault> check_all() const;

  bool begun_ = false;
  std::vector<std::string> words_;  // that have been read
  Head head_;
};

}  // namespace tournament
