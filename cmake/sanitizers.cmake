# AddressSanitizer and UndefinedBehaviorSanitizer, for all that is built after this file. The first
# finding ends the program.
#
# clang's see more than gcc's: arithmetic on a null pointer, values that change where they are made
# narrower or lose their sign without a word, a division by a zero that is no integer.
set(sanitizers address undefined)
if(CMAKE_C_COMPILER_ID STREQUAL "Clang")
    list(APPEND sanitizers float-divide-by-zero implicit-conversion local-bounds nullability)
else()
    list(APPEND sanitizers float-divide-by-zero float-cast-overflow)
    # gcc instruments shifts so that it then warns of signs which the code never mixes.
    add_compile_options(-Wno-sign-conversion)
endif()
list(JOIN sanitizers "," sanitizers)
add_compile_options(-fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
add_link_options(-fsanitize=${sanitizers})
