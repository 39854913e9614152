# AddressSanitizer and UndefinedBehaviorSanitizer, for everything built after this file. The first
# finding ends the program.
#
# clang's find more than gcc's: arithmetic on a null pointer, implicit conversions that lose bits or
# the sign, floating-point division by zero.
set(sanitizers address undefined)
if(CMAKE_C_COMPILER_ID STREQUAL "Clang")
    list(APPEND sanitizers float-divide-by-zero implicit-conversion local-bounds nullability)
else()
    list(APPEND sanitizers float-divide-by-zero float-cast-overflow)
    # With gcc's instrumentation, shifts cause warnings about mixed signs that the code does not
    # have.
    add_compile_options(-Wno-sign-conversion)
endif()
list(JOIN sanitizers "," sanitizers)
add_compile_options(-fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
add_link_options(-fsanitize=${sanitizers})
