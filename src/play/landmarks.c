#include "play/landmarks.h"

const char *const landmark_names[LANDMARK_TURN] = {
#define X(kind, event, name) [LANDMARK_##kind] = name,
    LANDMARKS(X)
#undef X
};

static const enum event_type landmark_events[LANDMARK_TURN] = {
#define X(kind, event, name) [LANDMARK_##kind] = EVENT_##event,
    LANDMARKS(X)
#undef X
};

static bool brings(const struct session *session, size_t step, enum event_type type)
{
    struct session_events told = session_events(session, step, step + 1);
    for (size_t e = 0; e < told.count; e++)
        if (told.event[e].type == type)
            return true;
    return false;
}

/* The game when `at` moves are made. What the last one leads to is in no step. */
static struct game game_at(const struct session *session, size_t at)
{
    if (at < session->known)
        return session->steps[at].before;
    const struct step *last = &session->steps[at - 1];
    struct event_list events;
    struct game game = last->before;
    game_make(&game, last->move, &events);
    return game;
}

static bool starts_turn(const struct session *session, size_t at, unsigned player)
{
    struct game game = game_at(session, at);
    return game_player(&game) == player &&
           (at == 0 || game_turn(&game) != game_turn(&session->steps[at - 1].before));
}

static bool is_there(const struct session *session, size_t at, struct landmark landmark)
{
    if (landmark.kind == LANDMARK_TURN)
        return starts_turn(session, at, landmark.player);
    return at > 0 && brings(session, at - 1, landmark_events[landmark.kind]);
}

bool landmark_find(const struct session *session, size_t moves, struct landmark landmark, int by,
                   size_t *at)
{
    for (size_t next = *at; by > 0 ? next < moves : next > 0;) {
        next = by > 0 ? next + 1 : next - 1;
        if (is_there(session, next, landmark)) {
            *at = next;
            return true;
        }
    }
    return false;
}

void log_follow(struct log *log, const struct session *session)
{
    log_cut(log, session->made);
    while (log->steps < session->made) {
        size_t step = log->steps;
        struct session_events told = session_events(session, step, step + 1);
        log_enter(log, &session->steps[step].before, session_game_after(session, step + 1),
                  told.event, told.count);
    }
}
