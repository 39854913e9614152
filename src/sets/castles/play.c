#include "play/record_buffer.h"

void comment_castle(const struct comment_subject *told)
{
    comment_say(told, "%u: a castle at %d,%d", told->event->player + 1u, told->event->at.x,
                told->event->at.y);
}
