// Parts that several kinds of sentences about a game at a table are made of. Private to the module.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/duty.hpp"
#include "arbiter/ruling.hpp"
#include "base/time.hpp"
#include "game/game.hpp"
#include "text/arbiter_message.hpp"
#include "text/catalogue.hpp"

namespace text::detail {

// Messages of one family stand in the order of the numbers that they belong to.
constexpr ArbiterMessage nth(ArbiterMessage first, std::size_t n) {
  return static_cast<ArbiterMessage>(static_cast<std::size_t>(first) + n);
}

// `1 move`, `4 moves`: the message for one, or the one with a place for the number.
std::string counted(Language language, ArbiterMessage one, ArbiterMessage many, int number);

// The texts with `by` between them.
std::string joined(const std::vector<std::string>& texts, std::string_view by);

// Puts a sentence behind others.
void add_sentence(Language language, std::string& sentences, std::string_view sentence);

// The same with a capital, where the language has them.
std::string capitalised(std::string text);

// What people wrote, on one line and without signs that a terminal would obey.
std::string on_one_line(std::string text);

// `5:00`, `1:00:03`; with tenths where there are some under ten seconds, `0:09.8`.
std::string clock_time(base::Duration time);

// What a king is called.
std::string_view king_name(Language language, game::KitId kit);

// The position after a ply; 0 is the first one.
std::string position_name(Language language, int ply);

// What a duty demands, without a full stop.
std::string duty_clause(Language language, const arbiter::Duty& duty);

// What a penalty does but for ending the game: what falls on its side, and what on the game. Empty
// where there is nothing.
struct PenaltyClauses {
  std::string of_side;
  std::string of_game;
};
PenaltyClauses penalty_clauses(Language language, const arbiter::Penalty& penalty);

// Two lists of clauses in one; either may be empty.
std::string joined_clauses(Language language, const std::string& first, const std::string& second);

// The column of a byte, counted in characters from 1.
std::size_t column_at(std::string_view text, std::size_t offset);

}  // namespace text::detail
