/* What the keys of the table's page are there for. */
#ifndef BASTIDE_TUI_TABLE_KEYS_H
#define BASTIDE_TUI_TABLE_KEYS_H

#include "tui/table/table.h"

enum intent {
    INTENT_ENTER,
    INTENT_NEXT,
    INTENT_BACK,
    INTENT_ARROW,
    INTENT_TURN,
    INTENT_TURN_BACK,
    INTENT_NUMBER,
    INTENT_NOBODY,
    INTENT_BRIDGE,
    INTENT_DISCARD,
    INTENT_CASTLE,
    INTENT_SCORE,
    INTENT_HOME,
    INTENT_SKIP,
    INTENT_UNDO,
    INTENT_REDO,
    INTENT_ASK_BACK,
    INTENT_LABELS,
    INTENT_ERASE,
    INTENT_HINTS,
    INTENT_LOOK,
    INTENT_LOG,
    INTENT_STANDINGS,
    INTENT_CHART,
    INTENT_CELL,
    INTENT_TOUR,
    INTENT_TOUR_NEXT,
    INTENT_TOUR_BACK,
    INTENT_SCROLL,
    INTENT_PAN,
    INTENT_LARGER,
    INTENT_SMALLER,
    INTENT_MAP,
    INTENT_REMAINING,
    INTENT_SORT,
    INTENT_TERRITORY,
    INTENT_FORETELL,
    INTENT_BOARD,
    INTENT_REPLAY,
    INTENT_LOOK_BACK,
    INTENT_NEW,
    INTENT_RULES,
    INTENT_SETTINGS,
    INTENT_LEAVE,
    INTENT_STAY,
};

/* The deed of every row: does what the row's intent says. */
void table_do(const struct press *press);

/* The keys that mean something now, the most useful first; returns how many. */
size_t table_bindings(struct page *page, struct binding bindings[BINDINGS_MAX]);

#endif
