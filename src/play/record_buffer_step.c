/* The lines of a step in a record: the move, and comments with its events for people. */
#include "play/transaction.h"

#include "text/record_clock.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { COMMENT_SIZE = 96 };

/* The input of a comment. */
struct told {
    struct record_buffer *buffer;
    const struct game *after; /* the move */
    const struct event *event;
};

__attribute__((format(printf, 2, 3))) static void say(const struct told *told, const char *format,
                                                      ...)
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

/* "1: road 4", of a castle "1: castle by road 4", of goods "1: wine 10". */
static void tell_score(const struct told *told)
{
    const struct event *event = told->event;
    if (event->points == 0 || event->reason == REASON_AGAINST)
        return;
    const char *what = event->reason == REASON_GOODS
                           ? good_name((enum good)event->what)
                           : feature_kind_name((enum feature_kind)event->kind);
    say(told, "%u: %s%s %d", event->player + 1u, event->reason == REASON_CASTLE ? "castle by " : "",
        what, event->points);
}

static void tell_castle(const struct told *told)
{
    say(told, "%u: a castle at %d,%d", told->event->player + 1u, told->event->at.x,
        told->event->at.y);
}

/* "2: takes FFFF.m for 3, paid to 1" */
static void tell_auction(const struct told *told)
{
    const struct event *event = told->event;
    char price[COMMENT_SIZE / 2] = "";
    if (event->points != 0 && event->other == NOBODY)
        snprintf(price, sizeof price, " for %d", event->points);
    else if (event->other != NOBODY)
        snprintf(price, sizeof price, " for %d, paid to %u", event->points, event->other + 1u);
    say(told, "%u: takes %s%s", event->player + 1u, tile_kinds[event->tile_kind].id, price);
}

static void tell_over(const struct told *told)
{
    const struct game *game = told->after;
    char scores[COMMENT_SIZE] = "";
    size_t length = 0;
    for (unsigned p = 0; p < game->options.players; p++)
        length +=
            (size_t)snprintf(scores + length, sizeof scores - length, " %d", game->player[p].score);
    say(told, "over:%s", scores);
}

/* The events written as comments after a move; those the move itself states are not among them. */
static void (*const tellers[EVENTS_COUNT])(const struct told *told) = {
    [EVENT_SCORE] = tell_score,
    [EVENT_CASTLE] = tell_castle,
    [EVENT_AUCTION] = tell_auction,
    [EVENT_OVER] = tell_over,
};

void record_buffer_add_step(struct record_buffer *buffer, const struct game *before,
                            struct move move, const struct game *after,
                            const struct event_list *events)
{
    char line[RECORD_LINE_SIZE];
    record_buffer_mark(buffer, buffer->length);
    record_buffer_add(buffer, line, record_print_move(before, move, line));
    for (size_t e = 0; e < events->count; e++)
        if (tellers[events->event[e].type] != NULL)
            tellers[events->event[e].type](&(struct told){buffer, after, &events->event[e]});
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
