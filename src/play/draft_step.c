/* The lines of a step in a record: the move, and comments that tell people what it brought. */
#include "play/advance.h"

#include <stdio.h>

enum { COMMENT_SIZE = 96 };

static void add_score(struct draft *draft, const struct event *event)
{
    char line[COMMENT_SIZE];
    int length = snprintf(line, sizeof line, "# %u: %s %d\n", event->player + 1u,
                          feature_kind_name((enum feature_kind)event->kind), event->points);
    draft_add(draft, line, (size_t)length);
}

static void add_scores(struct draft *draft, const struct game *game)
{
    char line[COMMENT_SIZE];
    int length = snprintf(line, sizeof line, "# over:");
    for (unsigned p = 0; p < game->options.players; p++)
        length +=
            snprintf(line + length, sizeof line - (size_t)length, " %d", game->player[p].score);
    length += snprintf(line + length, sizeof line - (size_t)length, "\n");
    draft_add(draft, line, (size_t)length);
}

void draft_add_step(struct draft *draft, const struct game *before, struct move move,
                    const struct game *after, const struct event_list *events)
{
    char line[RECORD_LINE_SIZE];
    draft_mark(draft, draft->length);
    draft_add(draft, line, record_print_move(before, move, line));
    for (size_t e = 0; e < events->count; e++) {
        if (events->event[e].type == EVENT_SCORE && events->event[e].points != 0)
            add_score(draft, &events->event[e]);
        else if (events->event[e].type == EVENT_OVER)
            add_scores(draft, after);
    }
}
