#include "apps/output_file.hpp"

#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

namespace apps {
namespace {

namespace fs = std::filesystem;

class OutputFileTest : public testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(folder);
    fs::create_directories(folder);
  }
  void TearDown() override { fs::remove_all(folder); }

  std::string place(const std::string& name) const { return (folder / name).string(); }
  std::string content(const std::string& name) const {
    std::ifstream file(place(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  int count() const {
    return static_cast<int>(
        std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
  }

  // CTest runs the tests side by side.
  fs::path folder = fs::path(testing::TempDir()) /
                    (std::string("chuhe_output_") +
                     testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(OutputFileTest, IsThereOnlyAfterCommit) {
  auto file = OutputFile::create(place("a"));
  ASSERT_TRUE(file);
  const std::string long_text(200'000, 'x');
  file->write("begin ");
  file->write(long_text);
  EXPECT_FALSE(fs::exists(place("a")));
  EXPECT_TRUE(file->commit());
  EXPECT_EQ(content("a"), "begin " + long_text);
  EXPECT_EQ(count(), 1);
}

TEST_F(OutputFileTest, LeavesNothingWithoutCommit) {
  std::ofstream(place("a")) << "old";
  {
    auto file = OutputFile::create(place("a"));
    ASSERT_TRUE(file);
    file->write("new");
  }
  EXPECT_EQ(content("a"), "old");
  EXPECT_EQ(count(), 1);
}

TEST_F(OutputFileTest, TakesThePlaceAndTheModeOfAnOldFile) {
  std::ofstream(place("a")) << "old";
  fs::permissions(place("a"), fs::perms::owner_read | fs::perms::owner_write);
  auto file = OutputFile::create(place("a"));
  ASSERT_TRUE(file);
  file->write("new");
  EXPECT_EQ(content("a"), "old");
  EXPECT_TRUE(file->commit());
  EXPECT_EQ(content("a"), "new");
  EXPECT_EQ(fs::status(place("a")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(OutputFileTest, FollowsALink) {
  std::ofstream(place("a")) << "old";
  fs::create_symlink("a", place("link"));
  auto file = OutputFile::create(place("link"));
  ASSERT_TRUE(file);
  file->write("new");
  EXPECT_TRUE(file->commit());
  EXPECT_EQ(content("a"), "new");
  EXPECT_TRUE(fs::is_symlink(place("link")));
}

TEST_F(OutputFileTest, WritesToADeviceDirectly) {
  auto file = OutputFile::create("/dev/null");
  ASSERT_TRUE(file);
  file->write("new");
  EXPECT_TRUE(file->commit());
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(OutputFileTest, SaysWhyItCannotBeWritten) {
  const auto file = OutputFile::create(place("none/a"));
  ASSERT_FALSE(file);
  EXPECT_EQ(file.error(), "No such file or directory");
  EXPECT_FALSE(OutputFile::create(folder.string()));
  auto full = OutputFile::create("/dev/full");
  ASSERT_TRUE(full);
  full->write("new");
  const auto done = full->commit();
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error(), "No space left on device");
}

}  // namespace
}  // namespace apps
