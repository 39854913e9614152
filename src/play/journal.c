#include "play/journal_inside.h"

#include "language/language.h"
#include "play/file.h"
#include "play/notice.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Opening and closing. */

static struct journal *journal_new(const char *path, struct problem *problem)
{
    struct journal *journal = calloc(1, sizeof *journal);
    char *copy = strdup(path);
    if (journal == NULL || copy == NULL) {
        problem_say(problem, _("%s: not enough memory to save a game there"), path);
        free(journal);
        free(copy);
        return NULL;
    }
    journal->path = copy;
    journal->fd = journal->notice = -1;
    return journal;
}

static void journal_free(struct journal *journal)
{
    notice_end(journal->notice);
    if (journal->fd >= 0)
        close(journal->fd);
    record_buffer_free(&journal->text);
    free(journal->path);
    free(journal);
}

static bool no_memory(const struct journal *journal, struct problem *problem)
{
    return problem_say(problem, _("%s: not enough memory to save the game"), journal->path);
}

struct journal *journal_create(const char *path, const struct record_buffer *buffer,
                               struct problem *problem)
{
    struct journal *journal = journal_new(path, problem);
    if (journal == NULL)
        return NULL;
    if (journal_defer(journal, buffer, problem)) {
        journal->fd = record_file_make(path, &journal->text);
        journal->certain = journal->size = journal->text.length;
        if (journal->fd >= 0)
            return journal;
        problem_say(problem, _("%s: cannot be created: %s"), path, strerror(errno));
    }
    journal_free(journal);
    return NULL;
}

static bool journal_lock(const struct journal *journal, struct problem *problem)
{
    enum file_lock lock = journal->is_shared ? file_share(journal->fd) : file_lock(journal->fd);
    if (lock == FILE_TAKEN)
        return problem_say(problem, _("%s: this game is open in another program"), journal->path);
    return lock == FILE_LOCKED ||
           problem_say(problem, _("%s: cannot be locked: %s"), journal->path, strerror(errno));
}

static struct journal *open_with(const char *path, bool is_shared, struct problem *problem)
{
    struct journal *journal = journal_new(path, problem);
    if (journal == NULL)
        return NULL;
    journal->is_shared = is_shared;
    if (is_shared) /* before it is read: a change meanwhile is noticed */
        journal->notice = notice_begin(path);
    journal->fd = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
    if (journal->fd < 0)
        problem_say(problem, _("%s: cannot be opened: %s"), path, strerror(errno));
    else if ((!is_shared || journal_has_locks(journal, problem)) &&
             journal_lock(journal, problem) &&
             journal_read_whole(journal, &journal->text, problem)) {
        journal->certain = journal->size = journal->text.length;
        return journal;
    }
    journal_free(journal);
    return NULL;
}

struct journal *journal_open(const char *path, struct problem *problem)
{
    return open_with(path, false, problem);
}

struct journal *journal_join(const char *path, struct problem *problem)
{
    return open_with(path, true, problem);
}

const char *journal_name(const struct journal *journal)
{
    return file_name_of(journal->path);
}

const struct record_buffer *journal_record(const struct journal *journal)
{
    return &journal->text;
}

bool journal_news(struct journal *journal, struct problem *news)
{
    if (journal->news.text[0] == '\0')
        return false;
    *news = journal->news;
    journal->news.text[0] = '\0';
    return true;
}

void journal_tell(struct journal *journal, const struct problem *news)
{
    struct problem before = journal->news;
    problem_say(&journal->news, "%s%s%s", before.text, before.text[0] != '\0' ? " " : "",
                news->text);
}

bool journal_is_at(const struct journal *journal, const char *path)
{
    struct stat own, other;
    return fstat(journal->fd, &own) == 0 && stat(path, &other) == 0 && own.st_dev == other.st_dev &&
           own.st_ino == other.st_ino;
}

