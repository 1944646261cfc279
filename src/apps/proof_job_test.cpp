#include "apps/proof_job.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "apps/context.hpp"
#include "apps/progress.hpp"
#include "apps/proof_state.hpp"
#include "proof/stock.hpp"
#include "proof/subject.hpp"

namespace apps {
namespace {

class ProofJobTest : public testing::Test {
 protected:
  std::optional<Proved> run(const std::string& text, int jobs, ProofState* state) {
    Progress progress(errors, false);
    const auto stock = subject->parse(text).value();
    return ProofJob(context, *subject, state, progress, jobs).run(stock, stock.size());
  }
  std::string summary(const std::optional<Proved>& proved) const {
    if (!proved) return "nothing";
    std::string text;
    for (const auto& live : proved->live) text += subject->write(live.stock) + live.witness + "\n";
    for (const auto& dead : proved->dead)
      text += subject->write(dead.stock) + std::to_string(dead.positions) + "\n";
    return text + (proved->holds() ? "holds" : "does not hold");
  }

  std::unique_ptr<proof::Subject> subject = proof::make_xiangqi_subject();
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream errors;
  const Context context{in, out, errors};
};

TEST_F(ProofJobTest, FindsTheSameWithAnyNumberOfThreads) {
  const auto alone = summary(run("KRCAkab", 1, nullptr));
  EXPECT_NE(alone.find("holds"), std::string::npos);
  EXPECT_EQ(summary(run("KRCAkab", 3, nullptr)), alone);
}

TEST_F(ProofJobTest, TakesUnitsFromTheStateAndAddsTheOthers) {
  const std::string path = testing::TempDir() + "proof-job-test";
  std::filesystem::remove(path);
  const auto whole = summary(run("KCkb", 2, nullptr));
  auto first = ProofState::open(context, path, *subject);
  ASSERT_TRUE(first);
  EXPECT_EQ(summary(run("KCkb", 2, &*first)), whole);
  const auto size = std::filesystem::file_size(path);

  auto second = ProofState::open(context, path, *subject);
  ASSERT_TRUE(second);
  EXPECT_EQ(summary(run("KCkb", 2, &*second)), whole);
  EXPECT_EQ(std::filesystem::file_size(path), size);  // nothing was done again

  std::filesystem::resize_file(path, size / 2);
  auto half = ProofState::open(context, path, *subject);
  ASSERT_TRUE(half);
  EXPECT_EQ(summary(run("KCkb", 2, &*half)), whole);
  EXPECT_EQ(std::filesystem::file_size(path), size);
  std::filesystem::remove(path);
}

// A state may say what no position bears out.
TEST_F(ProofJobTest, RefusesAWitnessThatIsNone) {
  const std::string path = testing::TempDir() + "proof-job-witness-test";
  std::filesystem::remove(path);
  auto state = ProofState::open(context, path, *subject);
  ASSERT_TRUE(state);
  ASSERT_TRUE(
      state->keep(subject->parse("KCk").value(), 0, {9, 1, "4k4/9/9/9/9/9/9/9/9/3K1C3 b - - 0 1"}));
  auto read = ProofState::open(context, path, *subject);
  ASSERT_TRUE(read);
  EXPECT_FALSE(run("KCk", 1, &*read));
  EXPECT_NE(errors.str().find("KCk"), std::string::npos);
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace apps
