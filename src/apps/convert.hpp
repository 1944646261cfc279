// The options of `chuhe convert` and its job.
#pragma once

#include <string>
#include <vector>

#include "apps/context.hpp"

namespace apps {

struct ConvertOptions {
  std::vector<std::string> paths;
  std::string output = "-";
  std::string notation;
  std::string encoding = "utf-8";
  std::string game;
  std::string ruleset;
  std::string from_notation;
  std::string from_encoding;
  int jobs = 0;
  bool force = false;
  bool progress = false;
  bool json = false;
};

// Needs options whose names are known and fit each other.
int convert_records(const Context& context, const ConvertOptions& options);

}  // namespace apps
