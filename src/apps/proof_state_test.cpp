#include "apps/proof_state.hpp"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <memory>
#include <optional>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "proof/stock.hpp"
#include "proof/subject.hpp"

namespace apps {
namespace {

const std::string kWitness = "4k4/5R3/9/9/9/9/9/9/9/3K5 b - - 0 1";

class ProofStateTest : public testing::Test {
 protected:
  ProofStateTest() { std::filesystem::remove(path); }
  ~ProofStateTest() override { std::filesystem::remove(path); }

  std::optional<ProofState> open() { return open(*xiangqi); }
  std::optional<ProofState> open(const proof::Subject& subject) {
    errors.str("");
    return ProofState::open({in, out, errors}, path, subject);
  }
  proof::Stock stock(const std::string& text) const { return xiangqi->parse(text).value(); }

  // A state of two units.
  void fill() {
    auto state = open();
    ASSERT_TRUE(state);
    EXPECT_TRUE(state->keep(stock("KCk"), 3, {9, 0, std::nullopt}));
    EXPECT_TRUE(state->keep(stock("KRk"), 0, {20, 2, kWitness}));
  }
  std::string text() const {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  void write(const std::string& text) const { std::ofstream(path, std::ios::binary) << text; }
  void expect_fault_in_line(const std::string& number) {
    EXPECT_FALSE(open());
    EXPECT_NE(errors.str().find(path + ":" + number + ": "), std::string::npos) << errors.str();
  }

  const std::string path = testing::TempDir() + "proof-state-" +
                           testing::UnitTest::GetInstance()->current_test_info()->name();
  std::unique_ptr<proof::Subject> xiangqi = proof::make_xiangqi_subject();
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream errors;
};

TEST_F(ProofStateTest, FindsWhatWasKept) {
  fill();
  const auto state = open();
  ASSERT_TRUE(state);
  const auto* quiet = state->find(stock("KCk"), 3);
  ASSERT_NE(quiet, nullptr);
  EXPECT_EQ(*quiet, (proof::Findings{9, 0, std::nullopt}));
  const auto* lost = state->find(stock("KRk"), 0);
  ASSERT_NE(lost, nullptr);
  EXPECT_EQ(*lost, (proof::Findings{20, 2, kWitness}));
  EXPECT_EQ(state->find(stock("KCk"), 4), nullptr);
}

TEST_F(ProofStateTest, GoesOnWithAFileAtItsEnd) {
  fill();
  const auto before = text();
  EXPECT_TRUE(open()->keep(stock("KCk"), 4, {9, 0, std::nullopt}));
  EXPECT_TRUE(text().starts_with(before));
  EXPECT_NE(open()->find(stock("KCk"), 4), nullptr);
}

TEST_F(ProofStateTest, TakesALineThatWasCutShortOffTheFile) {
  fill();
  const auto whole = text();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    write(whole.substr(0, size));
    const auto state = open();
    ASSERT_TRUE(state) << size << errors.str();
    EXPECT_TRUE(whole.starts_with(text()));
    EXPECT_TRUE(text().ends_with('\n'));
  }
}

TEST_F(ProofStateTest, RefusesALineThatIsDamagedAnywhere) {
  fill();
  const auto whole = text();
  const auto second = whole.find('\n') + 1;
  const auto third = whole.find('\n', second) + 1;
  for (auto i = second; i + 1 < third; ++i) {
    auto damaged = whole;
    damaged[i] = damaged[i] == '7' ? '8' : '7';
    write(damaged);
    expect_fault_in_line("2");
  }
}

TEST_F(ProofStateTest, RefusesALineThatStandsTwice) {
  fill();
  const auto whole = text();
  write(whole + whole.substr(whole.find('\n') + 1));
  expect_fault_in_line("4");
}

TEST_F(ProofStateTest, RefusesAnotherGameAndOtherFiles) {
  fill();
  EXPECT_FALSE(open(*proof::make_qinyu_subject()));
  EXPECT_NE(errors.str().find(":1: "), std::string::npos);
  write("chuhe proof 0 xiangqi\n");
  expect_fault_in_line("1");
  write("some text");
  expect_fault_in_line("1");
  EXPECT_EQ(text(), "some text");
}

TEST_F(ProofStateTest, ReportsAFileThatCannotBeOpened) {
  errors.str("");
  EXPECT_FALSE(ProofState::open({in, out, errors}, testing::TempDir() + "no/such/file", *xiangqi));
  EXPECT_NE(errors.str().find("no/such/file"), std::string::npos);
}

}  // namespace
}  // namespace apps
