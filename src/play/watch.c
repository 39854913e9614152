#include "play/watch.h"

#include "language/language.h"
#include "play/file.h"
#include "play/salvage.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Used to detect changes of the file. Two changes within a tick of the file system's clock may look
 * alike, so a changed file is read once more at the next look. */
struct watch_seen {
    struct stat about;
    bool is_settled;
    bool was_bad; /* at the last look, and not reported yet */
};

static bool is_same_file(const struct stat *one, const struct stat *other)
{
    return one->st_dev == other->st_dev && one->st_ino == other->st_ino &&
           one->st_size == other->st_size && one->st_mtim.tv_sec == other->st_mtim.tv_sec &&
           one->st_mtim.tv_nsec == other->st_mtim.tv_nsec;
}

/* Reads the record into a new session. */
static bool read_session(const struct watch *watch, struct session *session,
                         struct salvage *salvage, struct problem *problem)
{
    char *text;
    size_t length;
    if (!file_read(FILE_GAME, watch->path, &text, &length, problem))
        return false;
    bool read = session_salvage(session, watch->path, text, length, salvage, problem);
    free(text);
    return read;
}

static bool options_equal(const struct options *one, const struct options *other)
{
    return one->sets == other->sets && one->players == other->players &&
           one->edition == other->edition &&
           memcmp(one->value, other->value, sizeof one->value) == 0;
}

/* The length of the two sessions' common prefix, in moves. */
static size_t moves_in_common(const struct session *one, const struct session *other)
{
    size_t made = 0;
    if (!options_equal(&one->head.options, &other->head.options))
        return 0;
    while (made < one->made && made < other->made &&
           move_equal(one->steps[made].move, other->steps[made].move))
        made++;
    return made;
}

/* Reports a new state; a bad one only the second time it is seen. */
static bool tell(struct watch *watch, enum watch_state state, size_t bad_line)
{
    bool is_new = state != watch->state || bad_line != watch->bad_line;
    bool waits = is_new && state != WATCH_WHOLE && !watch->seen->was_bad;
    watch->seen->was_bad = waits;
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
    size_t kept = moves_in_common(&watch->session, session), before = watch->session.made;
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
    if (!read_session(watch, &session, &salvage, &unsaid))
        return tell(watch, WATCH_UNREADABLE, 0);
    bool tells = tell(watch, salvage.line > 0 ? WATCH_DAMAGED : WATCH_WHOLE, salvage.line);
    if (watch->seen->was_bad) { /* the next look will decide */
        session_close(&session);
        return false;
    }
    return take_over(watch, &session) || tells;
}

bool watch_look(struct watch *watch)
{
    struct watch_seen *seen = watch->seen;
    struct stat about;
    watch->kept = watch->session.made;
    watch->is_another = false;
    file_notice_take(&watch->notice, watch->path);
    if (stat(watch->path, &about) != 0) {
        seen->is_settled = true; /* nothing was read */
        return tell(watch, errno == ENOENT ? WATCH_GONE : WATCH_UNREADABLE, 0);
    }
    bool is_same = is_same_file(&seen->about, &about);
    if (is_same && seen->is_settled && !seen->was_bad && watch->state <= WATCH_DAMAGED)
        return false;
    seen->about = about;
    seen->is_settled = is_same;
    return read_again(watch);
}

int watch_fd(const struct watch *watch)
{
    return watch->notice.fd;
}

/* Where nothing is told of it the file is looked at by the clock: all of it, which is one call. */
int watch_pause(const struct watch *watch)
{
    enum { SOON = 200, BY_THE_CLOCK = 1000 };
    const struct watch_seen *seen = watch->seen;
    if (!seen->is_settled || seen->was_bad)
        return SOON;
    return watch->notice.fd < 0 ? BY_THE_CLOCK : -1;
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
    *watch = (struct watch){.notice.fd = -1, .seen = calloc(1, sizeof *watch->seen)};
    if (path == NULL && !store_last_path(last, problem))
        return abandon(watch);
    watch->path = strdup(path ? path : last);
    if (watch->path == NULL || watch->seen == NULL) {
        problem_say(problem, "%s", _("not enough memory"));
        return abandon(watch);
    }
    /* Before reading: a change during the read is then seen at the next look. */
    file_notice_begin(&watch->notice, watch->path);
    if (stat(watch->path, &watch->seen->about) != 0)
        watch->seen->about = (struct stat){0};
    if (!read_session(watch, &watch->session, &salvage, problem))
        return abandon(watch);
    watch->state = salvage.line > 0 ? WATCH_DAMAGED : WATCH_WHOLE;
    watch->bad_line = salvage.line;
    return true;
}

void watch_end(struct watch *watch)
{
    session_close(&watch->session);
    free(watch->seen);
    free(watch->path);
    file_notice_end(&watch->notice);
    *watch = (struct watch){.notice.fd = -1};
}
