#include "play/watch.h"
#include "language/language.h"
#include "play/file.h"
#include "play/session.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Notices of changes to the file, also of its being replaced, deleted and made again: where the
 * system gives them the file need not be polled. It does for local file systems, but not over a
 * network, nor where there is no inotify. */

static void notice_end(struct watch *watch)
{
    if (watch->notice > 0)
        close(watch->notice);
    watch->notice = -1;
}

#ifdef __linux__

#include <limits.h>
#include <sys/inotify.h>
#include <sys/vfs.h>

/* File systems of which the kernel hears every change: no other machine writes to them. Whether
 * that is so of others, those of virtual machines for example, nobody can tell. */
static bool is_local(const char *path)
{
    static const unsigned long local[] = {0xef53 /* ext2 to ext4 */, 0x58465342 /* XFS */,
                                          0x9123683e /* Btrfs */,    0x01021994 /* tmpfs */,
                                          0x858458f6 /* ramfs */,    0xf2f52010 /* F2FS */,
                                          0x2fc12fc1 /* ZFS */,      0x794c7630 /* overlay */,
                                          0xca451a4e /* bcachefs */, 0x3153464a /* JFS */,
                                          0x52654973 /* ReiserFS */, 0x3434 /* NILFS */,
                                          0x4d44 /* FAT */,          0x2011bab0 /* exFAT */,
                                          0x7366746e /* NTFS */,     0xf15f /* eCryptfs */};
    struct statfs about;
    if (statfs(path, &about) != 0)
        return false;
    for (size_t l = 0; l < sizeof local / sizeof local[0]; l++)
        if (((unsigned long)about.f_type & 0xffffffff) == local[l])
            return true;
    return false;
}

/* What happens in the folder of `path`. */
static bool notice_folder(int fd, const char *path)
{
    char folder[FILE_FOLDER_SIZE];
    return file_folder_of(path, folder) && is_local(folder) &&
           inotify_add_watch(fd, folder,
                             IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM |
                                 IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR) >= 0;
}

/* The folder where the file is named, that of the file itself where it is a link, and the file, as
 * it may have other names. A folder that is noticed already stays so. */
static bool notice_file(int fd, const char *path)
{
    char whole[PATH_MAX];
    if (!notice_folder(fd, path))
        return false;
    if (realpath(path, whole) == NULL) /* it is not there now, but may come */
        return true;
    return notice_folder(fd, whole) && inotify_add_watch(fd, whole, IN_MODIFY | IN_ATTRIB) >= 0;
}

/* False where a folder that was noticed is gone. */
static bool take_all(int fd)
{
    _Alignas(struct inotify_event) char bytes[4096];
    bool is_whole = true;
    for (ssize_t count; (count = read(fd, bytes, sizeof bytes)) > 0;)
        for (ssize_t at = 0; at < count;) {
            const struct inotify_event *event = (const struct inotify_event *)(bytes + at);
            is_whole = is_whole && !(event->mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT));
            at += (ssize_t)sizeof *event + (ssize_t)event->len;
        }
    return is_whole;
}

/* Nothing can go wrong but that no notices come. */
static void notice_begin(struct watch *watch)
{
    watch->notice = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (watch->notice >= 0 && !notice_file(watch->notice, watch->path))
        notice_end(watch);
}

/* Takes the notices there are; the file needs a look after it. Another one may be there now,
 * or a link may lead elsewhere: that is where notices come from next. */
static void notice_take(struct watch *watch)
{
    if (watch->notice >= 0 &&
        (!take_all(watch->notice) || !notice_file(watch->notice, watch->path)))
        notice_end(watch);
}

#else

static void notice_begin(struct watch *watch)
{
    watch->notice = -1;
}

static void notice_take(struct watch *watch)
{
    (void)watch;
}

#endif

/* Reading. */

