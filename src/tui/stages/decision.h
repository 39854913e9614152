/* A decision of a scoring, as it is shown where it is made and where its player is called to it. */
#ifndef BASTIDE_TUI_DECISION_H
#define BASTIDE_TUI_DECISION_H

#include "tui/table/stage.h"

/* Members of the row of both stages (struct stage). */
unsigned deciding_player(const struct table *table);
struct square deciding_square(const struct table *table);
void deciding_follow(struct table *table);
void deciding_show(const struct table *table, struct board_scene *scene);

/* What rows name. */
#define X(phase, show) void show(const struct deciding *deciding, struct board_scene *scene);
DECISION_PICTURES(X)
#undef X
#define X(phase, place, view)                                                                      \
    struct square place(const struct table *table);                                                \
    void view(struct table *table);
DECISION_VIEWS(X)
#undef X

#endif
