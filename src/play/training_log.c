#include "play/training_log.h"

#include "language/language.h"
#include "play/file.h"
#include "play/folder.h"
#include "play/name_table.h"
#include "play/training_line.h"
#include "training/progress.h"
#include "unicode/utf8.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LOG_PATH_SIZE = FOLDER_PATH_SIZE + 16 };

static void part_path(const char *folder, unsigned part, char path[LOG_PATH_SIZE])
{
    char number[16] = "";
    if (part > 1)
        snprintf(number, sizeof number, ".%u", part);
    snprintf(path, LOG_PATH_SIZE, "%s/training%s", folder, number);
}

static bool is_none(const char *path, struct problem *problem)
{
    return problem_say(problem, _("%s: expected a practice history, this is not one"), path);
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
        if (spelling_is_same(entries->entry[e].name, name))
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

static bool is_named(const void *entries, size_t number, const void *name)
{
    return spelling_is_same(((const struct training_entry *)entries)[number].name, name);
}

/* Puts the newest spelling into all entries with that name. False where memory runs out. */
static bool spell_alike(struct training_entries *entries)
{
    struct name_table table = {NULL, 0, 0};
    bool has_room = true;
    for (size_t e = entries->count; e-- > 0 && (has_room = name_table_make_room(&table));) {
        char *name = entries->entry[e].name;
        uint64_t hash = spelling_hash(name);
        struct name_slot *slot = name_table_find(&table, hash, is_named, entries->entry, name);
        if (slot->is_taken)
            memcpy(name, entries->entry[slot->number].name, TRAINING_NAME_SIZE);
        else
            name_table_note(&table, slot, hash, e);
    }
    name_table_free(&table);
    return has_room;
}

static int older_first(const void *one, const void *other)
{
    const struct training_entry *a = one, *b = other;
    if (a->time != b->time)
        return a->time < b->time ? -1 : 1;
    return a->again < b->again ? -1 : 1;
}

/* Puts the entries of several parts in order; those of one are in the order in which they were
 * added, whatever the clock said. */
static void put_in_order(struct training_entries *entries)
{
    for (size_t e = 0; e < entries->count; e++)
        entries->entry[e].again = e; /* of two of the same time the one read first comes first */
    if (entries->count > 0)
        qsort(entries->entry, entries->count, sizeof *entries->entry, older_first);
}

/* What is read, and from where. */
struct log_reading {
    struct training_entries *entries;
    size_t room;
    unsigned parts; /* of which there have been entries */
    struct file_lines *lines;
    struct problem *problem;
};

static struct training_entry *new_entry(struct log_reading *reading)
{
    struct training_entries *entries = reading->entries;
    if (entries->count == reading->room) {
        size_t more = 2 * reading->room + 64;
        struct training_entry *entry = realloc(entries->entry, more * sizeof *entry);
        if (entry == NULL)
            return NULL;
        entries->entry = entry;
        reading->room = more;
    }
    return &entries->entry[entries->count];
}

/* Reads all lines of a part; counts those that are none. */
static bool read_lines(struct log_reading *reading, const char *path, size_t *skipped)
{
    const char *line;
    size_t length;
    for (;;) {
        enum file_line found = file_lines_next(reading->lines, &line, &length);
        if (found == FILE_LINES_END)
            return true;
        if (found == FILE_LINES_FAILED)
            return file_cannot_be_read(path, reading->problem);
        struct training_entry *entry = new_entry(reading);
        if (entry == NULL)
            return no_memory(path, reading->problem);
        if (found == FILE_LINE && training_line_read(line, length, entry))
            reading->entries->count++;
        else
            *skipped += found == FILE_LINE_TOO_LONG || length > 0;
    }
}

static bool read_open(struct log_reading *reading, int fd, const char *path)
{
    struct stat about;
    size_t before = reading->entries->count, skipped = 0;
    if (fstat(fd, &about) != 0)
        return file_cannot_be_read(path, reading->problem);
    if (!S_ISREG(about.st_mode))
        return is_none(path, reading->problem);
    file_lines_begin(reading->lines, fd, (size_t)about.st_size);
    if (!read_lines(reading, path, &skipped))
        return false;
    reading->parts += reading->entries->count > before;
    if (skipped > 0)
        problem_say(reading->problem,
                    _n("%s: %zu line cannot be read; it is skipped and kept",
                       "%s: %zu lines cannot be read; they are skipped and kept", skipped),
                    path, skipped);
    return true;
}

static bool read_part(struct log_reading *reading, const char *path)
{
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return errno == ENOENT ||
               problem_say(reading->problem, _("%s: cannot be opened: %s"), path, strerror(errno));
    bool is_read = read_open(reading, fd, path);
    close(fd);
    return is_read;
}

static bool read_all(struct log_reading *reading, const char *folder)
{
    char path[LOG_PATH_SIZE];
    for (unsigned part = 1; part <= TRAINING_PARTS_MOST; part++) {
        part_path(folder, part, path);
        if (!read_part(reading, path))
            return false;
    }
    if (reading->parts > 1)
        put_in_order(reading->entries);
    part_path(folder, 1, path);
    return spell_alike(reading->entries) || no_memory(path, reading->problem);
}

bool training_log_read(struct training_entries *entries, struct problem *problem)
{
    char folder[FOLDER_PATH_SIZE];
    *entries = (struct training_entries){NULL, 0};
    problem->text[0] = '\0';
    if (!folder_path(FOLDER_STATE, folder, problem))
        return false;
    struct log_reading reading = {.entries = entries, .problem = problem};
    reading.lines = malloc(sizeof *reading.lines);
    bool is_read = reading.lines != NULL ? read_all(&reading, folder) : no_memory(folder, problem);
    free(reading.lines);
    if (is_read)
        training_link(entries);
    else
        training_entries_free(entries);
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

/* An existing file may be a link, which is there on purpose; a new one is never made through one.
 * -1 with errno; ENOENT: it is a link that leads nowhere. */
static int open_part(const char *path)
{
    const int flags = O_RDWR | O_APPEND | O_NONBLOCK | O_CLOEXEC;
    int fd = open(path, flags);
    if (fd >= 0 || errno != ENOENT)
        return fd;
    fd = open(path, flags | O_CREAT | O_EXCL | O_NOFOLLOW, 0600);
    return fd < 0 && errno == EEXIST ? open(path, flags) : fd; /* made by another meanwhile */
}

/* A line to be added: "\nLINE\n", of which the first newline is left out where the file does not
 * need it. */
struct addition {
    const char *text;
    size_t length;
};

/* What could not be written or synced as a whole is taken back. */
static bool append(int fd, const char *path, const struct stat *about,
                   const struct addition *addition)
{
    size_t size = (size_t)about->st_size, spare = ends_within_line(fd, size) ? 0 : 1;
    if (size == 0 && !file_sync_folder(path))
        return false;
    if (file_write_at(fd, addition->text + spare, addition->length - spare, size) && file_sync(fd))
        return true;
    int why = errno;
    file_cut(fd, size);
    errno = why;
    return false;
}

/* FILE_TAKEN, with nothing changed, where another program has locked the part, or deleted it at
 * this moment. FILE_LOCK_FAILED: `problem` says why it cannot be added. */
static enum file_lock add_to_open(int fd, const char *path, const struct addition *addition,
                                  struct problem *problem)
{
    struct stat about;
    enum file_lock lock = file_lock(fd);
    if (lock == FILE_LOCKED && fstat(fd, &about) == 0) {
        if (!S_ISREG(about.st_mode)) {
            is_none(path, problem);
            return FILE_LOCK_FAILED;
        }
        if (about.st_nlink == 0)
            return FILE_TAKEN;
        if (append(fd, path, &about, addition))
            return FILE_LOCKED;
    }
    if (lock != FILE_TAKEN)
        problem_say(problem, _("%s: cannot be written: %s"), path, strerror(errno));
    return lock == FILE_TAKEN ? FILE_TAKEN : FILE_LOCK_FAILED;
}

static enum file_lock add_to_part(const char *path, const struct addition *addition,
                                  struct problem *problem)
{
    int fd = open_part(path);
    if (fd < 0) {
        if (errno == ENOENT)
            problem_say(problem, _("%s: cannot be written: it is a broken link"), path);
        else
            problem_say(problem, _("%s: cannot be opened: %s"), path, strerror(errno));
        return FILE_LOCK_FAILED;
    }
    enum file_lock added = add_to_open(fd, path, addition, problem);
    close(fd);
    return added;
}

/* To the first part that no other program has locked: nobody waits for a lock. */
static bool add_line(const char *folder, const struct addition *addition, struct problem *problem)
{
    char path[LOG_PATH_SIZE];
    enum file_lock added = FILE_TAKEN;
    for (unsigned part = 1; part <= TRAINING_PARTS_MOST && added == FILE_TAKEN; part++) {
        part_path(folder, part, path);
        added = add_to_part(path, addition, problem);
    }
    part_path(folder, 1, path);
    if (added == FILE_TAKEN)
        problem_say(problem, _("%s: other programs keep it locked; the auction is not added"),
                    path);
    return added == FILE_LOCKED;
}

bool training_log_add(const struct training_entry *entry, struct problem *problem)
{
    char folder[FOLDER_PATH_SIZE];
    if (!folder_make(FOLDER_STATE, folder, problem))
        return false;
    char *json = training_line_print(entry);
    size_t room = json != NULL ? strlen(json) + 3 : 0;
    char *line = json != NULL ? malloc(room) : NULL;
    bool is_added = false;
    if (line != NULL) {
        size_t length = (size_t)snprintf(line, room, "\n%s\n", json);
        is_added = add_line(folder, &(struct addition){line, length}, problem);
    } else {
        char path[LOG_PATH_SIZE];
        part_path(folder, 1, path);
        problem_say(problem, _("%s: not enough memory to add to it"), path);
    }
    free(line);
    free(json);
    return is_added;
}
