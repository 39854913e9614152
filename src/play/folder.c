#include "play/folder.h"

#include "language/language.h"
#include "play/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct folder_place {
    const char *variable, *below_home;
    const char *nowhere, *too_long, *useless; /* messages about it */
};

static const struct folder_place places[FOLDERS_COUNT] = {
    [FOLDER_GAMES] = {"XDG_DATA_HOME", "/.local/share",
                      N_("no games folder: expected HOME or XDG_DATA_HOME to be an absolute path"),
                      N_("the path of the games folder is longer than %d bytes"),
                      N_("%s: cannot use this games folder: %s")},
    [FOLDER_SETTINGS] =
        {"XDG_CONFIG_HOME", "/.config",
         N_("no settings folder: expected HOME or XDG_CONFIG_HOME to be an absolute path"),
         N_("the path of the settings folder is longer than %d bytes"),
         N_("%s: cannot use this settings folder: %s")},
    [FOLDER_STATE] =
        {"XDG_STATE_HOME", "/.local/state",
         N_("no state folder: expected HOME or XDG_STATE_HOME to name one, starting with /"),
         N_("the path of the state folder is longer than %d bytes"),
         N_("%s: the state folder cannot be used: %s")},
};

/* A variable with an absolute path; XDG says to ignore any other. */
static const char *folder_variable(const char *name)
{
    const char *value = getenv(name);
    return value != NULL && value[0] == '/' ? value : NULL;
}

bool folder_path(enum folder folder, char path[FOLDER_PATH_SIZE], struct problem *problem)
{
    const struct folder_place *place = &places[folder];
    const char *given = folder_variable(place->variable), *home = folder_variable("HOME");
    if (given == NULL && home == NULL)
        return problem_say(problem, "%s", _(place->nowhere));
    int length = snprintf(path, FOLDER_PATH_SIZE, "%s%s/bastide", given ? given : home,
                          given ? "" : place->below_home);
    if (length >= FOLDER_PATH_SIZE)
        return problem_say(problem, _(place->too_long), FOLDER_PATH_SIZE - 1);
    return true;
}

/* Creates the folder and any missing parents. 0, or the errno; `path` is then cut to the one that
 * failed. */
static int make_folders(char *path)
{
    for (char *slash = path; slash != NULL;) {
        slash = strchr(slash + 1, '/');
        if (slash != NULL)
            *slash = '\0';
        struct stat about;
        int why = mkdir(path, 0700) == 0 ? 0 : errno;
        if (why == 0)
            file_sync_folder(path);
        else if (stat(path, &about) == 0)
            why = S_ISDIR(about.st_mode) ? 0 : ENOTDIR;
        if (why == 0 && slash == NULL && access(path, W_OK | X_OK) != 0)
            why = errno;
        if (why != 0)
            return why;
        if (slash != NULL)
            *slash = '/';
    }
    return 0;
}

bool folder_make(enum folder folder, char path[FOLDER_PATH_SIZE], struct problem *problem)
{
    if (!folder_path(folder, path, problem))
        return false;
    int why = make_folders(path);
    return why == 0 || problem_say(problem, _(places[folder].useless), path, strerror(why));
}
