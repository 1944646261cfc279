// The orders of C.04.3 4 written out: sets, transpositions and exchanges of numbers. Used by one
// thread.
#pragma once

#include <functional>
#include <vector>

namespace slow::dutch {

using Numbers = std::vector<int>;

// Told one element after another; returns whether to stop.
using Visit = std::function<bool(const Numbers&)>;

// 4.4.2: all sets of so many of 0 ... of - 1, by their smallest differing number. Each function
// here returns whether it was stopped.
bool each_set(int many, int of, const Visit& visit);

// 4.2.2: all orders of so many of `s2`, lexicographic, in which `fits(i, number)` holds at every
// place i.
bool each_transposition(int many, const Numbers& s2, const std::function<bool(int, int)>& fits,
                        const Visit& visit);

// 4.3.2: S1 (sorted, BSN from 1) after each exchange of `players` of which the first `pairs` are
// the original S1; the first is S1 as it is.
std::vector<Numbers> all_exchanges(int pairs, int players);

}  // namespace slow::dutch
