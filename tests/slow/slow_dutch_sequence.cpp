#include "slow/slow_dutch_sequence.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
#include <vector>

namespace slow::dutch {
namespace {

bool extend_set(Numbers& set, int many, int from, int of, const Visit& visit) {
  if (static_cast<int>(set.size()) == many) return visit(set);
  for (int next = from; next < of; ++next) {
    set.push_back(next);
    if (extend_set(set, many, next + 1, of, visit)) return true;
    set.pop_back();
  }
  return false;
}

bool extend_order(Numbers& order, int many, const Numbers& s2,
                  const std::function<bool(int, int)>& fits, const Visit& visit) {
  if (static_cast<int>(order.size()) == many) return visit(order);
  for (const int next : s2) {
    if (std::count(order.begin(), order.end(), next) != 0) continue;
    if (!fits(static_cast<int>(order.size()), next)) continue;
    order.push_back(next);
    if (extend_order(order, many, s2, fits, visit)) return true;
    order.pop_back();
  }
  return false;
}

struct Exchange {
  Numbers down;  // from S1 to S2, ascending BSN
  Numbers up;    // from S2 to S1
};

int sum(const Numbers& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0); }

// The four rules of 4.3.2.
bool goes_before(const Exchange& a, const Exchange& b) {
  if (a.down.size() != b.down.size()) return a.down.size() < b.down.size();
  const int difference_a = sum(a.up) - sum(a.down);
  const int difference_b = sum(b.up) - sum(b.down);
  if (difference_a != difference_b) return difference_a < difference_b;
  for (std::size_t i = a.down.size(); i-- > 0;) {
    if (a.down[i] != b.down[i]) return a.down[i] > b.down[i];
  }
  return a.up < b.up;
}

}  // namespace

bool each_set(int many, int of, const Visit& visit) {
  Numbers set;
  return extend_set(set, many, 0, of, visit);
}

bool each_transposition(int many, const Numbers& s2, const std::function<bool(int, int)>& fits,
                        const Visit& visit) {
  Numbers order;
  return extend_order(order, many, s2, fits, visit);
}

std::vector<Numbers> all_exchanges(int pairs, int players) {
  std::vector<Exchange> exchanges;
  for (int many = 0; many <= std::min(pairs, players - pairs); ++many) {
    each_set(many, pairs, [&](const Numbers& down) {
      return each_set(many, players - pairs, [&](const Numbers& up) {
        Exchange exchange;
        for (const int i : down) exchange.down.push_back(i + 1);
        for (const int i : up) exchange.up.push_back(pairs + i + 1);
        exchanges.push_back(exchange);
        return false;
      });
    });
  }
  std::ranges::sort(exchanges, goes_before);
  std::vector<Numbers> result;
  for (const Exchange& exchange : exchanges) {
    Numbers s1;
    for (int i = 1; i <= pairs; ++i) {
      if (std::count(exchange.down.begin(), exchange.down.end(), i) == 0) s1.push_back(i);
    }
    s1.insert(s1.end(), exchange.up.begin(), exchange.up.end());
    result.push_back(s1);
  }
  return result;
}

}  // namespace slow::dutch
