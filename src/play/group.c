#include "play/group.h"

#include "language/language.h"
#include "play/file.h"

#include <errno.h>
#include <grp.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { GROUPS_MOST = 1024 };

static bool has(const gid_t *groups, int count, gid_t group)
{
    for (int g = 0; g < count; g++)
        if (groups[g] == group)
            return true;
    return false;
}

static bool is_own_group(gid_t group)
{
    gid_t groups[GROUPS_MOST];
    return getegid() == group || has(groups, getgroups(GROUPS_MOST, groups), group);
}

/* Whether the account is a member, as the system's tables have it. */
static bool is_group_of(uid_t owner, gid_t group)
{
    gid_t groups[GROUPS_MOST];
    int count = GROUPS_MOST;
    const struct passwd *account = getpwuid(owner);
    return account != NULL &&
           getgrouplist(account->pw_name, account->pw_gid, groups, &count) >= 0 &&
           has(groups, count, group);
}

bool group_find(const char *name, gid_t *group, struct problem *problem)
{
    const struct group *found = getgrnam(name);
    if (found == NULL)
        return problem_say(problem, _("'%s': expected a group of this system's users"), name);
    *group = found->gr_gid;
    return is_own_group(*group) ||
           problem_say(problem, _("'%s': expected a group that you are a member of"), name);
}

bool group_give(int fd, gid_t group)
{
    return fchown(fd, (uid_t)-1, group) == 0 && fchmod(fd, 0660) == 0;
}

/* Folders. */

/* Whether only the owners of the folder and of a file in it can rename that file. */
static bool is_kept(const struct stat *about)
{
    return !(about->st_mode & 022) || about->st_mode & S_ISVTX;
}

/* One of a path without links, where a file of `owner` is to be. */
static bool is_safe(const char *path, uid_t owner, struct problem *problem)
{
    struct stat about;
    if (lstat(path, &about) != 0)
        return problem_say(problem, _("%s: cannot use this folder: %s"), path, strerror(errno));
    if (!S_ISDIR(about.st_mode))
        return problem_say(problem, _("%s: cannot use this folder: %s"), path, strerror(ENOTDIR));
    if (about.st_uid != 0 && about.st_uid != geteuid() && about.st_uid != owner)
        return problem_say(problem,
                           _("%s: this folder belongs to somebody else, who can replace "
                             "the record: expected another one"),
                           path);
    return is_kept(&about) ||
           problem_say(problem,
                       _("%s: others can rename files in this folder, so they can replace "
                         "the record: expected one that is closed to them, or 'chmod +t'"),
                       path);
}

static bool can_be_reached(const char *path, gid_t group, struct problem *problem)
{
    struct stat about;
    bool can = stat(path, &about) == 0 &&
               (about.st_mode & 01 || (about.st_gid == group && about.st_mode & 010));
    return can || problem_say(problem,
                              _("%s: the group cannot come to this folder: expected "
                                "another one, by --folder"),
                              path);
}

/* From the root on down to the folder itself, which is whole and without links. Everybody: all may
 * come there, which is not looked at. */
enum { EVERYBODY = -1 };

static bool are_safe(const char *folder, uid_t owner, gid_t group, struct problem *problem)
{
    char path[GROUP_PATH_SIZE];
    size_t whole = strlen(folder);
    for (size_t length = 1; length <= whole; length++) {
        bool is_one = length == 1 || length == whole || folder[length] == '/';
        snprintf(path, sizeof path, "%.*s", (int)length, folder);
        if (is_one && (!is_safe(path, owner, problem) ||
                       (group != (gid_t)EVERYBODY && !can_be_reached(path, group, problem))))
            return false;
    }
    return true;
}

static bool make_folder(const char *folder, gid_t group, struct problem *problem)
{
    if (mkdir(folder, 0700) != 0)
        return errno == EEXIST ||
               problem_say(problem, _("%s: cannot use this folder: %s"), folder, strerror(errno));
    return (lchown(folder, (uid_t)-1, group) == 0 && chmod(folder, 0750) == 0) ||
           problem_say(problem, _("%s: cannot use this folder: %s"), folder, strerror(errno));
}

bool group_folder(const char *folder, gid_t group, char within[GROUP_PATH_SIZE],
                  struct problem *problem)
{
    if (!make_folder(folder, group, problem))
        return false;
    char *whole = realpath(folder, NULL);
    if (whole == NULL || strlen(whole) >= GROUP_PATH_SIZE) {
        problem_say(problem, _("%s: cannot use this folder: %s"), folder, strerror(errno));
        free(whole);
        return false;
    }
    strcpy(within, whole);
    free(whole);
    return are_safe(within, geteuid(), group, problem);
}

/* Records. */

static bool is_in_its_place(const char *path, const struct stat *about, struct problem *problem)
{
    char folder[FILE_FOLDER_SIZE];
    struct stat named;
    if (lstat(path, &named) != 0 || !S_ISREG(named.st_mode))
        return problem_say(problem, _("%s: is a link: expected the record of the group itself"),
                           path);
    char *within = file_folder_of(path, folder) ? realpath(folder, NULL) : NULL;
    bool is_safe_there =
        within != NULL && strlen(within) < GROUP_PATH_SIZE
            ? are_safe(within, about->st_uid, (gid_t)EVERYBODY, problem)
            : problem_say(problem, _("%s: cannot use this folder: %s"), folder, strerror(errno));
    free(within);
    return is_safe_there;
}

static bool is_for_group(const char *path, const struct stat *about, const char *named,
                         struct problem *problem)
{
    const struct group *group = named[0] != '\0' ? getgrnam(named) : NULL;
    if (group == NULL || group->gr_gid != about->st_gid)
        return problem_say(problem,
                           _("%s: a group can write to it, for which it was not made: "
                             "expected 'chmod g-w', or a game begun with --group"),
                           path);
    if (!is_own_group(about->st_gid))
        return problem_say(problem, _("%s: is for the group '%s', of which you are not a member"),
                           path, named);
    if (about->st_uid != geteuid() && !is_group_of(about->st_uid, about->st_gid))
        return problem_say(problem, _("%s: belongs to somebody who is not in the group '%s'"), path,
                           named);
    return is_in_its_place(path, about, problem);
}

bool group_may_share(int fd, const char *path, const char *named, struct problem *problem)
{
    struct stat about;
    if (fstat(fd, &about) != 0)
        return file_cannot_be_read(path, problem);
    if (about.st_mode & 02)
        return problem_say(problem,
                           _("%s: everybody on this machine can write to it: expected "
                             "'chmod o-w' first"),
                           path);
    if (about.st_mode & 020)
        return is_for_group(path, &about, named, problem);
    return about.st_uid == geteuid() || geteuid() == 0 ||
           problem_say(problem, _("%s: belongs to somebody else and is for no group"), path);
}
