#include "play/journal.h"

#include "bastide/notation.h"
#include "play/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { SECTOR = 512 /* the smallest unit any disk writes at once */ };

/* The end of the next piece to write atomically: nearly always all of the text. The rest of a
 * partly written line is a piece of its own. */
static size_t stroke_end(const struct record_buffer *text, size_t begin)
{
    size_t end = begin + RECORD_STROKE_MOST;
    if (begin > 0 && text->text[begin - 1] != '\n') {
        const char *newline = memchr(text->text + begin, '\n', text->length - begin);
        return newline ? (size_t)(newline + 1 - text->text) : text->length;
    }
    if (end >= text->length)
        return text->length;
    while (end > begin && text->text[end - 1] != '\n')
        end--;
    return end > begin ? end : begin + RECORD_STROKE_MOST;
}

static bool write_stroke(int fd, const struct record_buffer *text, size_t begin, size_t end)
{
    size_t beyond = (begin / SECTOR + 1) * SECTOR;
    if (end > beyond) {
        if (!file_write_at(fd, text->text + beyond, end - beyond, beyond) || !file_sync(fd))
            return false;
        end = beyond;
    }
    return file_write_at(fd, text->text + begin, end - begin, begin) && file_sync(fd);
}

bool record_file_write(int fd, const struct record_buffer *text, size_t *certain)
{
    while (*certain < text->length) {
        size_t end = stroke_end(text, *certain);
        if (!write_stroke(fd, text, *certain, end))
            return false;
        *certain = end;
    }
    return true;
}

bool record_file_cut(int fd, const struct record_buffer *text, size_t size)
{
    struct stat about;
    if (fstat(fd, &about) != 0)
        return false;
    size_t now = (size_t)about.st_size;
    bool is_line = size > 0 && text->text[size - 1] == '\n';
    bool reaches_on = now > (size / SECTOR + 1) * SECTOR && now - size <= RECORD_STROKE_MOST;
    if (is_line && reaches_on && (!file_write_at(fd, "", 1, size) || !file_sync(fd)))
        return false;
    return file_cut(fd, size) && file_sync(fd);
}

int record_file_make(const char *path, const struct record_buffer *text)
{
    size_t certain = 0;
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (fd < 0)
        return -1;
    if (file_lock(fd) == FILE_LOCKED && record_file_write(fd, text, &certain) &&
        file_sync_folder(path))
        return fd;
    file_discard(fd, path);
    return -1;
}

static void make_folder_of(const char *path)
{
    char folder[FILE_FOLDER_SIZE];
    if (file_folder_of(path, folder) && mkdir(folder, 0700) == 0)
        file_sync_folder(folder);
}

size_t record_stem(const char *path)
{
    size_t length = strlen(path), ending = sizeof RECORD_ENDING - 1;
    return length > ending && strcmp(path + length - ending, RECORD_ENDING) == 0 ? length - ending
                                                                                 : length;
}

int record_file_make_beside(const char *path, const struct record_buffer *text, char **made)
{
    enum { NUMBERS_MOST = 99, MARK_SIZE = 16 };
    size_t stem = record_stem(path), size = strlen(path) + MARK_SIZE;
    const char *ending = path + stem;
    int fd = -1;
    if (stem > 3 && path[stem - 3] == '_' && strspn(path + stem - 2, "0123456789") >= 2)
        stem -= 3;
    *made = malloc(size);
    if (*made == NULL) {
        errno = ENOMEM;
        return -1;
    }
    make_folder_of(path);
    for (unsigned number = 2; number <= NUMBERS_MOST && fd < 0; number++) {
        snprintf(*made, size, "%.*s_%02u%s", (int)stem, path, number, ending);
        fd = record_file_make(*made, text);
        if (fd < 0 && errno != EEXIST)
            break;
    }
    if (fd < 0) {
        int why = errno;
        free(*made);
        errno = why;
    }
    return fd;
}

enum record_file_state record_file_check(int fd, const char *path, size_t *size)
{
    struct stat own, named;
    if (fstat(fd, &own) != 0)
        return RECORD_FILE_UNKNOWN;
    *size = (size_t)own.st_size;
    if (own.st_nlink == 0)
        return RECORD_FILE_GONE;
    if (stat(path, &named) != 0)
        return errno == ENOENT || errno == ENOTDIR || errno == ELOOP ? RECORD_FILE_GONE
                                                                     : RECORD_FILE_UNKNOWN;
    return named.st_dev == own.st_dev && named.st_ino == own.st_ino ? RECORD_FILE_THERE
                                                                    : RECORD_FILE_GONE;
}
