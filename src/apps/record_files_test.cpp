#include "apps/record_files.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace apps {
namespace {

namespace fs = std::filesystem;

// CTest runs the tests side by side.
fs::path own_folder() {
  const std::string test = testing::UnitTest::GetInstance()->current_test_info()->name();
  return fs::path(testing::TempDir()) / ("chuhe_record_files_" + test);
}

class RecordFilesTest : public testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(root);
    for (const auto* name : {"b/2.pgn", "b/1.PGN", "b.pgn", "a.txt", "b/c/x.pgn"}) {
      fs::create_directories((root / name).parent_path());
      std::ofstream(root / name) << "text";
    }
  }
  void TearDown() override { fs::remove_all(root); }

  std::vector<std::string> names(const std::vector<std::string>& paths) const {
    std::vector<std::string> found;
    RecordFiles files(paths);
    while (const auto file = files.next())
      found.push_back(fs::path(file->path).lexically_relative(root).string());
    return found;
  }

  fs::path root = own_folder();
};

TEST_F(RecordFilesTest, ComeInTheOrderOfTheBytesOfTheirPaths) {
  EXPECT_EQ(names({root.string()}),
            (std::vector<std::string>{"a.txt", "b.pgn", "b/1.PGN", "b/2.pgn", "b/c/x.pgn"}));
}

TEST_F(RecordFilesTest, FollowTheOrderOfTheArguments) {
  EXPECT_EQ(names({(root / "b.pgn").string(), (root / "a.txt").string()}),
            (std::vector<std::string>{"b.pgn", "a.txt"}));
}

TEST_F(RecordFilesTest, SayWhatIsARecordAndWhatCannotBeRead) {
  RecordFiles files(
      {(root / "a.txt").string(), (root / "b/1.PGN").string(), (root / "nothing.pgn").string()});
  EXPECT_EQ(files.next()->kind, FoundFile::Kind::kOther);
  EXPECT_EQ(files.next()->kind, FoundFile::Kind::kRecord);
  const auto missing = files.next().value();
  EXPECT_EQ(missing.kind, FoundFile::Kind::kUnreadable);
  EXPECT_EQ(missing.error, "No such file or directory");
  EXPECT_FALSE(files.next());
}

TEST_F(RecordFilesTest, AddUpTheSizesOfRecordsAlone) {
  EXPECT_EQ(total_size({root.string()}), 16U);
}

}  // namespace
}  // namespace apps
