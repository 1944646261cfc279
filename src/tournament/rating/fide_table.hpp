// FIDE's conversion tables between score and difference of ratings (B.02 8.1). Whole numbers only;
// any thread may use them.
#pragma once

namespace tournament {

// 8.1.1: what to add to the average rating of the opponents for a score of so many per cent. Needs
// 0 <= percent <= 100.
int performance_difference(int percent);

// 8.1.2: the score to be expected, in hundredths of a game, of one whose rating is higher by
// `difference` (negative: lower). Antisymmetric: the expectations of both make 100.
int expected_hundredths(int difference);

}  // namespace tournament
