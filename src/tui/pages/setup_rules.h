/* The lines of the page of sets and rules: what each is about, and what changing it does. */
#ifndef BASTIDE_TUI_SETUP_RULES_H
#define BASTIDE_TUI_SETUP_RULES_H

#include "bastide/options.h"
#include "tui/form.h"

/* The rows: one for each set, the edition, one for each option, and the way out. */
enum rules_row_kind { ROW_SET, ROW_EDITION, ROW_OPTION, ROW_DONE };
enum { EDITION_AT = TILE_SETS_COUNT, OPTIONS_AT, DONE_AT = OPTIONS_AT + OPTIONS_COUNT, ROWS };

struct rules_row {
    enum rules_row_kind kind;
    unsigned number; /* of the set or option */
};

struct rules_row rules_row_at(unsigned at);

/* The line of the list on which a row stands: blank ones part the kinds. */
int rules_line_of(unsigned at);

bool rules_row_can_change(const struct options *options, struct rules_row row);

/* To the next thing that it can be (`step` 1) or the one before (-1). */
void rules_row_change(struct options *options, struct rules_row row, int step);

/* The fields are the rows. */
struct setup_rules_page {
    struct form form;
    struct options *options;
    struct scroll scroll;
};

/* setup_rules.c: how it looks. */
void setup_rules_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

#endif
