// Records of competitions written as cards, one text a player: `2w1 3b= H U -`. A game is opponent,
// colour and result as in TRF; a bye or absence stands alone.
#pragma once

#include <cctype>
#include <cstdlib>
#include <initializer_list>
#include <sstream>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace support {

inline tournament::Mark mark_of(char letter, bool paired) {
  using tournament::Mark;
  switch (letter) {
    case '1':
      return Mark::kWin;
    case '=':
      return Mark::kDraw;
    case '0':
      return Mark::kLoss;
    case '+':
      return Mark::kForfeitWin;
    case '*':
      return Mark::kUnfinished;
    case 'H':
      return Mark::kHalfBye;
    case 'F':
      return Mark::kFullBye;
    case 'U':
      return Mark::kPairingBye;
    case '-':
      return paired ? Mark::kForfeitLoss : Mark::kAbsent;
    default:
      ADD_FAILURE() << "no such mark: " << letter;
      return Mark::kAbsent;
  }
}

inline tournament::Entry entry_of_text(const std::string& text) {
  if (std::isdigit(static_cast<unsigned char>(text.front())) == 0) {
    return {.mark = mark_of(text.front(), false)};
  }
  const char color = text.size() < 3 ? ' ' : text[text.size() - 2];
  if (color != 'w' && color != 'b') {
    ADD_FAILURE() << "a game is opponent, colour and result: " << text;
    return {};
  }
  return {.mark = mark_of(text.back(), true),
          .opponent = tournament::player_number(std::atoi(text.c_str())),
          .color = color == 'w' ? tournament::Color::kFirst : tournament::Color::kSecond};
}

// Players are numbered as they come, with ratings 2400, 2300 ...
inline tournament::Record cards(std::initializer_list<const char*> texts,
                                const tournament::Scoring& scoring = tournament::fide_scoring()) {
  tournament::Record record;
  record.scoring = scoring;
  int rating = 2400;
  for (const char* text : texts) {
    tournament::Player player;
    player.rating = rating;
    rating -= 100;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
      player.rounds.push_back(entry_of_text(word));
    }
    record.players.push_back(std::move(player));
  }
  return record;
}

}  // namespace support
