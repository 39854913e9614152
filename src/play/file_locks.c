/* Places of a file that several programs share. Their locks belong to the open file, as flock's do:
 * another descriptor of this program can be closed without losing them, and they end with whoever
 * holds them. */
#include "play/file.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#ifdef F_OFD_SETLK

/* Places are beyond the end of any record. */
static struct flock range_of(unsigned place, short type)
{
    return (struct flock){.l_type = type,
                          .l_whence = SEEK_SET,
                          .l_start = (off_t)FILE_SIZE_MOST * 2 + (off_t)place,
                          .l_len = 1};
}

enum file_lock file_lock_place(int fd, unsigned place)
{
    struct flock range = range_of(place, F_WRLCK);
    int done;
    while ((done = fcntl(fd, F_OFD_SETLK, &range)) != 0 && errno == EINTR)
        ;
    if (done == 0)
        return FILE_LOCKED;
    return errno == EAGAIN || errno == EACCES ? FILE_TAKEN : FILE_LOCK_FAILED;
}

void file_unlock_place(int fd, unsigned place)
{
    struct flock range = range_of(place, F_UNLCK);
    (void)fcntl(fd, F_OFD_SETLK, &range);
}

bool file_place_is_taken(int fd, unsigned place)
{
    struct flock range = range_of(place, F_WRLCK);
    return fcntl(fd, F_OFD_GETLK, &range) == 0 && range.l_type != F_UNLCK;
}

#else

enum file_lock file_lock_place(int fd, unsigned place)
{
    (void)fd;
    (void)place;
    errno = ENOSYS;
    return FILE_LOCK_FAILED;
}

void file_unlock_place(int fd, unsigned place)
{
    (void)fd;
    (void)place;
}

bool file_place_is_taken(int fd, unsigned place)
{
    (void)fd;
    (void)place;
    return false;
}

#endif
