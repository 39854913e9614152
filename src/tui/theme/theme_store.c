#include "tui/theme/theme.h"

#include "language/language.h"
#include "play/file.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char suffix[] = ".theme";

enum { THEME_PATH_SIZE = FOLDER_PATH_SIZE + THEME_NAME_SIZE + 16 };

const struct theme *theme_default(void)
{
    return &themes_built_in.theme[0];
}

/* The folder of the player's own themes. False where there cannot be one. */
static bool own_folder(char path[THEME_PATH_SIZE])
{
    char folder[FOLDER_PATH_SIZE];
    struct problem problem;
    if (!folder_path(FOLDER_SETTINGS, folder, &problem))
        return false;
    snprintf(path, THEME_PATH_SIZE, "%s/themes", folder);
    return true;
}

static bool own_path(const char *name, char path[THEME_PATH_SIZE])
{
    char folder[THEME_PATH_SIZE];
    if (!own_folder(folder))
        return false;
    struct stat about;
    int length = snprintf(path, THEME_PATH_SIZE, "%s/%s%s", folder, name, suffix);
    return length < THEME_PATH_SIZE &&
           (lstat(path, &about) == 0 || (errno != ENOENT && errno != ENOTDIR));
}

static bool read_own(const char *path, struct theme *theme, struct problem *problem)
{
    char *text = NULL;
    size_t length = 0;
    struct bad_text bad;
    if (!file_read(FILE_THEME, path, &text, &length, problem))
        return false;
    bool good = theme_read(theme, themes_built_in, text, length, &bad);
    free(text);
    return good || problem_say(problem, "%s:%zu:%zu: %s", path, bad.line, bad.column, bad.reason);
}

static bool no_such_theme(const char *name, struct problem *problem)
{
    char names[THEMES_LISTED_MAX][THEME_NAME_SIZE], known[512] = "";
    size_t count = theme_list(names, THEMES_LISTED_MAX);
    for (size_t i = 0; i < count && strlen(known) + THEME_NAME_SIZE + 2 < sizeof known; i++) {
        strcat(known, i == 0 ? "" : ", ");
        strcat(known, names[i]);
    }
    return problem_say(problem, _("unknown theme '%s': expected one of %s"), name, known);
}

bool theme_find(const char *name, struct theme *theme, struct problem *problem)
{
    char path[THEME_PATH_SIZE];
    const struct theme *built_in = themes_find(themes_built_in, name);
    if (!theme_name_is_good(name))
        return problem_say(problem,
                           _("'%s' is not a theme name: expected lower-case letters, digits and "
                             "hyphens, at most %d"),
                           name, THEME_NAME_SIZE - 1);
    if (own_path(name, path)) {
        snprintf(theme->name, sizeof theme->name, "%s", name);
        return read_own(path, theme, problem);
    }
    if (!built_in)
        return no_such_theme(name, problem);
    *theme = *built_in;
    return true;
}

/* "dusk" of "dusk.theme". False if the file is not a theme. */
static bool name_of_file(const char *file, char name[THEME_NAME_SIZE])
{
    size_t length = strlen(file), behind = strlen(suffix);
    if (length <= behind || length - behind >= THEME_NAME_SIZE ||
        strcmp(file + length - behind, suffix) != 0)
        return false;
    memcpy(name, file, length - behind);
    name[length - behind] = '\0';
    return theme_name_is_good(name);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

size_t theme_list(char names[][THEME_NAME_SIZE], size_t size)
{
    char folder[THEME_PATH_SIZE];
    size_t count = 0, built_in;
    for (; count < themes_built_in.count && count < size; count++)
        strcpy(names[count], themes_built_in.theme[count].name);
    built_in = count;
    DIR *open = own_folder(folder) ? opendir(folder) : NULL;
    if (!open)
        return count;
    for (const struct dirent *next; count < size && (next = readdir(open)) != NULL;)
        if (name_of_file(next->d_name, names[count]) && !themes_find(themes_built_in, names[count]))
            count++;
    closedir(open);
    qsort(names[built_in], count - built_in, THEME_NAME_SIZE, by_name);
    return count;
}
