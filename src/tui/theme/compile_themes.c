/* Build tool: reads theme files and prints the C table of the program's own themes.
 *
 *     compile_themes FILE ... > theme_table.c
 *
 * The first is the one that the others take over from. Exit status 2 and one line on a bad file. */
#include "text/compile_input.h"
#include "tui/theme/theme.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THEMES_MAX = 16 };

/* "light" of "data/themes/light.theme". */
static void name_theme(struct theme *theme, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    snprintf(theme->name, sizeof theme->name, "%.*s", (int)strcspn(name, "."), name);
    if (!theme_name_is_good(theme->name)) {
        fprintf(stderr, "%s: expected a name of small letters, digits and hyphens\n", path);
        exit(2);
    }
}

static void read_theme(struct theme *theme, struct themes known, const char *path)
{
    size_t length;
    struct bad_text bad;
    char *text = compile_input(path, &length);
    name_theme(theme, path);
    if (!theme_read(theme, known, text, length, &bad)) {
        fprintf(stderr, "%s:%zu:%zu: %s\n", path, bad.line, bad.column, bad.reason);
        exit(2);
    }
    free(text);
}

static void print_theme(const struct theme *theme)
{
    printf("    {.name = \"%s\", .colour = {\n", theme->name);
    for (uint16_t ink = 0; ink < INKS_ALL; ink++) {
        const struct colour *colour = &theme->colour[ink];
        printf("        {0x%06x, %d, %d, %d, %d},\n", (unsigned)colour->rgb, colour->among_256,
               colour->among_16, colour->among_8, colour->is_own);
    }
    printf("    }},\n");
}

int main(int argc, char **argv)
{
    static struct theme theme[THEMES_MAX];
    size_t count = 0;
    if (argc < 2 || argc > THEMES_MAX) {
        fprintf(stderr, "compile_themes: expected 1 to %d theme files\n", THEMES_MAX - 1);
        return 2;
    }
    for (; count + 1 < (size_t)argc; count++)
        read_theme(&theme[count], (struct themes){theme, count}, argv[count + 1]);
    printf("/* Made by compile_themes from data/themes; edit those. */\n"
           "#include \"tui/theme/theme.h\"\n\n"
           "static const struct theme theme[] = {\n");
    for (size_t i = 0; i < count; i++)
        print_theme(&theme[i]);
    printf("};\n\nconst struct themes themes_built_in = {theme, %zu};\n", count);
    return 0;
}
