#include "play/file_notice.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
    char folder[PATH_MAX];
    const char *slash = strrchr(path, '/');
    size_t length = slash == NULL ? 0 : slash == path ? 1 : (size_t)(slash - path);
    if (length >= sizeof folder)
        return false;
    memcpy(folder, slash != NULL ? path : ".", length > 0 ? length : 1);
    folder[length > 0 ? length : 1] = '\0';
    return is_local(folder) &&
           inotify_add_watch(fd, folder,
                             IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM |
                                 IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR) >= 0;
}

/* The folder where the file is named, that of the file itself where it is a link, and the file, as
 * it may have other names. A folder that is noticed already stays so. */
static bool notice(int fd, const char *path)
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

void file_notice_begin(struct file_notice *notice_of, const char *path)
{
    notice_of->fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (notice_of->fd >= 0 && !notice(notice_of->fd, path))
        file_notice_end(notice_of);
}

void file_notice_take(struct file_notice *notice_of, const char *path)
{
    if (notice_of->fd >= 0 && (!take_all(notice_of->fd) || !notice(notice_of->fd, path)))
        file_notice_end(notice_of);
}

#else

void file_notice_begin(struct file_notice *notice_of, const char *path)
{
    (void)path;
    notice_of->fd = -1;
}

void file_notice_take(struct file_notice *notice_of, const char *path)
{
    (void)notice_of, (void)path;
}

#endif

void file_notice_end(struct file_notice *notice_of)
{
    if (notice_of->fd > 0)
        close(notice_of->fd);
    notice_of->fd = -1;
}
