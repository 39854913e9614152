# Writes a header that names the commit of the sources, where that is known: from git, or from
# cmake/commit.txt, which `git archive` fills in.
#
#     cmake -D SOURCE=FOLDER -D HEADER=FILE -P commit.cmake
file(STRINGS ${SOURCE}/cmake/commit.txt commit LIMIT_COUNT 1)
if(commit MATCHES Format)
    execute_process(COMMAND git -C ${SOURCE} rev-parse HEAD
                    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
string(SUBSTRING "${commit}" 0 12 commit)
file(WRITE ${HEADER} "#define BASTIDE_COMMIT \"${commit}\"\n")
