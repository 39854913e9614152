# What `cmake --install` puts where, besides the library (library/), the catalogues (po/) and the
# terminal entries (data/terminfo/).
set(BASTIDE_ZSH_COMPLETIONS ${CMAKE_INSTALL_DATAROOTDIR}/zsh/site-functions
    CACHE STRING "The folder for completions of zsh")

install(TARGETS bastide RUNTIME)

# manual(PAGE): docs/PAGE, with what the program's tables say filled in.
function(manual page)
    set(template ${PROJECT_SOURCE_DIR}/docs/${page})
    set(made ${PROJECT_BINARY_DIR}/man/${page})
    add_custom_command(
        OUTPUT ${made}
        COMMAND compile_help ${template} > ${made}
        DEPENDS compile_help ${template}
        COMMENT "Compiling the manual page ${page}"
        VERBATIM)
    add_custom_target(manual_${page} ALL DEPENDS ${made})
    string(REGEX MATCH "[0-9]$" section ${page})
    install(FILES ${made} DESTINATION ${CMAKE_INSTALL_MANDIR}/man${section})
endfunction()

file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/man)
manual(bastide.6)
manual(bastide-engine.5)

install(DIRECTORY data/themes DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/bastide)
install(FILES README.md CHANGELOG.md CONTRIBUTING.md LICENSE LICENSE-FONT
        DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} PATTERN *.[1-9] EXCLUDE
        PATTERN numbers.txt EXCLUDE) # by which a test knows the pictures

# completions(SHELL FOLDER NAME): data/completions/bastide.SHELL, filled in.
function(completions shell folder name)
    set(template ${PROJECT_SOURCE_DIR}/data/completions/bastide.${shell})
    set(made ${PROJECT_BINARY_DIR}/completions/${name})
    add_custom_command(
        OUTPUT ${made}
        COMMAND compile_help ${template} > ${made}
        DEPENDS compile_help ${template}
        COMMENT "Compiling the completions: ${shell}"
        VERBATIM)
    add_custom_target(completions_${shell} ALL DEPENDS ${made})
    install(FILES ${made} DESTINATION ${folder})
endfunction()

file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/completions)
completions(bash ${CMAKE_INSTALL_DATAROOTDIR}/bash-completion/completions bastide)
completions(zsh ${BASTIDE_ZSH_COMPLETIONS} _bastide)
completions(fish ${CMAKE_INSTALL_DATAROOTDIR}/fish/vendor_completions.d bastide.fish)

set(icon ${PROJECT_BINARY_DIR}/bastide.svg)
add_custom_command(
    OUTPUT ${icon}
    COMMAND compile_icon > ${icon}
    DEPENDS compile_icon
    COMMENT "Painting the icon"
    VERBATIM)
add_custom_target(icon ALL DEPENDS ${icon})
install(FILES ${icon} DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/icons/hicolor/scalable/apps)
install(FILES data/desktop/bastide.desktop DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/applications)