/* Reports the rest of a file that is not part of the record. */
static void tell_rest(struct journal *journal, size_t whole)
{
    enum { QUOTED_MOST = 40 };
    const char *rest = journal->text.text + whole;
    size_t length = journal->text.length - whole;
    int quoted = length > QUOTED_MOST ? QUOTED_MOST : (int)length;
    if (length > 0 && memchr(rest, '\0', length) != NULL)
        problem_say(&journal->news,
                    _("The end of %s was not written completely, perhaps because of a power cut. "
                      "It is ignored; the next move overwrites it."),
                    journal_name(journal));
    else if (length > 0)
        problem_say(&journal->news,
                    _("The last line of %s, '%.*s', is incomplete: it has no newline. It is "
                      "ignored; the next move overwrites it."),
                    journal_name(journal), quoted, rest);
}

bool journal_accept(struct journal *journal, const struct record_buffer *marks, size_t whole,
                    struct problem *problem)
{
    struct record_buffer *text = &journal->text;
    for (size_t step = 0; step < marks->steps; step++)
        record_buffer_mark(text, marks->begin[step]);
    if (marks->failed || text->failed)
        return no_memory(journal, problem);
    tell_rest(journal, whole);
    record_buffer_cut(text, whole, text->steps);
    journal->certain = whole;
    journal->is_unread = false;
    return true;
}

/* Writing the file. */

/* Continues in a new file, which gets the whole text. */
static bool move_beside(struct journal *journal, const char *what_happened, struct problem *problem)
{
    char *path;
    int fd = record_file_make_beside(journal->path, &journal->text, &path);
    if (fd < 0)
        return problem_say(
            problem, _("%s: was changed or deleted, and no new file can be created next to it: %s"),
            journal->path, strerror(errno));
    char *before = journal->path;
    close(journal->fd);
    journal->fd = fd;
    journal->path = path;
    journal->certain = journal->size = journal->text.length;
    journal->has_failed = journal->is_renamed = false;
    problem_say(&journal->news, what_happened, file_name_of(before), journal_name(journal));
    free(before);
    return true;
}

/* Checks that the file is still the record as we left it; otherwise continues in a new one. */
static bool check_file(struct journal *journal, struct problem *problem)
{
    size_t size = 0;
    switch (record_file_check(journal->fd, journal->path, &size)) {
    case RECORD_FILE_THERE:
        break;
    case RECORD_FILE_GONE:
        return move_beside(journal,
                           _("Another program has deleted, moved or replaced %s. The whole game is "
                             "now saved in %s."),
                           problem);
    case RECORD_FILE_UNKNOWN:
        return problem_say(problem, _("%s: cannot be written: %s"), journal->path, strerror(errno));
    }
    if (journal->is_renamed && !file_sync_name(journal->path, problem))
        return false;
    journal->is_renamed = false;
    bool is_as_left = journal->has_failed ? size >= journal->size : size == journal->size;
    return is_as_left ||
           move_beside(journal,
                       _("Another program has changed %s. The whole game is now saved in %s."),
                       problem);
}

/* Before every change; and after it. */
static bool change_begin(struct journal *journal, struct problem *problem)
{
    if (!journal->is_shared)
        return check_file(journal, problem);
    if (!journal_work_begin(journal, problem))
        return false;
    if (journal_check_shared(journal, problem))
        return true;
    journal_work_end(journal);
    return false;
}

static bool change_end(const struct journal *journal, bool is_done)
{
    if (journal->is_shared)
        journal_work_end(journal);
    return is_done;
}

/* Makes the file hold exactly the text. */
static bool bring_to_disk(struct journal *journal, struct problem *problem)
{
    bool has_rest = journal->has_failed || journal->size > journal->certain;
    journal->has_failed = true; /* cleared by the last step */
    journal->size = journal->certain;
    if ((!has_rest || record_file_cut(journal->fd, &journal->text, journal->certain)) &&
        record_file_write(journal->fd, &journal->text, &journal->certain)) {
        journal->has_failed = false;
        journal->size = journal->certain;
        return true;
    }
    return problem_say(problem, _("%s: cannot be written: %s"), journal->path, strerror(errno));
}

