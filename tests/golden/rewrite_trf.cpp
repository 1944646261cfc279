// Reads report files, writes them in both editions and reads them again: nothing may change, and
// the points that they state must be those of their cards.
//
// rewrite_trf EVERY PATH...: one file in EVERY of those with the ending .trf under the paths.
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>
#include <vector>

#include "text/catalogue.hpp"
#include "text/trf_sentences.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/trf_file.hpp"
#include "tournament/trf/trf_reader.hpp"
#include "tournament/trf/trf_writer.hpp"

namespace {

namespace fs = std::filesystem;
using tournament::TrfFile;
using tournament::TrfVersion;

std::vector<fs::path> files_of(int count, char** paths) {
  std::vector<fs::path> files;
  for (int i = 0; i < count; ++i) {
    for (const auto& entry : fs::recursive_directory_iterator(paths[i])) {
      if (entry.path().extension() == ".trf") files.push_back(entry.path());
    }
  }
  return files;
}

// Why the file does not come back as it was; empty if it does.
std::string fault_of(const TrfFile& file) {
  for (const TrfVersion version : {TrfVersion::kTrf16, TrfVersion::kTrf26}) {
    const auto text = tournament::write_trf(file, version);
    if (!text) return text::trf_fault_sentence(text::Language::kEnglish, text.error());
    const auto again = tournament::read_trf(*text);
    if (!again) return text::trf_fault_sentence(text::Language::kEnglish, again.error());
    if (!(*again == file)) return "comes back as another file";
  }
  for (std::size_t i = 0; i < file.standings.size(); ++i) {
    const auto player = tournament::player_number(static_cast<int>(i) + 1);
    const auto points = score_after(file.record, player, rounds_paired(file.record));
    if (file.standings[i].points && *file.standings[i].points != points) {
      return "states other points than the card of player " +
             std::to_string(file_number(file, player));
    }
  }
  return "";
}

std::string check(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(stream)),
                         std::istreambuf_iterator<char>());
  const auto file = tournament::read_trf(text);
  return file ? fault_of(*file) : text::trf_fault_sentence(text::Language::kEnglish, file.error());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3 || std::atoi(argv[1]) < 1) return 2;
  const auto every = static_cast<std::size_t>(std::atoi(argv[1]));
  const auto files = files_of(argc - 2, argv + 2);
  int checked = 0;
  int failed = 0;
  for (std::size_t i = 0; i < files.size(); i += every) {
    const std::string fault = check(files[i]);
    ++checked;
    if (fault.empty()) continue;
    ++failed;
    std::printf("%s: %s\n", files[i].string().c_str(), fault.c_str());
  }
  std::printf("%d files, %d differ\n", checked, failed);
  return failed == 0 && checked > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
