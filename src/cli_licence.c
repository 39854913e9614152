/* The text of --help licence: under which terms the program may be passed on. The terms are those
 * of the files, in the language they were written in. */
#include "cli.h"
#include "licence.h"

#include <stdio.h>

void cli_print_licence(void)
{
    for (size_t line = 0; line < sizeof licence_lines / sizeof licence_lines[0]; line++)
        printf("%s\n", licence_lines[line]);
}
