// What results are worth, as a report says it: lines 162, XXS and BBW to BBU.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "tournament/points.hpp"
#include "tournament/scoring.hpp"
#include "tournament/trf/detail/line_reader.hpp"

namespace tournament::detail {

// The kinds of result that some dialect tells apart.
enum class ScoreCode : std::uint8_t {
  kWhiteWins,
  kBlackWins,
  kWhiteDraws,
  kBlackDraws,
  kWhiteLoses,
  kBlackLoses,
  kZeroPointBye,
  kHalfPointBye,
  kFullPointBye,
  kPairingBye,
  kForfeitWin,
  kForfeitLoss,
  kUnknown,
  kCount
};

class ScoreCodes {
 public:
  // Reads one line. A code that comes again counts.
  bool read(LineReader& line);
  // What the lines say and, where they are silent, what the format does. Nothing where a Scoring
  // has one value and the lines have two: `conflict` names the codes, as XXS does.
  std::optional<Scoring> scoring(std::string& conflict) const;

 private:
  bool read_162(LineReader& line);
  bool read_xxs(LineReader& line);
  void set(unsigned mask, Points points);
  std::optional<Points> common(unsigned mask, std::string& conflict) const;

  std::array<std::optional<Points>, static_cast<std::size_t>(ScoreCode::kCount)> values_;
};

}  // namespace tournament::detail
