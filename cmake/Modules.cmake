# One static library per folder of src/. src/layers.txt says which modules each may link; the
# functions here refuse anything else.
include(GoogleTest)

# Reads src/layers.txt into CHUHE_MODULES and one CHUHE_LAYERS_<module> list each.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS src/layers.txt)
file(STRINGS "${PROJECT_SOURCE_DIR}/src/layers.txt" rows REGEX "^[a-z]+:")
foreach(row IN LISTS rows)
  string(REGEX MATCH "^([a-z]+):(.*)$" row "${row}")
  set(module "${CMAKE_MATCH_1}")
  separate_arguments(allowed UNIX_COMMAND "${CMAKE_MATCH_2}")
  list(TRANSFORM allowed REPLACE "/.*" "") # a row that names one header links its module
  if(allowed STREQUAL "*")
    set(allowed "${CHUHE_MODULES}")
  endif()
  list(APPEND CHUHE_MODULES ${module})
  set(CHUHE_LAYERS_${module} "${allowed}")
endforeach()

# Where tests find their input: our own data, and further cases kept beside the checkout.
set(CHUHE_TEST_DATA_DIR "${PROJECT_SOURCE_DIR}/tests/data")
file(REAL_PATH "${PROJECT_SOURCE_DIR}/../shared" shared_dir)
if(NOT IS_DIRECTORY "${shared_dir}")
  set(shared_dir "")
endif()
set(CHUHE_SHARED_DIR "${shared_dir}" CACHE PATH "Further test cases; tests skip them when empty")

add_custom_target(core COMMENT "The modules that every port needs")
add_custom_target(threads_tests COMMENT "All tests labelled `threads`")

# chuhe_tests(NAME name SOURCES file... [LINK target...] [LABEL label])
# One GoogleTest executable; without SOURCES, or without BUILD_TESTING, nothing. The label
# `threads` makes the tests run under ThreadSanitizer too. Each test is <name>.<suite>.<test>.
function(chuhe_tests)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME;LABEL" "SOURCES;LINK")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "chuhe_tests: unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT BUILD_TESTING OR NOT arg_SOURCES)
    return()
  endif()
  add_executable(${arg_NAME} ${arg_SOURCES})
  target_include_directories(${arg_NAME} PRIVATE "${PROJECT_SOURCE_DIR}/src"
                                                 "${PROJECT_SOURCE_DIR}/tests")
  target_compile_definitions(${arg_NAME} PRIVATE
    CHUHE_SHARED_DIR="${CHUHE_SHARED_DIR}" CHUHE_TEST_DATA_DIR="${CHUHE_TEST_DATA_DIR}")
  target_link_libraries(${arg_NAME} PRIVATE
    ${arg_LINK} chuhe::base chuhe::board chuhe::rules chuhe::notation chuhe::game
    nlohmann_json::nlohmann_json GTest::gmock GTest::gtest_main)
  if(arg_LABEL)
    set(properties PROPERTIES LABELS ${arg_LABEL})
  endif()
  gtest_discover_tests(${arg_NAME} TEST_PREFIX "${arg_NAME}." DISCOVERY_TIMEOUT 120 ${properties})
  if(arg_LABEL STREQUAL "threads")
    add_dependencies(threads_tests ${arg_NAME})
  endif()
endfunction()

# chuhe_module(NAME rules [SOURCES file...] [DEPS module...] [LIBS target...]
#              [TESTS file...] [TEST_LABEL label] [INSTALL_DETAIL])
# The library chuhe::<name> of this folder (header-only without SOURCES) and its tests
# <name>_tests. DEPS are our modules, each in the row of src/layers.txt; LIBS are outside ones.
# INSTALL_DETAIL: templates in its public headers need those of detail/, so that these are
# installed too.
function(chuhe_module)
  cmake_parse_arguments(PARSE_ARGV 0 arg "INSTALL_DETAIL" "NAME;TEST_LABEL" "SOURCES;DEPS;LIBS;TESTS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "chuhe_module: unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT arg_NAME IN_LIST CHUHE_MODULES)
    message(FATAL_ERROR "module ${arg_NAME} has no row in src/layers.txt")
  endif()
  foreach(dep IN LISTS arg_DEPS)
    if(NOT dep IN_LIST CHUHE_LAYERS_${arg_NAME})
      message(FATAL_ERROR "${arg_NAME} may not link ${dep}: src/layers.txt does not name it")
    endif()
  endforeach()

  set(target chuhe_${arg_NAME})
  if(arg_SOURCES)
    add_library(${target} STATIC ${arg_SOURCES})
    set(scope PUBLIC)
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  add_library(chuhe::${arg_NAME} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${arg_NAME})
  target_compile_features(${target} ${scope} cxx_std_20)
  # Every header of the folder, so that the preset `clang` can compile each alone.
  file(GLOB_RECURSE headers RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" CONFIGURE_DEPENDS "*.hpp")
  if(NOT arg_INSTALL_DETAIL)
    set(private_headers ${headers})
    list(FILTER private_headers INCLUDE REGEX "(^|/)detail/")
    list(FILTER headers EXCLUDE REGEX "(^|/)detail/")
  endif()
  target_sources(${target} ${scope}
    FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}/src" FILES ${headers})
  if(private_headers)
    add_library(${target}_detail INTERFACE)
    target_sources(${target}_detail INTERFACE
      FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}/src" FILES ${private_headers})
    target_link_libraries(${target}_detail INTERFACE ${target})
  endif()
  list(TRANSFORM arg_DEPS PREPEND "chuhe::")
  target_link_libraries(${target} ${scope} ${arg_DEPS} ${arg_LIBS})

  if(arg_NAME MATCHES "^(base|board|rules|notation|game)$")
    add_dependencies(core ${target})
  endif()

  chuhe_tests(NAME ${arg_NAME}_tests SOURCES ${arg_TESTS} LINK chuhe::${arg_NAME}
              LABEL "${arg_TEST_LABEL}")
endfunction()

# chuhe_fuzzer(NAME fuzz_fen SOURCES file... [LINK target...]): one libFuzzer executable. Its
# seeds lie in tests/fuzz/corpus/<name>/.
function(chuhe_fuzzer)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;LINK")
  add_executable(${arg_NAME} ${arg_SOURCES})
  target_include_directories(${arg_NAME} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
  target_link_libraries(${arg_NAME} PRIVATE ${arg_LINK})
  target_link_options(${arg_NAME} PRIVATE -fsanitize=fuzzer)
  add_dependencies(fuzzers ${arg_NAME})
endfunction()
