// Every round of report files under the Dutch system: files that two endorsed programs agree on,
// kept beside the checkout, and files of our own.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ios>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/checker.hpp"
#include "tournament/pairing/dutch.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/trf_reader.hpp"

namespace tournament {
namespace {

std::vector<std::filesystem::path> trf_files_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  if (!std::filesystem::is_directory(folder)) return files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".trf") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string describe(const RoundDifference& difference) {
  std::ostringstream text;
  for (const Pairing& pairing : difference.on_cards) {
    text << ' ' << to_int(pairing.first) << '-' << to_int(pairing.second);
  }
  text << "\nplanned:";
  if (!difference.planned) return text.str() + " none";
  for (const Pairing& pairing : difference.planned->boards) {
    text << ' ' << to_int(pairing.first) << '-' << to_int(pairing.second);
  }
  return text.str();
}

// Programs number late entries in one of two ways, which shows in colours alone.
void expect_right(const Record& record, int round) {
  if (!check_round(Dutch(Numbering::kOfRecord), record, round)) return;
  const auto difference = check_round(Dutch(Numbering::kProvisional), record, round);
  if (difference) ADD_FAILURE() << "round " << round << ':' << describe(*difference);
}

int check_files(const std::vector<std::filesystem::path>& files) {
  int rounds = 0;
  for (const std::filesystem::path& path : files) {
    SCOPED_TRACE(path.filename().string());
    const auto file = read_trf(text_of(path));
    if (!file) {
      ADD_FAILURE() << "cannot be read";
      continue;
    }
    for (int round = 1; round <= rounds_paired(file->record); ++round, ++rounds) {
      expect_right(file->record, round);
    }
  }
  return rounds;
}

TEST(DutchFiles, EveryRoundOfEveryEndorsedFileIsTheSame) {
  const auto files = trf_files_in(CHUHE_TRF_A_DIR);
  if (files.empty())
    GTEST_SKIP() << "NOT TESTED: there is no cases/trf-a.tar.xz in CHUHE_SHARED_DIR";
  EXPECT_EQ(files.size(), 99U);
  EXPECT_GT(check_files(files), 99 * 5);
}

TEST(DutchFiles, EveryRoundOfOurOwnFilesIsTheSame) {
  const auto files = trf_files_in(CHUHE_TEST_DATA_DIR "/tournament/simulated");
  EXPECT_EQ(files.size(), 5U);
  EXPECT_GT(check_files(files), 25);
}

}  // namespace
}  // namespace tournament
