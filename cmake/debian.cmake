# What a Debian package has beside what is installed anyway; run by cpack on the folder to be packed.
cmake_minimum_required(VERSION 3.25)
set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY})
set(documents ${root}/usr/share/doc/bastide)

# The licences are in the copyright file, where links to them lead; the changes are called changelog.
foreach(licence LICENSE LICENSE-FONT)
    file(REMOVE ${documents}/${licence})
    file(CREATE_LINK copyright ${documents}/${licence} SYMBOLIC)
endforeach()
file(RENAME ${documents}/CHANGELOG.md ${documents}/changelog)
file(COPY ${CPACK_BASTIDE_SOURCE}/data/debian/copyright DESTINATION ${documents}
     FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${documents}/changelog.Debian
"bastide (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium

  * New release; see changelog.gz.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")
file(CHMOD ${documents}/changelog.Debian
     PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)

file(GLOB compressed ${root}/usr/share/man/man*/* ${documents}/changelog*)
foreach(file ${compressed})
    execute_process(COMMAND gzip -9n ${file} COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# The same bytes whenever it is packed.
if(DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND find ${root} -exec touch -h -d @$ENV{SOURCE_DATE_EPOCH} {} +
                    COMMAND_ERROR_IS_FATAL ANY)
endif()
