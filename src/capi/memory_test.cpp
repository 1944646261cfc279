// Every call is made with less memory than it needs, one allocation more each time: it must answer
// CHUHE_OUT_OF_MEMORY and leave its game as it was. A program of its own: it replaces `new`.
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <new>
#include <string>

#include <gtest/gtest.h>

#include "capi/chuhe.h"

namespace {

// How many allocations still succeed; negative: all.
int allocations_left = -1;

void* allocate(std::size_t size) {
  if (allocations_left == 0) return nullptr;
  if (allocations_left > 0) --allocations_left;
  return std::malloc(size == 0 ? 1 : size);
}

}  // namespace

void* operator new(std::size_t size) {
  if (void* memory = allocate(size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
  return allocate(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

namespace {

constexpr int kMostAllocations = 100'000;

std::string fen_of(const chuhe_game* game) {
  char* text = nullptr;
  EXPECT_EQ(chuhe_game_fen(game, &text), CHUHE_OK);
  std::string fen = text;
  chuhe_free(text);
  return fen;
}

// Calls until there is memory enough. Gives how often there was not.
int call_with_little_memory(const chuhe_game* game, const std::function<chuhe_status()>& call) {
  const auto before = fen_of(game);
  for (int enough = 0; enough < kMostAllocations; ++enough) {
    allocations_left = enough;
    const auto status = call();
    allocations_left = -1;
    if (status == CHUHE_OK) return enough;
    EXPECT_EQ(status, CHUHE_OUT_OF_MEMORY);
    EXPECT_EQ(fen_of(game), before);
  }
  return kMostAllocations;
}

class LittleMemory : public testing::Test {
 public:
  LittleMemory(const LittleMemory&) = delete;
  LittleMemory& operator=(const LittleMemory&) = delete;

 protected:
  LittleMemory() { EXPECT_EQ(chuhe_game_new("cxq", &game), CHUHE_OK); }
  ~LittleMemory() override { chuhe_game_free(game); }

  // Expects that a call fails at least once for want of memory, and then succeeds.
  void expect_recovery(const std::function<chuhe_status()>& call) const {
    const int failures = call_with_little_memory(game, call);
    EXPECT_GT(failures, 0);
    EXPECT_LT(failures, kMostAllocations);
  }

  chuhe_game* game = nullptr;
};

TEST_F(LittleMemory, IsAnsweredWhenAGameChanges) {
  expect_recovery([&] { return chuhe_game_play(game, "h2e2", nullptr); });
  expect_recovery([&] { return chuhe_game_undo(game); });
  expect_recovery([&] { return chuhe_game_set_up(game, "start", CHUHE_STRICT); });
  EXPECT_EQ(chuhe_game_ply(game), 0);
}

TEST_F(LittleMemory, IsAnsweredWhenAGameIsMade) {
  chuhe_game* copy = nullptr;
  expect_recovery([&] { return chuhe_game_clone(game, &copy); });
  chuhe_game_free(copy);
  expect_recovery([&] { return chuhe_game_new("qinyu", &copy); });
  chuhe_game_free(copy);
}

TEST_F(LittleMemory, IsAnsweredWhenAGameIsAsked) {
  ASSERT_EQ(chuhe_game_play(game, "h2e2", nullptr), CHUHE_OK);
  char* text = nullptr;
  expect_recovery([&] { return chuhe_game_verdict_json(game, &text); });
  chuhe_free(text);
  expect_recovery([&] { return chuhe_game_legal_moves(game, "coordinates", &text); });
  chuhe_free(text);
  expect_recovery([&] { return chuhe_game_verdict_sentence(game, "zh-Hans", &text); });
  chuhe_free(text);
}

}  // namespace
