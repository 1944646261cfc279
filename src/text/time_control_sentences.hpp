// Time controls in words, and what is wrong with texts that are none. Immutable; any thread may
// use it.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/time_control.hpp"
#include "arbiter/time_control_text.hpp"
#include "game/game.hpp"
#include "text/catalogue.hpp"

namespace text {

// `60 minutes and 30 seconds a move`, `40 moves in 90 minutes, then 30 minutes`, `20 minutes, then
// 3 periods of 30 seconds`, `3 days a move`, `no limit`.
std::string time_control_name(Language language, const arbiter::TimeControl& control);

// The same of both sides; each side's where they differ.
std::string time_controls_name(Language language, game::KitId kit,
                               const arbiter::TimeControls& controls);

// Why a text is no time control, where (as a column, counted in characters from 1), and an example
// of what was expected.
std::string time_control_fault_sentence(Language language, std::string_view text,
                                        const arbiter::TimeControlFault& fault);

}  // namespace text
