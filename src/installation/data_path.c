#include "installation/data_path.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

/* The folder of the program that runs. Systems that do not say have only one place for data. */
static bool program_folder(char folder[DATA_PATH_SIZE])
{
    ssize_t length = readlink("/proc/self/exe", folder, DATA_PATH_SIZE - 1);
    if (length <= 0)
        return false;
    folder[length] = '\0';
    char *slash = strrchr(folder, '/');
    if (slash == NULL)
        return false;
    *slash = '\0';
    return true;
}

/* False where the path is too long. */
static bool join(char path[DATA_PATH_SIZE], const char *folder, const char *name)
{
    int length = snprintf(path, DATA_PATH_SIZE, "%s/%s", folder, name);
    return length < DATA_PATH_SIZE;
}

/* A program in .../bin has its data in .../share. That of others is in .../share, too, so only the
 * folder of our own tells that ours is there. */
static bool is_beside(char share[DATA_PATH_SIZE])
{
    char folder[DATA_PATH_SIZE], own[DATA_PATH_SIZE];
    return program_folder(folder) && join(share, folder, "../share") &&
           join(own, share, "bastide") && access(own, R_OK) == 0;
}

void data_path(const char *name, char path[DATA_PATH_SIZE])
{
    char share[DATA_PATH_SIZE];
    if (!is_beside(share) || !join(path, share, name))
        join(path, BASTIDE_DATA_INSTALLED, name);
}
