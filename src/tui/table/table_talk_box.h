/* What is asked at other terminals, in a box over the table. */
#ifndef BASTIDE_TUI_TABLE_TALK_BOX_H
#define BASTIDE_TUI_TABLE_TALK_BOX_H

#include "tui/table/stage.h"

/* What the players here have been told. */
struct talking {
    size_t heard;                    /* how much was ever said, */
    unsigned seatings;               /* how often seats had changed hands, */
    char bot[PLAYERS_MAX][BOT_SIZE]; /* who had them then, */
    struct ask asked;                /* and what was asked */
    struct page *page;               /* the box with that, while it is open */
    bool is_put_off;                 /* it was left without an answer */
};

/* The box: a page that lies on the table, until what is asked no longer is. NULL where memory runs
 * out. */
struct page *table_talk_box(struct table *table, long long now);

#endif
