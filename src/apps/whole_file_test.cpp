#include "apps/whole_file.hpp"

#include <filesystem>
#include <fstream>
#include <ios>
#include <string>

#include <gtest/gtest.h>

namespace apps {
namespace {

namespace fs = std::filesystem;

TEST(WholeFile, GivesEveryByte) {
  const auto path = fs::path(testing::TempDir()) / "whole_file_test";
  std::string bytes("a\0\r\n\xff", 5);
  bytes.append(200'000, 'x');
  std::ofstream(path, std::ios::binary) << bytes;
  EXPECT_EQ(read_whole_file(path.string()).value(), bytes);
  fs::remove(path);
}

TEST(WholeFile, RefusesAFolderAndWhatIsNotThere) {
  EXPECT_EQ(read_whole_file(testing::TempDir()).error(), "Is a directory");
  EXPECT_EQ(read_whole_file(testing::TempDir() + "/no/such/file").error(),
            "No such file or directory");
}

}  // namespace
}  // namespace apps
