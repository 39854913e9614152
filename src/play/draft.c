#include "play/draft.h"

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
