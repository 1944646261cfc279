// Labelled cases in tab-separated files, for tests.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace support {

struct CaseRow {
  int line = 0;
  std::vector<std::string> fields;
};

inline std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  std::string part;
  std::istringstream stream(text);
  while (std::getline(stream, part, at)) parts.push_back(part);
  if (!text.empty() && text.back() == at) parts.emplace_back();
  return parts;
}

inline std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) parts.push_back(word);
  return parts;
}

// The rows below the header line; none when the file is not there.
inline std::vector<CaseRow> read_cases(const std::string& path) {
  std::vector<CaseRow> rows;
  std::ifstream file(path);
  std::string line;
  for (int number = 1; std::getline(file, line); ++number)
    if (number > 1 && !line.empty()) rows.push_back({number, split(line, '\t')});
  return rows;
}

}  // namespace support

// Further cases lie beside the checkout; where they do not, the test says so.
#define CHUHE_NEED_SHARED_CASES()                                                         \
  if (std::string(CHUHE_SHARED_DIR).empty())                                              \
  GTEST_SKIP() << "NOT TESTED: no folder of shared cases beside the checkout (configure " \
                  "with -DCHUHE_SHARED_DIR=...)"
