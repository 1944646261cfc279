// A report while it is read: the lines of players first, then the lines that name them.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tournament/record.hpp"
#include "tournament/trf/detail/line_reader.hpp"
#include "tournament/trf/detail/player_line.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament::detail {

// A bye of line 240 or XXZ, with the line that it comes from.
struct ByeLine {
  LaterBye bye;
  int line = 0;
  int column = 0;
  std::string tag;
};

struct Reading {
  TrfFile file;
  std::vector<PlayerLine> players;             // later in the order of the record
  std::array<int, kMostPlayers + 1> places{};  // of a number in the file; 0: nobody
  std::vector<NumberedLine> references;        // lines that name players
  std::vector<ByeLine> byes;

  bool has_teams = false;  // line 310: numbers of other lines are those of teams
};

// Each reads one line into the reading, or notes in the line why it cannot.
bool read_header(LineReader& line, Reading& reading);         // text, 142, 152, XXR, XXC
bool read_adjustment(LineReader& line, Reading& reading);     // 299, when cards are read
bool read_bye(LineReader& line, Reading& reading);            // 240
bool read_acceleration(LineReader& line, Reading& reading);   // 250
bool read_accelerations(LineReader& line, Reading& reading);  // XXA
bool read_forbidden(LineReader& line, Reading& reading);      // 260, XXP
bool read_absences(LineReader& line, Reading& reading);       // XXZ, when cards are read

// A number of a player in these columns.
bool read_player(LineReader& line, const Reading& reading, int first, int last,
                 PlayerNumber& player);

}  // namespace tournament::detail
