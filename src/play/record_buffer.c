#include "play/record_buffer.h"
#include "play/transaction.h"
#include "text/record.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *room_for(void *array, size_t count, size_t *room, size_t size)
{
    if (array != NULL && count <= *room)
        return array;
    void *larger = realloc(array, (count + *room + 32) * size);
    if (larger != NULL)
        *room += count + 32;
    return larger;
}

void record_buffer_add(struct record_buffer *buffer, const char *text, size_t length)
{
    if (buffer->failed)
        return;
    char *larger = room_for(buffer->text, buffer->length + length, &buffer->room, 1);
    buffer->failed = larger == NULL;
    if (buffer->failed)
        return;
    buffer->text = larger;
    if (length > 0)
        memcpy(buffer->text + buffer->length, text, length);
    buffer->length += length;
}

void record_buffer_mark(struct record_buffer *buffer, size_t offset)
{
    if (buffer->failed)
        return;
    size_t *larger =
        room_for(buffer->begin, buffer->steps + 1, &buffer->begin_room, sizeof *larger);
    buffer->failed = larger == NULL;
    if (buffer->failed)
        return;
    buffer->begin = larger;
    buffer->begin[buffer->steps++] = offset;
}

/* Adds a piece, from `begin` to before `end`, and its check; nothing if it is empty. */
static void add_piece(struct record_buffer *record, const struct record_buffer *more, size_t begin,
                      size_t end)
{
    char check[CHECK_LINE_SIZE];
    if (begin == end)
        return;
    record_buffer_add(record, more->text + begin, end - begin);
    if (!record->failed)
        record_buffer_add(record, check, record_check_print(record->text, record->length, check));
}

void record_buffer_add_checked(struct record_buffer *record, const struct record_buffer *more)
{
    size_t done = 0;
    for (size_t step = 0; step < more->steps; step++) {
        size_t begin = more->begin[step];
        add_piece(record, more, done, begin);
        record_buffer_mark(record, record->length);
        done = begin;
    }
    add_piece(record, more, done, more->length);
    record->failed |= more->failed;
}

void record_buffer_cut(struct record_buffer *buffer, size_t length, size_t steps)
{
    buffer->length = length;
    buffer->steps = steps;
    buffer->failed = false;
}

void record_buffer_free(struct record_buffer *buffer)
{
    free(buffer->text);
    free(buffer->begin);
    *buffer = (struct record_buffer){0};
}

/* The lines of a step in a record: the move, and comments with its events for people. */

enum { COMMENT_SIZE = 96 };

void comment_say(const struct comment_subject *told, const char *format, ...)
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
void comment_score(const struct comment_subject *told)
{
    const struct event *event = told->event;
    const char *what = scored_name(event), *by = scored_by[event->reason];
    if (event->points != 0 && what != NULL)
        comment_say(told, "%u: %s%s %d", event->player + 1u, by ? by : "", what, event->points);
}

void comment_over(const struct comment_subject *told)
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
    static const char *const made[EVENTS_COUNT] = {
#define X(type, what) [EVENT_##type] = what,
        RECORD_PLACES(X)
#undef X
    };
    struct comment_subject told = {buffer, after, event};
    if (made[event->type] != NULL)
        comment_say(&told, "%u: %s at %d,%d", event->player + 1u, made[event->type], event->at.x,
                    event->at.y);
    if (comments[event->type] != NULL)
        comments[event->type](&told);
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
