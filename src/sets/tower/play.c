/* Who was captured and exchanged, in comments of records (TW4, TW8). */
#include "bastide/notation.h"
#include "play/record_buffer.h"

/* "2: captures meeple of 1" */
void comment_capture(const struct comment_subject *told)
{
    const struct event *event = told->event;
    comment_say(told, "%u: captures %s of %u", event->player + 1u,
                figure_name((enum figure)event->figure), event->other + 1u);
}

/* "2: gets meeple back, 1 gets large back" */
void comment_exchange(const struct comment_subject *told)
{
    const struct event *event = told->event;
    comment_say(told, "%u: gets %s back, %u gets %s back", event->player + 1u,
                figure_name((enum figure)event->figure), event->other + 1u,
                figure_name((enum figure)event->what));
}
