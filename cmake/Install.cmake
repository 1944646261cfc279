# What `cmake --install` lays down: the program, the core modules as chuhe::<module> for C++, the
# shared library chuhe::c for C, and what find_package and pkg-config read. Nothing names the
# prefix, so that the installed tree may be moved.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Modules that other projects may link: all but the interface for C, which is the shared library,
# and the programs.
set(CHUHE_PACKAGE_MODULES base board rules notation game arbiter tournament text)
set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/chuhe")

foreach(module IN LISTS CHUHE_PACKAGE_MODULES)
  install(TARGETS chuhe_${module} EXPORT chuheTargets
    ARCHIVE COMPONENT development
    FILE_SET HEADERS DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/chuhe" COMPONENT development)
endforeach()
install(EXPORT chuheTargets NAMESPACE chuhe:: DESTINATION "${package_dir}" COMPONENT development)

install(TARGETS chuhe_shared EXPORT chuheCTargets
  LIBRARY COMPONENT runtime NAMELINK_COMPONENT development
  FILE_SET HEADERS DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT development)
install(EXPORT chuheCTargets NAMESPACE chuhe:: DESTINATION "${package_dir}" COMPONENT development)

install(TARGETS chuhe RUNTIME COMPONENT runtime)
install(FILES README.md CHANGELOG.md LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}"
        COMPONENT runtime)

configure_package_config_file(cmake/chuheConfig.cmake.in chuheConfig.cmake
  INSTALL_DESTINATION "${package_dir}")
# Before 1.0 a minor version may break what an earlier one offered.
write_basic_package_version_file("${PROJECT_BINARY_DIR}/chuheConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/chuheConfig.cmake"
              "${PROJECT_BINARY_DIR}/chuheConfigVersion.cmake"
  DESTINATION "${package_dir}" COMPONENT development)

file(RELATIVE_PATH CHUHE_PREFIX_FROM_PC
     "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig" "${CMAKE_INSTALL_PREFIX}")
string(REGEX REPLACE "/$" "" CHUHE_PREFIX_FROM_PC "${CHUHE_PREFIX_FROM_PC}")
configure_file(cmake/chuhe.pc.in chuhe.pc @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/chuhe.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig"
        COMPONENT development)
