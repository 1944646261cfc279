#include "tournament/trf/trf_reader.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/trf/detail/cards.hpp"
#include "tournament/trf/detail/header_fields.hpp"
#include "tournament/trf/detail/line_reader.hpp"
#include "tournament/trf/detail/player_line.hpp"
#include "tournament/trf/detail/reading.hpp"
#include "tournament/trf/detail/score_codes.hpp"
#include "tournament/trf/detail/utf8_text.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament {
namespace {

using detail::LineReader;
using detail::NumberedLine;
using detail::Reading;

template <class Tags>
bool is_in(const Tags& tags, std::string_view tag) {
  return std::ranges::any_of(tags, [tag](std::string_view other) { return other == tag; });
}

constexpr std::string_view kScoreTags[] = {"162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"};
// Of teams, and of players or teams: the latter speak of players where there is no line 310.
constexpr std::string_view kTeamTags[] = {"013", "300", "310", "320", "330",
                                          "352", "362", "801", "802"};
constexpr std::string_view kSharedTags[] = {"240", "250", "260", "299"};
constexpr std::string_view kPlayerTags[] = {"XXA", "XXP", "XXZ"};

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20; }

class Reader {
 public:
  base::Result<TrfFile, TrfFault> read(std::string_view text) {
    const std::vector<NumberedLine> lines = detail::lines_of(text);
    reading_.has_teams = std::ranges::any_of(
        lines, [](const NumberedLine& line) { return line.text.starts_with(kTrfTeamTag); });
    for (const NumberedLine& line : lines) {
      if (!take(line)) return base::Failure<TrfFault>(*fault_);
    }
    if (!finish()) return base::Failure<TrfFault>(*fault_);
    return std::move(reading_.file);
  }

 private:
  // Lines are told apart by their first three characters.
  bool take(NumberedLine text) {
    const std::string_view tag = text.text.substr(0, 3);
    TrfFile& file = reading_.file;
    if (tag == "###") return keep(file.comments, text);
    const bool is_shared = is_in(kSharedTags, tag);
    if (is_in(kTeamTags, tag) || (is_shared && reading_.has_teams)) {
      return keep(file.team_lines, text);
    }
    const bool is_score = is_in(kScoreTags, tag);
    const bool is_reference = is_shared || is_in(kPlayerTags, tag);
    if (tag != "001" && !is_score && !is_reference && !detail::is_header_tag(tag)) {
      return keep(file.other_lines, text);
    }
    if (!is_clean(text)) return false;
    if (tag == "001") return take_player(text);
    if (is_reference) {
      reading_.references.push_back(text);
      return true;
    }
    LineReader line(text.text, text.number);
    if (is_score) score_line_ = text;
    return note(is_score ? scores_.read(line) : read_header(line, reading_), line);
  }

  static bool keep(std::vector<std::string>& lines, NumberedLine line) {
    lines.emplace_back(line.text);
    return true;
  }

  bool is_clean(NumberedLine text) {
    const auto found = std::ranges::find_if(text.text, is_control);
    if (found == text.text.end()) return true;
    // By characters, so that the column is the one that an editor shows.
    const LineReader before(
        text.text.substr(0, static_cast<std::size_t>(found - text.text.begin())), text.number);
    LineReader line(text.text, text.number);
    line.fail(TrfFault::Kind::kControl, TrfField::kLine, before.width() + 1, before.width());
    return note(false, line);
  }

  bool take_player(NumberedLine text) {
    auto player = detail::read_player_line(text);
    if (!player) {
      fault_ = player.error();
      return false;
    }
    reading_.players.push_back(*std::move(player));
    return true;
  }

  bool take_scoring() {
    std::string conflict;
    const auto scoring = scores_.scoring(conflict);
    if (scoring) {
      reading_.file.record.scoring = *scoring;
      return true;
    }
    LineReader line(score_line_.text, score_line_.number);
    line.fail(TrfFault::Kind::kMustAgree, TrfField::kCode, 4, line.width());
    note(false, line);
    fault_->found = conflict;
    return false;
  }

  bool take_references() {
    return std::ranges::all_of(reading_.references, [this](const NumberedLine& text) {
      LineReader line(text.text, text.number);
      return note(read_reference(line), line);
    });
  }

  bool read_reference(LineReader& line) {
    const std::string_view tag = line.tag();
    if (tag == "240") return read_bye(line, reading_);
    if (tag == "250") return read_acceleration(line, reading_);
    if (tag == "299") return read_adjustment(line, reading_);
    if (tag == "XXA") return read_accelerations(line, reading_);
    if (tag == "XXZ") return read_absences(line, reading_);
    return read_forbidden(line, reading_);
  }

  bool finish() {
    if (reading_.players.empty()) {
      fault_ = TrfFault{};
      fault_->kind = TrfFault::Kind::kNoPlayers;
      return false;
    }
    if (!take_scoring() || !done(number_players(reading_)) || !done(fill_cards(reading_)) ||
        !take_references() || !done(put_byes(reading_))) {
      return false;
    }
    Record& record = reading_.file.record;
    record.baku = detail::names_baku(reading_.file.header);
    if (!record.initial_color) record.initial_color = detail::first_color(record);
    return true;
  }

  // Keeps the fault of a line that was not read.
  bool note(bool was_read, const LineReader& line) {
    if (!was_read) fault_ = line.fault();
    return was_read;
  }

  bool done(std::optional<TrfFault> fault) {
    fault_ = std::move(fault);
    return !fault_;
  }

  Reading reading_;
  detail::ScoreCodes scores_;
  NumberedLine score_line_;
  std::optional<TrfFault> fault_;
};

}  // namespace

base::Result<TrfFile, TrfFault> read_trf(std::string_view text) {
  const std::string utf8 = detail::utf8_of(text);
  return Reader().read(utf8);
}

}  // namespace tournament
