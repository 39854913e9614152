# Writes a header with the licence of the program, and that of the font if the program has it, line
# by line: `bastide --help licence` prints them, so that a copy of the program alone has them, too.
#
#     cmake -D FILES=FILE[,FILE] -D HEADER=FILE -P licence.cmake
string(REPLACE "," ";" files "${FILES}")
set(text)
foreach(file IN LISTS files)
    file(READ "${file}" lines)
    string(APPEND text "${lines}\n")
endforeach()
string(REGEX REPLACE "\n+$" "" text "${text}")
string(REPLACE "\\" "\\\\" text "${text}")
string(REPLACE "\"" "\\\"" text "${text}")
string(REPLACE "\n" "\",\n    \"" text "${text}")
file(WRITE "${HEADER}" "static const char *const licence_lines[] = {\n    \"${text}\",\n};\n")
