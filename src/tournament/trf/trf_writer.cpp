#include "tournament/trf/trf_writer.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/trf/detail/header_fields.hpp"
#include "tournament/trf/detail/line_reader.hpp"
#include "tournament/trf/detail/line_writer.hpp"
#include "tournament/trf/detail/player_line.hpp"
#include "tournament/trf/detail/player_writer.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament {
namespace {

using detail::LineWriter;

constexpr std::string_view kLineEnd = "\r\n";
constexpr std::string_view kBaku = "_BAKU";

// What the header says of the system, in agreement with the record.
std::string type_code_of(const TrfFile& file) {
  std::string code = file.header.type_code;
  if (file.record.baku == detail::names_baku(file.header)) return code;
  if (!file.record.baku) {
    const std::string& type = code.empty() ? file.header.type : code;
    return type.substr(0, type.size() - kBaku.size());
  }
  return (code.empty() ? "FIDE_DUTCH_2025" : code) + std::string(kBaku);
}

class Writer {
 public:
  Writer(const TrfFile& file, TrfVersion version)
      : file_(file), version_(version), has_teams_(has_teams(file)) {}

  base::Result<std::string, TrfFault> write() {
    keep(file_.comments);
    write_header();
    write_settings();
    write_scoring();
    for (int i = 1; static_cast<std::size_t>(i) <= file_.record.players.size(); ++i) {
      put(detail::player_line(file_, player_number(i), !names_players()));
    }
    if (names_players()) write_later_byes();
    write_accelerations();
    for (const ForbiddenGroup& group : file_.record.forbidden) write_forbidden(group);
    write_adjustments();
    keep(file_.team_lines);
    keep(file_.other_lines);
    if (fault_) return base::Failure<TrfFault>(*fault_);
    return std::move(out_);
  }

 private:
  bool is_16() const { return version_ == TrfVersion::kTrf16; }
  // Beside a line 310 the lines 240, 250, 260 and 299 speak of teams. What concerns a player is
  // then said as JaVaFo does.
  bool names_players() const { return !is_16() && !has_teams_; }
  int number_of(PlayerNumber player) const { return file_number(file_, player); }

  void put(const LineWriter& line) {
    if (!fault_) fault_ = line.fault();
    out_ += line.line();
    out_ += kLineEnd;
  }
  // A line that would be one of teams beside a line 310.
  void put_of_players(const LineWriter& line) {
    if (has_teams_) return refuse(line.line().substr(0, 3), TrfField::kLine, line.line());
    put(line);
  }
  void refuse(std::string_view tag, TrfField field, std::string_view found) {
    if (fault_) return;
    fault_ = TrfFault{};
    fault_->kind = TrfFault::Kind::kNoPlace;
    fault_->tag = tag;
    fault_->field = field;
    fault_->found = found;
  }
  // Only if there is something in it.
  void put_text(std::string_view tag, std::string_view text) {
    LineWriter line(tag);
    line.rest(text);
    if (line.line().size() > tag.size()) put(line);
  }
  void keep(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) out_ += line + std::string(kLineEnd);
  }

  void write_header() {
    put_text("012", file_.record.name);
    for (const detail::HeaderField& field : detail::kHeaderFields) {
      const bool is_code = field.text == &TrfHeader::type_code;
      put_text(field.tag, is_code ? type_code_of(file_) : file_.header.*field.text);
      if (field.text == &TrfHeader::chief_arbiter) {
        for (const std::string& deputy : file_.header.deputies) put_text("112", deputy);
      }
      if (field.text == &TrfHeader::time_control) write_dates();
    }
  }

  void write_dates() {
    LineWriter line("132");
    int round = 0;
    for (const std::string& date : file_.header.round_dates) {
      const int column = detail::round_column(++round);
      line.text(column, column + 7, date);
    }
    if (line.line().size() > 3) put(line);
  }

  void write_settings() {
    if (const int rounds = file_.record.rounds; rounds != 0) {
      const int digits = rounds < 10 ? 1 : (rounds < 100 ? 2 : 3);
      put(LineWriter(is_16() ? "XXR" : "142").number(5, 4 + digits, TrfField::kRounds, rounds));
    }
    if (const auto color = file_.record.initial_color) {
      const bool is_first = *color == Color::kFirst;
      if (is_16()) {
        put_text("XXC", is_first ? "white1" : "black1");
      } else {
        put_text("152", is_first ? "W" : "B");
      }
    }
    if (file_.by_rank) put_text("XXC", "rank");
  }

  void write_scoring() {
    const Scoring& scoring = file_.record.scoring;
    if (scoring == fide_scoring()) return;
    for (const Points points : {scoring.win, scoring.draw_first, scoring.draw_second, scoring.loss,
                                scoring.absence, scoring.pairing_bye, scoring.unfinished}) {
      need_result_points(points);
    }
    // JaVaFo has no code for an unknown result, and FIDE none for a draw by who moved first.
    if (!is_16() || scoring.unfinished != scoring.draw_first) write_scores_26(scoring);
    if (is_16() || scoring.draw_first != scoring.draw_second) write_scores_16(scoring);
  }

  void need_result_points(Points points) {
    const std::string text = write_points(points);
    if (!detail::bounded_points(text, detail::kMostResultPoints))
      refuse("162", TrfField::kPoints, text);
  }

