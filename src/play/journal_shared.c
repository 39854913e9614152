/* Records that several programs keep together. */
#include "play/journal_inside.h"

#include "language/language.h"
#include "play/file.h"
#include "play/file_system.h"
#include "play/group.h"
#include "play/notice.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { PLACE_OF_WORK = PLAYERS_MAX /* after those of the seats */ };

bool journal_work_begin(const struct journal *journal, struct problem *problem)
{
    enum { TRIES = 400 };
    const struct timespec pause = {.tv_nsec = 5000000};
    enum file_lock lock = FILE_TAKEN;
    for (unsigned tries = 0; tries < TRIES && lock == FILE_TAKEN; tries++) {
        lock = file_lock_place(journal->fd, PLACE_OF_WORK);
        if (lock == FILE_TAKEN)
            nanosleep(&pause, NULL);
    }
    if (lock == FILE_TAKEN)
        return problem_say(problem, _("%s: another program is in the middle of writing to it"),
                           journal->path);
    return lock == FILE_LOCKED ||
           problem_say(problem, _("%s: cannot be shared: %s"), journal->path, strerror(errno));
}

void journal_work_end(const struct journal *journal)
{
    file_unlock_place(journal->fd, PLACE_OF_WORK);
}

bool journal_read_whole(const struct journal *journal, struct record_buffer *text,
                        struct problem *problem)
{
    if (journal->is_shared && !journal_work_begin(journal, problem))
        return false;
    bool read =
        file_read_open(FILE_GAME, journal->fd, journal->path, &text->text, &text->length, problem);
    if (journal->is_shared)
        journal_work_end(journal);
    text->room = read ? text->length : 0;
    return read;
}

/* Whether the file's text is what this journal has, and perhaps a rest that is no part of it. */
static bool is_as_known(const struct journal *journal, const struct record_buffer *now)
{
    return now->length == journal->size && now->length >= journal->text.length &&
           memcmp(now->text, journal->text.text, journal->text.length) == 0;
}

bool journal_check_shared(struct journal *journal, struct problem *problem)
{
    struct record_buffer now = {0};
    size_t size = 0;
    if (record_file_check(journal->fd, journal->path, &size) != RECORD_FILE_THERE)
        return problem_say(problem, _("%s: was deleted, moved or replaced"), journal->path);
    if (journal->is_unread)
        return problem_say(problem, _("%s: what others wrote cannot be read"), journal->path);
    bool is_same =
        file_read_open(FILE_GAME, journal->fd, journal->path, &now.text, &now.length, problem) &&
        is_as_known(journal, &now);
    free(now.text);
    return is_same ||
           problem_say(problem, _("%s: somebody else has moved meanwhile"), journal->path);
}

enum journal_followed journal_follow(struct journal *journal, struct problem *problem)
{
    struct record_buffer now = {0};
    size_t size = 0;
    journal->is_due = journal->is_due || journal->is_unread || notice_is_due(journal->notice);
    if (journal->is_due)
        journal->notice = notice_take(journal->notice, journal->path);
    if (record_file_check(journal->fd, journal->path, &size) != RECORD_FILE_THERE) {
        problem_say(problem, _("%s: was deleted, moved or replaced"), journal->path);
        return JOURNAL_LOST;
    }
    if (!journal->is_due)
        return JOURNAL_SAME;
    if (!journal_read_whole(journal, &now, problem))
        return JOURNAL_LOST;
    journal->is_due = false;
    if (is_as_known(journal, &now) && !journal->is_unread) {
        record_buffer_free(&now);
        return JOURNAL_SAME;
    }
    record_buffer_free(&journal->text);
    journal->text = now;
    journal->certain = journal->size = now.length;
    journal->has_failed = false;
    journal->is_unread = true;
    return JOURNAL_CHANGED;
}

bool journal_has_locks(const struct journal *journal, struct problem *problem)
{
    char name[FILE_SYSTEM_NAME_SIZE];
    unsigned long number = file_system_of(journal->fd);
    if (number == FILE_SYSTEM_UNKNOWN || file_system_is_local(number))
        return true;
    file_system_name(number, name);
    return problem_say(problem,
                       _("%s: cannot be shared: it is on a network or shared file system "
                         "(%s), where locks may not hold; expected a local one"),
                       journal->path, name);
}

bool journal_may_be_shared(const struct journal *journal, const char *named,
                           struct problem *problem)
{
    return group_may_share(journal->fd, journal->path, named, problem);
}

bool journal_give(const struct journal *journal, gid_t group, struct problem *problem)
{
    return (group_give(journal->fd, group) && file_sync(journal->fd)) ||
           problem_say(problem, _("%s: cannot be given to the group: %s"), journal->path,
                       strerror(errno));
}

static bool are_comments(const char *text, size_t length)
{
    for (size_t at = 0; at < length; at++)
        if ((at == 0 || text[at - 1] == '\n') && text[at] != '#')
            return false;
    return length > 0 && text[length - 1] == '\n' && memchr(text, '\0', length) == NULL;
}

bool journal_take_comments(struct journal *journal, size_t *from)
{
    struct record_buffer now = {0}, *text = &journal->text;
    struct problem unsaid;
    size_t length = text->length, steps = text->steps;
    bool takes = journal->is_shared && !journal->is_unread && !journal->has_failed &&
                 journal_read_whole(journal, &now, &unsaid) && now.length > length &&
                 memcmp(now.text, text->text, length) == 0 &&
                 are_comments(now.text + length, now.length - length);
    if (takes) {
        record_buffer_add(text, now.text + length, now.length - length);
        takes = !text->failed;
        record_buffer_cut(text, takes ? text->length : length, steps);
        journal->certain = journal->size = text->length;
    }
    record_buffer_free(&now);
    *from = length;
    return takes;
}

bool journal_peek(struct journal *journal, struct record_buffer *text, struct problem *problem)
{
    journal->is_due = true;
    journal->notice = notice_take(journal->notice, journal->path);
    return journal_read_whole(journal, text, problem);
}

bool journal_is_shared(const struct journal *journal)
{
    return journal->is_shared;
}

int journal_notice(const struct journal *journal)
{
    return journal->notice;
}

bool journal_take_seat(struct journal *journal, unsigned seat, struct problem *problem)
{
    enum file_lock lock = file_lock_place(journal->fd, seat);
    if (lock == FILE_TAKEN)
        return problem_say(problem, _("%s: another program plays for player %u"), journal->path,
                           seat + 1);
    return lock == FILE_LOCKED ||
           problem_say(problem, _("%s: cannot be shared: %s"), journal->path, strerror(errno));
}

void journal_knock(const struct journal *journal)
{
    int fd = open(journal->path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd >= 0)
        close(fd);
}

void journal_leave_seat(struct journal *journal, unsigned seat)
{
    file_unlock_place(journal->fd, seat);
}

unsigned journal_seats_of_others(const struct journal *journal)
{
    unsigned seats = 0;
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        seats |= (unsigned)file_place_is_taken(journal->fd, seat) << seat;
    return seats;
}
