# Libraries from outside; docs/dependencies.md says what each is for.
find_package(CLI11 REQUIRED)
find_package(ICU REQUIRED COMPONENTS uc)
find_package(nlohmann_json REQUIRED)
find_package(Threads REQUIRED)
find_package(tl-expected REQUIRED)
if(BUILD_TESTING)
  find_package(GTest REQUIRED)
endif()
