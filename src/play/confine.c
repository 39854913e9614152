#include "play/confine.h"

#include <signal.h>
#include <sys/resource.h>

#ifdef __linux__
#include <sys/syscall.h>
#endif

#if defined __linux__ && defined SYS_landlock_create_ruleset && __has_include(<linux/landlock.h>)

#include <fcntl.h>
#include <linux/landlock.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <unistd.h>

/* By the versions of Landlock: what the kernel knows of can be forbidden. Reading is left alone:
 * languages and themes are read when they are chosen. */
static uint64_t forbidden(long version)
{
    uint64_t all =
        LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
        LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
        LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK |
        LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
#ifdef LANDLOCK_ACCESS_FS_TRUNCATE
    if (version >= 3)
        all |= LANDLOCK_ACCESS_FS_TRUNCATE;
#endif
    (void)version;
    return all;
}

/* The record may be written, and cut where moves are undone. */
static bool allow(int rules, const char *path, uint64_t all)
{
    uint64_t changes = LANDLOCK_ACCESS_FS_WRITE_FILE;
#ifdef LANDLOCK_ACCESS_FS_TRUNCATE
    changes |= all & LANDLOCK_ACCESS_FS_TRUNCATE;
#endif
    struct landlock_path_beneath_attr beneath = {.allowed_access = changes & all,
                                                 .parent_fd = open(path, O_PATH | O_CLOEXEC)};
    bool is_allowed =
        beneath.parent_fd >= 0 &&
        syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0) == 0;
    if (beneath.parent_fd >= 0)
        close(beneath.parent_fd);
    return is_allowed;
}

static bool keep_to(const char *path)
{
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 1)
        return false;
    struct landlock_ruleset_attr about = {.handled_access_fs = forbidden(version)};
    int rules = (int)syscall(SYS_landlock_create_ruleset, &about, sizeof about, 0);
    if (rules < 0)
        return false;
    if (path != NULL)
        allow(rules, path, about.handled_access_fs); /* where it is not there it cannot be opened */
    bool is_kept = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                   syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    close(rules);
    return is_kept;
}

#else

static bool keep_to(const char *path)
{
    (void)path;
    return false;
}

#endif

bool confine(const char *path)
{
    setrlimit(RLIMIT_CORE, &(struct rlimit){0});
    signal(SIGTSTP, SIG_IGN);
    return keep_to(path);
}
