#include "play/draft.h"

#include "text/record_check.h"

#include <stdlib.h>
#include <string.h>

void draft_add(struct draft *draft, const char *text, size_t length)
{
    if (draft->failed)
        return;
    if (draft->room - draft->length < length) {
        size_t room = 2 * draft->room + length + 256;
        char *larger = realloc(draft->text, room);
        if (larger == NULL) {
            draft->failed = true;
            return;
        }
        draft->text = larger;
        draft->room = room;
    }
    if (length > 0)
        memcpy(draft->text + draft->length, text, length);
    draft->length += length;
}

void draft_mark(struct draft *draft, size_t offset)
{
    if (draft->failed)
        return;
    if (draft->steps == draft->begin_room) {
        size_t room = 2 * draft->begin_room + 8;
        size_t *larger = realloc(draft->begin, room * sizeof *larger);
        if (larger == NULL) {
            draft->failed = true;
            return;
        }
        draft->begin = larger;
        draft->begin_room = room;
    }
    draft->begin[draft->steps++] = offset;
}

/* Adds a piece, from `begin` to before `end`, and the check behind it; nothing for an empty one. */
static void add_piece(struct draft *record, const struct draft *more, size_t begin, size_t end)
{
    char check[CHECK_LINE_SIZE];
    if (begin == end)
        return;
    draft_add(record, more->text + begin, end - begin);
    if (!record->failed)
        draft_add(record, check, record_check_print(record->text, record->length, check));
}

void draft_add_checked(struct draft *record, const struct draft *more)
{
    size_t done = 0;
    for (size_t step = 0; step < more->steps; step++) {
        size_t begin = more->begin[step];
        add_piece(record, more, done, begin);
        draft_mark(record, record->length);
        done = begin;
    }
    add_piece(record, more, done, more->length);
    record->failed |= more->failed;
}

void draft_cut(struct draft *draft, size_t length, size_t steps)
{
    draft->length = length;
    draft->steps = steps;
    draft->failed = false;
}

void draft_free(struct draft *draft)
{
    free(draft->text);
    free(draft->begin);
    *draft = (struct draft){0};
}
