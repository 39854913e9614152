/* The lines of a step in a record: the move, and comments with its events for people. */
#include "play/record_comments.h"
#include "play/transaction.h"

#include "text/record_clock.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { COMMENT_SIZE = 96 };

void comment_say(const struct told *told, const char *format, ...)
{
    char line[COMMENT_SIZE];
    va_list values;
    va_start(values, format);
    vsnprintf(line, sizeof line, format, values);
    va_end(values);
    record_buffer_add(told->buffer, "# ", 2);
    record_buffer_add(told->buffer, line, strlen(line));
    record_buffer_add(told->buffer, "\n", 1);
}

/* What stands before the name of what was scored, by the reason. */
static const char *const scored_by[SCORE_REASONS_COUNT] = {
#define X(reason, words) [REASON_##reason] = words,
    SCORED_BY(X)
#undef X
};

/* "1: road 4" */
void comment_score(const struct told *told)
{
    const struct event *event = told->event;
    const char *what = scored_name(event), *by = scored_by[event->reason];
    if (event->points != 0 && what != NULL)
        comment_say(told, "%u: %s%s %d", event->player + 1u, by ? by : "", what, event->points);
}

void comment_over(const struct told *told)
{
    const struct game *game = told->after;
    char scores[COMMENT_SIZE] = "";
    size_t length = 0;
    for (unsigned p = 0; p < game->options.players; p++)
        length +=
            (size_t)snprintf(scores + length, sizeof scores - length, " %d", game->player[p].score);
    comment_say(told, "over:%s", scores);
}

static void add_comment(struct record_buffer *buffer, const struct game *after,
                        const struct event *event)
{
    static record_comment *const comments[EVENTS_COUNT] = {
#define X(type, comment) [EVENT_##type] = comment,
        RECORD_COMMENTS(X)
#undef X
    };
    if (comments[event->type] != NULL)
        comments[event->type](&(struct told){buffer, after, event});
}

void record_buffer_add_step(struct record_buffer *buffer, const struct step *step,
                            const struct game *after, const struct event *event, size_t events)
{
    char line[RECORD_LINE_SIZE];
    record_buffer_mark(buffer, buffer->length);
    record_buffer_add(buffer, line, record_print_move(&step->before, step->move, line));
    for (size_t e = 0; e < events; e++)
        add_comment(buffer, after, &event[e]);
}

void record_buffer_add_clock(struct record_buffer *buffer, const struct session *session,
                             unsigned player)
{
    char line[CLOCK_LINE_SIZE];
    if (session->head.clock != 0)
        record_buffer_add(buffer, line, record_clock_print(player, session->used[player], line));
}

void record_buffer_add_clocks(struct record_buffer *buffer, const struct session *session)
{
    for (unsigned player = 0; player < session->head.options.players; player++)
        if (session->used[player] != 0)
            record_buffer_add_clock(buffer, session, player);
}
