#include "apps/ordered_work.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace apps {
namespace {

// Gives 0, 1, 2 ... up to the count.
auto counter(int count) {
  return [count, at = 0]() mutable { return at < count ? std::optional(at++) : std::nullopt; };
}

std::vector<int> squares(int jobs, int count) {
  std::vector<int> results;
  run_in_order(
      jobs, counter(count), [](int n) { return n * n; },
      [&results](int square) { results.push_back(square); });
  return results;
}

TEST(OrderedWork, GivesTheSameWhateverTheNumberOfThreads) {
  const auto expected = squares(1, 500);
  ASSERT_EQ(expected.size(), 500U);
  for (const int jobs : {2, 3, 8}) EXPECT_EQ(squares(jobs, 500), expected);
}

TEST(OrderedWork, KeepsTheOrderWhereTheFirstItemTakesLongest) {
  std::vector<int> results;
  run_in_order(
      4, counter(40),
      [](int n) {
        if (n % 8 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
        return n;
      },
      [&results](int n) { results.push_back(n); });
  for (int i = 0; i < 40; ++i) EXPECT_EQ(results.at(static_cast<std::size_t>(i)), i);
}

TEST(OrderedWork, HoldsFewItemsAtATime) {
  std::atomic<int> read = 0;
  int delivered = 0;
  int most = 0;
  run_in_order(
      2,
      [&read]() -> std::optional<int> {
        if (read == 1000) return std::nullopt;
        return read++;
      },
      [](int n) { return n; },
      [&](int) {
        ++delivered;
        most = std::max(most, read - delivered);
      });
  EXPECT_EQ(delivered, 1000);
  EXPECT_LE(most, 8);
}

TEST(OrderedWork, HandsOutWhatTheWorkThrows) {
  EXPECT_THROW(run_in_order(
                   3, counter(100),
                   [](int n) {
                     if (n == 50) throw std::runtime_error("fifty");
                     return n;
                   },
                   [](int) {}),
               std::runtime_error);
}

TEST(OrderedWork, DoesNothingWithoutInput) { EXPECT_TRUE(squares(4, 0).empty()); }

}  // namespace
}  // namespace apps
