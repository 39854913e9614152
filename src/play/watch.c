#include "play/watch.h"
#include "language/language.h"
#include "play/file.h"
#include "play/notice.h"
#include "play/session.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* Replaces the session if the new one has different moves, or more was said; otherwise closes it.
 * Returns whether it replaced it. */
static bool take_over(struct watch *watch, struct session *session)
{
    size_t kept = session_moves_in_common(&watch->session, session), before = watch->session.made;
    bool is_new =
        kept < before || kept < session->made || session->talk.heard != watch->session.talk.heard;
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
    watch->notice = notice_take(watch->notice, watch->path);
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
    watch->notice = notice_begin(watch->path);
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
    notice_end(watch->notice);
    *watch = (struct watch){.notice = -1};
}
