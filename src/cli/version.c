/* What --version and --help licence print: what a report of a bug should say of the program, and
 * under which terms it may be passed on, in the language those were written in. */
#include "cli/cli.h"
#include "commit.h"
#include "language/language.h"
#include "licence.h"

#include <stdio.h>

const char *cli_version(void)
{
    static const char version[] = BASTIDE_VERSION " " BASTIDE_COMMIT;
    static const char released[] = BASTIDE_VERSION;
    return BASTIDE_COMMIT[0] != '\0' ? version : released;
}

bool cli_print_version(void)
{
    const struct language *list;
    size_t languages = language_list(&list);
    printf("bastide %s\n", BASTIDE_VERSION);
    if (BASTIDE_COMMIT[0] != '\0')
        printf("commit: %s\n", BASTIDE_COMMIT);
    printf("sets:");
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        printf(" %s", tile_set_name((enum tile_set)set));
    printf("\nlanguages:");
    for (size_t language = 0; language < languages; language++)
        printf(" %s", list[language].code);
    printf("\nbuilt with: %s\n", BASTIDE_BUILT_WITH);
    printf("licence: MIT%s; see bastide --help licence\n",
           export_has(EXPORT_PNG) ? ", and of the letters in pictures the SIL Open Font License 1.1"
                                  : "");
    return fflush(stdout) == 0 && !ferror(stdout);
}

void cli_print_licence(void)
{
    for (size_t line = 0; line < sizeof licence_lines / sizeof licence_lines[0]; line++)
        printf("%s\n", licence_lines[line]);
}
