#include "play/notice.h"
#include "play/file.h"
#include "play/file_system.h"

#include <poll.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

void notice_end(int notice)
{
    if (notice > 0)
        close(notice);
}

bool notice_is_due(int notice)
{
    struct pollfd source = {notice, POLLIN, 0};
    return notice < 0 || poll(&source, 1, 0) != 0;
}

#ifdef __linux__

#include <limits.h>
#include <sys/inotify.h>

/* What happens in the folder of `path`. */
static bool notice_folder(int fd, const char *path)
{
    char folder[FILE_FOLDER_SIZE];
    return file_folder_of(path, folder) && file_system_is_local(file_system_at(folder)) &&
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
    return notice_folder(fd, whole) &&
           inotify_add_watch(fd, whole, IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE) >= 0;
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

int notice_begin(const char *path)
{
    int notice = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (notice < 0 || notice_file(notice, path))
        return notice;
    notice_end(notice);
    return -1;
}

/* Another one may be there now, or a link may lead elsewhere: that is where notices come from next.
 */
int notice_take(int notice, const char *path)
{
    if (notice < 0 || (take_all(notice) && notice_file(notice, path)))
        return notice;
    notice_end(notice);
    return -1;
}

#else

int notice_begin(const char *path)
{
    (void)path;
    return -1;
}

int notice_take(int notice, const char *path)
{
    (void)path;
    return notice;
}

#endif
