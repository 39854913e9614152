#include "play/record_comments.h"

void comment_castle(const struct told *told)
{
    comment_say(told, "%u: a castle at %d,%d", told->event->player + 1u, told->event->at.x,
                told->event->at.y);
}
