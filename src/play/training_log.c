#include "play/training_log.h"

#include "language/language.h"
#include "play/file.h"
#include "play/folder.h"
#include "play/training_line.h"
#include "text/name_fold.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LOG_PATH_SIZE = FOLDER_PATH_SIZE + 16 };

static void log_path(const char *folder, char path[LOG_PATH_SIZE])
{
    snprintf(path, LOG_PATH_SIZE, "%s/training", folder);
}

/* Reading. */

static bool no_memory(const char *path, struct problem *problem)
{
    return problem_say(problem, _("%s: not enough memory to read it"), path);
}

static const struct training_entry *spelled(const struct training_entries *entries,
                                            const char *name)
{
    for (size_t e = entries->count; e-- > 0;)
        if (name_folds_to(entries->entry[e].name, name))
            return &entries->entry[e];
    return NULL;
}

const char *training_log_spelling(const struct training_entries *entries, const char *name)
{
    const struct training_entry *entry = spelled(entries, name);
    return entry != NULL ? entry->name : name;
}

const char *training_log_person(const struct training_entries *entries, const char *name)
{
    const struct training_entry *entry = name != NULL ? spelled(entries, name) : NULL;
    return entry != NULL ? entry->name : entries->entry[entries->count - 1].name;
}

/* Puts the newest spelling into all entries with that name. */
static void spell_alike(struct training_entries *entries)
{
    for (size_t e = entries->count; e-- > 0;) {
        const struct training_entry *newest = spelled(entries, entries->entry[e].name);
        if (newest != NULL && newest != &entries->entry[e])
            memcpy(entries->entry[e].name, newest->name, sizeof newest->name);
    }
}

static struct training_entry *new_entry(struct training_entries *entries, size_t *room)
{
    if (entries->count == *room) {
        size_t more = 2 * *room + 64;
        struct training_entry *entry = realloc(entries->entry, more * sizeof *entry);
        if (entry == NULL)
            return NULL;
        entries->entry = entry;
        *room = more;
    }
    return &entries->entry[entries->count];
}

/* Reads all lines; counts those that are none. False if memory runs out. */
static bool read_lines(struct training_entries *entries, const char *text, size_t length,
                       size_t *skipped)
{
    const char *end = text + length;
    size_t room = 0;
    for (const char *line = text; line < end;) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        const char *stop = newline != NULL ? newline : end;
        struct training_entry *entry = new_entry(entries, &room);
        if (entry == NULL)
            return false;
        if (training_line_read(line, (size_t)(stop - line), entry))
            entries->count++;
        else
            *skipped += stop > line;
        line = stop + 1;
    }
    return true;
}

static bool read_open(struct training_entries *entries, int fd, const char *path,
                      struct problem *problem)
{
    char *text;
    size_t length, skipped = 0;
    if (!file_read_open(FILE_HISTORY, fd, path, &text, &length, problem))
        return false;
    bool is_read = read_lines(entries, text, length, &skipped);
    free(text);
    if (!is_read) {
        training_entries_free(entries);
        return no_memory(path, problem);
    }
    spell_alike(entries);
    if (skipped > 0)
        problem_say(problem,
                    _n("%s: %zu line cannot be read; it is skipped and kept",
                       "%s: %zu lines cannot be read; they are skipped and kept", skipped),
                    path, skipped);
    return true;
}

bool training_log_read(struct training_entries *entries, struct problem *problem)
{
    char folder[FOLDER_PATH_SIZE], path[LOG_PATH_SIZE];
    *entries = (struct training_entries){NULL, 0};
    problem->text[0] = '\0';
    if (!folder_path(FOLDER_STATE, folder, problem))
        return false;
    log_path(folder, path);
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return errno == ENOENT ||
               problem_say(problem, _("%s: cannot be opened: %s"), path, strerror(errno));
    bool is_read = read_open(entries, fd, path, problem);
    close(fd);
    return is_read;
}

void training_entries_free(struct training_entries *entries)
{
    free(entries->entry);
    *entries = (struct training_entries){NULL, 0};
}

/* Adding. */

/* Whether the file ends within a line, or may do so: a program died, or the disk was full. */
static bool ends_within_line(int fd, size_t size)
{
    char last;
    return size > 0 && (pread(fd, &last, 1, (off_t)size - 1) != 1 || last != '\n');
}

/* Appends "\nLINE\n", without the first newline where the file does not need it. What could not be
 * written or synced as a whole is taken back. */
static bool append(int fd, const char *path, const char *line, size_t length)
{
    struct stat about;
    if (!file_lock_wait(fd) || fstat(fd, &about) != 0 ||
        (about.st_size == 0 && !file_sync_folder(path)))
        return false;
    size_t size = (size_t)about.st_size, spare = ends_within_line(fd, size) ? 0 : 1;
    if (file_write_at(fd, line + spare, length - spare, size) && file_sync(fd))
        return true;
    int why = errno;
    file_cut(fd, size);
    errno = why;
    return false;
}

static bool add_line(const char *path, const char *line, size_t length, struct problem *problem)
{
    int fd = open(path, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0600);
    if (fd < 0)
        return problem_say(problem, _("%s: cannot be opened: %s"), path, strerror(errno));
    bool is_added = append(fd, path, line, length) ||
                    problem_say(problem, _("%s: cannot be written: %s"), path, strerror(errno));
    close(fd);
    return is_added;
}

bool training_log_add(const struct training_entry *entry, struct problem *problem)
{
    char folder[FOLDER_PATH_SIZE], path[LOG_PATH_SIZE];
    if (!folder_make(FOLDER_STATE, folder, problem))
        return false;
    log_path(folder, path);
    char *json = training_line_print(entry);
    size_t room = json != NULL ? strlen(json) + 3 : 0;
    char *line = json != NULL ? malloc(room) : NULL;
    bool is_added =
        line != NULL ? add_line(path, line, (size_t)snprintf(line, room, "\n%s\n", json), problem)
                     : problem_say(problem, _("%s: not enough memory to add to it"), path);
    free(line);
    free(json);
    return is_added;
}
