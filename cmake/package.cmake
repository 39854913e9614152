# Debian packages, by cpack. Built with the preset `package`; scripts/package sets the date.
# To be set by those who build packages for others; mail to this address reaches nobody.
set(BASTIDE_MAINTAINER "The Bastide authors <authors@bastide.invalid>"
    CACHE STRING "Who answers for the Debian package: Name <address>")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME bastide)
set(CPACK_PACKAGE_CONTACT "${BASTIDE_MAINTAINER}")
set(CPACK_INSTALL_CMAKE_PROJECTS "${PROJECT_BINARY_DIR};bastide;program;/")
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian.cmake)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# Debian's own packages, which begin with -1, would replace it.
set(CPACK_DEBIAN_PACKAGE_RELEASE 0bastide1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "tile game of roads, cities and monasteries for the terminal
Bastide is Carcassonne for two to six players at one terminal, with the
expansions Bridges, Castles & Bazaars, The Drawbridges, Inns & Cathedrals
and Traders & Builders. The computer plays at five levels.
.
The game is drawn in colours, in letters, or told in sentences, for screen
readers. Every move is saved. Other programs play by a line protocol.")
set(CPACK_BASTIDE_SOURCE ${PROJECT_SOURCE_DIR})
include(CPack)
