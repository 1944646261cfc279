#include "apps/record_files.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace apps {
namespace {

namespace fs = std::filesystem;

class RecordFilesTest : public testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(root_);
    for (const auto* name : {"b/2.pgn", "b/1.PGN", "b.pgn", "a.txt", "b/c/x.pgn"}) {
      fs::create_directories((root_ / name).parent_path());
      std::ofstream(root_ / name) << "text";
    }
  }
  void TearDown() override { fs::remove_all(root_); }

  std::vector<std::string> names(const std::vector<std::string>& paths) const {
    std::vector<std::string> found;
    RecordFiles files(paths);
    while (const auto file = files.next())
      found.push_back(fs::path(file->path).lexically_relative(root_).string());
    return found;
  }

  fs::path root_ = fs::path(testing::TempDir()) / "chuhe_record_files";
};

TEST_F(RecordFilesTest, ComeInTheOrderOfTheBytesOfTheirPaths) {
  EXPECT_EQ(names({root_.string()}),
            (std::vector<std::string>{"a.txt", "b.pgn", "b/1.PGN", "b/2.pgn", "b/c/x.pgn"}));
}

TEST_F(RecordFilesTest, FollowTheOrderOfTheArguments) {
  EXPECT_EQ(names({(root_ / "b.pgn").string(), (root_ / "a.txt").string()}),
            (std::vector<std::string>{"b.pgn", "a.txt"}));
}

TEST_F(RecordFilesTest, SayWhatIsARecordAndWhatCannotBeRead) {
  RecordFiles files(
      {(root_ / "a.txt").string(), (root_ / "b/1.PGN").string(), (root_ / "nothing.pgn").string()});
  EXPECT_EQ(files.next()->kind, FoundFile::Kind::kOther);
  EXPECT_EQ(files.next()->kind, FoundFile::Kind::kRecord);
  const auto missing = files.next().value();
  EXPECT_EQ(missing.kind, FoundFile::Kind::kUnreadable);
  EXPECT_EQ(missing.error, "No such file or directory");
  EXPECT_FALSE(files.next());
}

TEST_F(RecordFilesTest, AddUpTheSizesOfRecordsAlone) {
  EXPECT_EQ(total_size({root_.string()}), 16U);
}

}  // namespace
}  // namespace apps