static bool is_same_file(const struct stat *one, const struct stat *other)
{
    return one->st_dev == other->st_dev && one->st_ino == other->st_ino &&
           one->st_size == other->st_size && one->st_mtim.tv_sec == other->st_mtim.tv_sec &&
           one->st_mtim.tv_nsec == other->st_mtim.tv_nsec;
}

/* Reports a new state; a bad one only the second time it is seen. */
static bool tell(struct watch *watch, enum watch_state state, size_t bad_line)
{
    bool is_new = state != watch->state || bad_line != watch->bad_line;
    bool waits = is_new && state != WATCH_WHOLE && !watch->was_bad;
    watch->was_bad = waits;
    if (waits || !is_new)
        return false;
    watch->state = state;
    watch->bad_line = bad_line;
    return true;
}

/* Replaces the session if the new one has different moves; otherwise closes the new one. Returns
 * whether it replaced it. */
static bool take_over(struct watch *watch, struct session *session)
{
    size_t kept = session_moves_in_common(&watch->session, session), before = watch->session.made;
    bool is_new = kept < before || kept < session->made;
    watch->kept = kept;
    watch->is_another = is_new && kept == 0 && before > 0 && session->made > 0;
    session_close(is_new ? &watch->session : session);
    if (is_new)
        watch->session = *session;
    return is_new;
}

static bool read_again(struct watch *watch)
{
    struct session session;
    struct salvage salvage;
    struct problem unsaid; /* the state reports it */
    if (!session_salvage_file(&session, watch->path, &salvage, &unsaid))
        return tell(watch, WATCH_UNREADABLE, 0);
    bool tells = tell(watch, salvage.line > 0 ? WATCH_DAMAGED : WATCH_WHOLE, salvage.line);
    if (watch->was_bad) { /* the next look will decide */
        session_close(&session);
        return false;
    }
    return take_over(watch, &session) || tells;
}

/* Two changes within a tick of the file system's clock may look alike, so a changed file is read
 * once more at the next look. */
bool watch_look(struct watch *watch)
{
    struct stat about;
    watch->kept = watch->session.made;
    watch->is_another = false;
    notice_take(watch);
    if (stat(watch->path, &about) != 0) {
        watch->is_settled = true; /* nothing was read */
        return tell(watch, errno == ENOENT ? WATCH_GONE : WATCH_UNREADABLE, 0);
    }
    bool is_same = is_same_file(&watch->about, &about);
    if (is_same && watch->is_settled && !watch->was_bad && watch->state <= WATCH_DAMAGED)
        return false;
    watch->about = about;
    watch->is_settled = is_same;
    return read_again(watch);
}

/* Where there are no notices the file is polled: all of it, which is one call. */
int watch_pause(const struct watch *watch)
{
    enum { SOON = 200, BY_THE_CLOCK = 1000 };
    if (!watch->is_settled || watch->was_bad)
        return SOON;
    return watch->notice < 0 ? BY_THE_CLOCK : -1;
}

static bool abandon(struct watch *watch)
{
    watch_end(watch);
    return false;
}

bool watch_begin(struct watch *watch, const char *path, struct problem *problem)
{
    struct salvage salvage;
    char last[STORE_PATH_SIZE];
    *watch = (struct watch){.notice = -1};
    if (path == NULL && !store_last_path(last, problem))
        return abandon(watch);
    watch->path = strdup(path ? path : last);
    if (watch->path == NULL) {
        problem_say(problem, "%s", _("not enough memory"));
        return abandon(watch);
    }
    /* Before reading: a change during the read is then seen at the next look. */
    notice_begin(watch);
    if (stat(watch->path, &watch->about) != 0)
        watch->about = (struct stat){0};
    if (!session_salvage_file(&watch->session, watch->path, &salvage, problem))
        return abandon(watch);
    watch->state = salvage.line > 0 ? WATCH_DAMAGED : WATCH_WHOLE;
    watch->bad_line = salvage.line;
    return true;
}

void watch_end(struct watch *watch)
{
    session_close(&watch->session);
    free(watch->path);
    notice_end(watch);
    *watch = (struct watch){.notice = -1};
}
