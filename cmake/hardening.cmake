# Makes memory errors hard to exploit, in everything built after this file; what the compiler or
# system does not support is left out. tests/unit/test_hardening.c checks the binary for it.
include(CheckCCompilerFlag)
include(CheckCSourceCompiles)
include(CheckLinkerFlag)
include(CheckPIESupported)

# harden_compiler(FLAG): adds the flag where the compiler takes it without a warning.
function(harden_compiler flag)
    string(MAKE_C_IDENTIFIER "BASTIDE_HAS${flag}" has)
    set(CMAKE_REQUIRED_FLAGS -Werror)
    check_c_compiler_flag(${flag} ${has})
    if(${has})
        add_compile_options(${flag})
    endif()
endfunction()

# harden_linker(FLAG): the same for the linker.
function(harden_linker flag)
    string(MAKE_C_IDENTIFIER "BASTIDE_LINKS${flag}" links)
    check_linker_flag(C ${flag} ${links})
    if(${links})
        add_link_options(${flag})
    endif()
endfunction()

# An overwritten return address, or a stack that grows past its guard page, ends the program;
# indirect jumps reach only valid targets.
harden_compiler(-fstack-protector-strong)
harden_compiler(-fstack-clash-protection)
harden_compiler(-fcf-protection=full)

# Copies and formats with a known buffer size check it. This needs optimisation; the sanitizers
# check more themselves. Some systems define a lower level by default.
set(CMAKE_TRY_COMPILE_CONFIGURATION "${CMAKE_BUILD_TYPE}")
check_c_source_compiles("
    #ifndef __OPTIMIZE__
    #error not optimised
    #endif
    int main(void) { return 0; }" BASTIDE_IS_OPTIMISED)
if(BASTIDE_IS_OPTIMISED AND NOT BASTIDE_SANITIZE AND NOT BASTIDE_FUZZ)
    add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
endif()

# The program is loaded at a random address.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
check_pie_supported(LANGUAGES C)

# The tables of function addresses are resolved before the program starts, and read-only then.
harden_linker(-Wl,-z,relro)
harden_linker(-Wl,-z,now)
harden_linker(-Wl,-z,noexecstack)