/* Brings a change of the text to the disk. If that fails it is taken back, to `length` bytes and
 * `steps` steps, and the file is repaired at once if the disk allows. */
static bool bring_change(struct journal *journal, size_t length, size_t steps,
                         struct problem *problem)
{
    struct problem again;
    if (bring_to_disk(journal, problem))
        return true;
    struct problem why = *problem;
    record_buffer_cut(&journal->text, length, steps);
    if (journal->certain > journal->text.length)
        journal->certain = journal->text.length;
    if (journal->size > journal->certain)
        journal->size = journal->certain;
    journal->has_failed = true;
    if (!bring_to_disk(journal, &again) && journal->certain < journal->text.length)
        problem_say(problem, _("%s. The last moves may be missing there until a move succeeds"),
                    why.text);
    return false;
}

static bool is_too_long(const struct journal *journal, struct problem *problem)
{
    return problem_say(problem,
                       _("%s: would be too long for a game: expected at most %d bytes, perhaps "
                         "fewer comments"),
                       journal->path, FILE_SIZE_MOST);
}

bool journal_defer(struct journal *journal, const struct record_buffer *buffer,
                   struct problem *problem)
{
    struct record_buffer *text = &journal->text;
    size_t length = text->length, steps = text->steps;
    record_buffer_add_checked(text, buffer);
    if (!text->failed && text->length <= FILE_SIZE_MOST)
        return true;
    bool has_failed = text->failed;
    record_buffer_cut(text, length, steps);
    return has_failed ? no_memory(journal, problem) : is_too_long(journal, problem);
}

bool journal_append(struct journal *journal, const struct record_buffer *buffer,
                    struct problem *problem)
{
    size_t length = journal->text.length, steps = journal->text.steps;
    if (!change_begin(journal, problem))
        return false;
    return change_end(journal, journal_defer(journal, buffer, problem) &&
                                   bring_change(journal, length, steps, problem));
}

bool journal_cut(struct journal *journal, size_t steps, struct problem *problem)
{
    struct record_buffer *text = &journal->text;
    size_t length = text->length, all = text->steps;
    if (steps >= all)
        return true;
    if (!change_begin(journal, problem))
        return false;
    record_buffer_cut(text, text->begin[steps], steps);
    if (journal->certain > text->length)
        journal->certain = text->length;
    /* the bytes cut off are still there */
    return change_end(journal, bring_change(journal, length, all, problem));
}

bool journal_replace(struct journal *journal, struct record_buffer *text, struct problem *problem)
{
    struct problem unsynced;
    if (journal->is_shared)
        return problem_say(problem, _("%s: cannot be replaced while others play it, too"),
                           journal->path);
    if (text->failed)
        return no_memory(journal, problem);
    if (text->length > FILE_SIZE_MOST)
        return is_too_long(journal, problem);
    if (!check_file(journal, problem))
        return false;
    int fd = file_replace_own(journal->path, text->text, text->length, problem);
    if (fd < 0)
        return false;
    close(journal->fd);
    record_buffer_free(&journal->text);
    journal->fd = fd;
    journal->text = *text;
    *text = (struct record_buffer){0};
    journal->certain = journal->size = journal->text.length;
    journal->has_failed = false;
    journal->is_renamed = true;
    if (!journal_secure(journal, &unsynced))
        journal_tell(journal, &unsynced);
    return true;
}

bool journal_secure(struct journal *journal, struct problem *problem)
{
    return change_begin(journal, problem) &&
           change_end(journal, !journal->has_failed || bring_to_disk(journal, problem));
}

void journal_close(struct journal *journal)
{
    struct problem nobody_listens;
    if (journal == NULL)
        return;
    if (journal->has_failed)
        journal_secure(journal, &nobody_listens);
    journal_free(journal);
}
