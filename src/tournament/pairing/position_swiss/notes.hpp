// The reasons of a round of the position Swiss. Plain functions; any thread may call them.
#pragma once

#include <vector>

#include "tournament/pairing/position_swiss/choosing.hpp"
#include "tournament/pairing/position_swiss/descent.hpp"
#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament::position_swiss {

// Games without a result, which count as draws (T3.1).
void note_unfinished(const Record& record, std::vector<Note>& notes);
void note_bye(const Field& field, int bye, std::vector<Note>& notes);
// The numbers drawn, smallest first (T3.2).
void note_lots(const Field& field, std::vector<Note>& notes);
// Who chose whom in a group of that score; who had to part.
void note_choice(const Field& field, Points score, const Turn& turn, std::vector<Note>& notes);
void note_broken(const Field& field, const std::vector<Turn>& broken, std::vector<Note>& notes);
// Floats and the colors of a pair, and the rules that it breaks. `rule` is what made the two meet.
void note_pair(const Field& field, const Turn& turn, std::vector<Note>& notes);
// The groups from the top down.
void note_descent(const Field& field, const Descent& descent, std::vector<Note>& notes);

}  // namespace tournament::position_swiss
