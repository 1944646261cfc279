#include <iostream>
#include <string>
#include <vector>

#include "apps/chuhe.hpp"

int main(int count, char** values) {
  std::ios::sync_with_stdio(false);
  const std::vector<std::string> arguments(values + 1, values + count);
  return apps::run_chuhe(arguments, CHUHE_VERSION,
                         {std::cin, std::cout, std::cerr, apps::language_of_environment()});
}