  void write_scores_26(const Scoring& scoring) {
    const std::pair<std::string_view, Points> codes[] = {
        {"W", scoring.win},     {"D", scoring.draw_first},  {"L", scoring.loss},
        {"A", scoring.absence}, {"P", scoring.pairing_bye}, {"X", scoring.unfinished}};
    LineWriter line("162");
    int column = 6;
    for (const auto& [code, points] : codes) {
      line.text(column, column, code).points(column + 1, column + 4, points);
      column += 9;
    }
    put(line);
  }

  void write_scores_16(const Scoring& scoring) {
    const std::string win = write_points(scoring.win);
    const std::string draw = write_points(scoring.draw_first);
    const std::string draw_second = write_points(scoring.draw_second);
    const std::string loss = write_points(scoring.loss);
    const std::string absence = write_points(scoring.absence);
    put_text("XXS", "WW=" + win + " BW=" + win + " FW=" + win + " FPB=" + win + " WD=" + draw +
                        " BD=" + draw_second + " HPB=" + draw + " WL=" + loss + " BL=" + loss +
                        " ZPB=" + absence + " FL=" + absence +
                        " PAB=" + write_points(scoring.pairing_bye));
  }

  void write_later_byes() {
    std::map<std::pair<int, Mark>, std::vector<PlayerNumber>> byes;
    for (const LaterBye& bye : file_.later_byes) byes[{bye.round, bye.mark}].push_back(bye.player);
    for (const auto& [kind, players] : byes) {
      const bool is_full = kind.second == Mark::kFullBye;
      LineWriter line("240");
      line.text(5, 5, is_full ? "F" : (kind.second == Mark::kHalfBye ? "H" : "Z"))
          .number(7, 9, TrfField::kRound, kind.first);
      put_players(line, 11, players);
    }
  }

  void put_players(LineWriter& line, int column, const std::vector<PlayerNumber>& players) {
    for (const PlayerNumber player : players) {
      line.number(column, column + 3, TrfField::kPlayer, number_of(player));
      column += 5;
    }
    put_of_players(line);
  }

  void write_accelerations() {
    if (!names_players()) return write_accelerations_16();
    for (const Acceleration& acceleration : file_.record.accelerations) {
      if (acceleration.points == Points{}) continue;
      if (!file_.by_rank) {
        write_acceleration(acceleration, acceleration.first, acceleration.last);
        continue;
      }
      // Numbers by rank are no range in the file.
      for (int i = to_int(acceleration.first); i <= to_int(acceleration.last); ++i) {
        write_acceleration(acceleration, player_number(i), player_number(i));
      }
    }
  }

  void write_acceleration(const Acceleration& acceleration, PlayerNumber first, PlayerNumber last) {
    put(LineWriter("250")
            .points(10, 13, acceleration.points)
            .number(15, 17, TrfField::kRound, acceleration.first_round)
            .number(19, 21, TrfField::kRound, acceleration.last_round)
            .number(23, 26, TrfField::kPlayer, number_of(first))
            .number(28, 31, TrfField::kPlayer, number_of(last)));
  }

  // A line for each player who is accelerated, with the points of each round.
  void write_accelerations_16() {
    std::map<PlayerNumber, std::vector<Points>> points;
    for (const Acceleration& acceleration : file_.record.accelerations) {
      for (int i = to_int(acceleration.first); i <= to_int(acceleration.last); ++i) {
        auto& rounds = points[player_number(i)];
        rounds.resize(std::max(rounds.size(), static_cast<std::size_t>(acceleration.last_round)));
        for (int r = acceleration.first_round; r <= acceleration.last_round; ++r) {
          rounds[static_cast<std::size_t>(r) - 1] += acceleration.points;
        }
      }
    }
    for (auto& [player, rounds] : points) {
      while (!rounds.empty() && rounds.back() == Points{}) rounds.pop_back();
      if (rounds.empty()) continue;
      LineWriter line("XXA", number_of(player));
      line.number(5, 8, TrfField::kPlayer, number_of(player));
      int column = 10;
      for (const Points round : rounds) {
        line.points(column, column + 3, round);
        column += 5;
      }
      put(line);
    }
  }

  void write_forbidden(const ForbiddenGroup& group) {
    if (!names_players() && group.first_round == 1 && group.last_round == kMostTrfRounds) {
      std::string numbers;
      for (const PlayerNumber player : group.players) {
        numbers.append(" ").append(std::to_string(number_of(player)));
      }
      out_.append("XXP").append(numbers).append(kLineEnd);
      return;
    }
    LineWriter line("260");
    line.number(5, 7, TrfField::kRound, group.first_round)
        .number(9, 11, TrfField::kRound, group.last_round);
    put_players(line, 13, group.players);
  }

  void write_adjustments() {
    for (int i = 1; static_cast<std::size_t>(i) <= file_.record.players.size(); ++i) {
      const PlayerNumber player = player_number(i);
      for (const Adjustment& adjustment : file_.record.player(player).adjustments) {
        put_of_players(LineWriter("299", number_of(player))
                           .points(13, 17, adjustment.points)
                           .number(20, 22, TrfField::kRound, adjustment.round)
                           .number(24, 27, TrfField::kPlayer, number_of(player)));
      }
    }
  }

  const TrfFile& file_;
  TrfVersion version_;
  bool has_teams_;
  std::string out_;
  std::optional<TrfFault> fault_;
};

}  // namespace

base::Result<std::string, TrfFault> write_trf(const TrfFile& file, TrfVersion version) {
  return Writer(file, version).write();
}

}  // namespace tournament
