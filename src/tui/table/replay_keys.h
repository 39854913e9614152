/* The keys of the replay: what each does, over the bare board and over what lies on it. */
#ifndef BASTIDE_TUI_REPLAY_KEYS_H
#define BASTIDE_TUI_REPLAY_KEYS_H

#include "tui/page.h"

enum replay_intent {
    REPLAY_DO_STEP,
    REPLAY_DO_STEP_BACK,
    REPLAY_DO_TURN,
    REPLAY_DO_TURN_BACK,
    REPLAY_DO_FIRST,
    REPLAY_DO_LAST,
    REPLAY_DO_PAN,
    REPLAY_DO_LARGER,
    REPLAY_DO_SMALLER,
    REPLAY_DO_MAP,
    REPLAY_DO_TERRITORY,
    REPLAY_DO_LOG,
    REPLAY_DO_LINE,
    REPLAY_DO_JUMP,
    REPLAY_DO_STANDINGS,
    REPLAY_DO_CHART,
    REPLAY_DO_CLOSE,
    REPLAY_DO_RETURN, /* to the table that has lent the game */
    REPLAY_DO_LEAVE,
};

/* The deed of every row. */
void replay_do(const struct press *press);

/* The bindings of the replay's page as it stands (struct page_kind). */
size_t replay_bindings(struct page *page, struct binding bindings[BINDINGS_MAX]);

#endif
