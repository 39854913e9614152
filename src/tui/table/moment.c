#include "tui/table/table.h"

#include "rows/stage.h"

/* Whether it has a moment without a score (MOMENTS_APART). */
static bool is_apart(const struct event *event)
{
    (void)event;
#define X(apart, owner)                                                                            \
    if (event->type == EVENT_##apart)                                                              \
        return true;
    MOMENTS_APART(X)
#undef X
    return false;
}

static bool is_score_to_show(const struct event *event)
{
    return event->type == EVENT_SCORE && !event_is_final_score(event) && event->points != 0 &&
           event->node != NO_NODE;
}

/* The first entry from `at` on with points worth showing, or something that has a moment of its
 * own; `end` where there is none. */
static size_t find_moment(const struct log *log, size_t at, size_t end)
{
    while (at < end && !is_score_to_show(&log->entry[at].event) && !is_apart(&log->entry[at].event))
        at++;
    return at;
}

static bool is_of(const struct log *log, size_t at, size_t end, enum event_type type)
{
    return at < end && log->entry[at].event.type == type;
}

/* After the scores of the current feature: players paid for it come first, */
static size_t scores_end(const struct moment *moment, const struct log *log)
{
    size_t at = moment->at;
    while (is_of(log, at, moment->end, EVENT_SCORE) &&
           log->entry[at].event.node == moment_node(moment, log))
        at++;
    return at;
}

/* and then what sets tell, and those who go home. */
size_t moment_told(const struct moment *moment, const struct log *log)
{
    size_t at = scores_end(moment, log);
#define X(event) is_of(log, at, moment->end, EVENT_##event) ||
    while (MOMENT_EVENTS(X) false)
        at++;
#undef X
    return at;
}

void moment_begin(struct moment *moment, const struct log *log, size_t from, long long now)
{
    *moment =
        (struct moment){.at = find_moment(log, from, log->count), .end = log->count, .since = now};
}

bool moment_look(struct moment *moment, const struct log *log, long long now)
{
    enum { LENGTH = MOMENT_FRAMES * MOMENT_FRAME };
    struct moment before = *moment;
    if (!moment_is_on(moment))
        return false;
    if (log->count < moment->end) /* it was taken back */
        return moment_skip(moment);
    while (moment_is_on(moment) && now - moment->since >= LENGTH) {
        moment->at = find_moment(log, moment_told(moment, log), moment->end);
        moment->since += LENGTH;
    }
    moment->frame = now > moment->since ? (unsigned)((now - moment->since) / MOMENT_FRAME) : 0;
    return moment->at != before.at || moment->frame != before.frame;
}

int moment_patience(const struct moment *moment, long long now)
{
    long long due = moment->since + (long long)(moment->frame + 1) * MOMENT_FRAME;
    return moment_is_on(moment) ? patience_until(due, now) : REST;
}

bool moment_skip(struct moment *moment)
{
    bool was_on = moment_is_on(moment);
    moment->at = moment->end;
    return was_on;
}

uint16_t moment_node(const struct moment *moment, const struct log *log)
{
    return log->entry[moment->at].event.node;
}

static void add_points(struct board_scene *scene, const struct event *event, size_t beside,
                       unsigned lift)
{
    const struct features *features = &scene->game->features;
    board_scene_add(
        scene,
        (struct board_mark){.kind = BOARD_MARK_GAIN,
                            .player = event->player,
                            .at = scene->game->board.tile[feature_tile(features, event->node)].at,
                            .node = event->node,
                            .gain = {event->points, (uint8_t)lift, (uint8_t)beside}});
}

/* Whose figure leaves the board by that event, or NOBODY. */
static unsigned leaver(const struct event *event)
{
#define X(apart, owner)                                                                            \
    if (event->type == EVENT_##apart)                                                              \
        return event->owner;
    MOMENTS_APART(X)
#undef X
    return event->type == EVENT_HOME ? event->player : (unsigned)NOBODY;
}

/* Those of the current feature leave in the frames after the first; all others wait. */
static void add_followers(const struct moment *moment, const struct log *log, unsigned frame,
                          struct board_scene *scene)
{
    size_t first = scores_end(moment, log), told = moment_told(moment, log);
    for (size_t at = first; at < moment->end; at++) {
        const struct event *event = &log->entry[at].event;
        bool has_gone =
            at < told && (at - first + 1) * (MOMENT_FRAMES - 1) <= frame * (told - first);
        if (leaver(event) != NOBODY && !has_gone)
            board_scene_add_follower(scene, BOARD_MARK_FOLLOWER,
                                     (struct follower){.node = event->node,
                                                       .player = (uint8_t)leaver(event),
                                                       .figure = event->figure});
    }
}

void moment_show(const struct moment *moment, const struct log *log, enum moment_motion motion,
                 struct board_scene *scene)
{
    unsigned frame = motion == MOMENT_MOVES ? moment->frame : 0;
    uint16_t node = moment_node(moment, log);
    board_scene_add(scene, (struct board_mark){.kind = BOARD_MARK_GLOW,
                                               .at = game_node_square(scene->game, node),
                                               .node = node});
    for (size_t at = moment->at; at < scores_end(moment, log); at++)
        add_points(scene, &log->entry[at].event, at - moment->at, frame);
    add_followers(moment, log, frame, scene);
}
