/* Players at other terminals, of a record that several programs share: who of them is there, and
 * whether somebody here is called to decide. */
#ifndef BASTIDE_TUI_TABLE_OTHERS_H
#define BASTIDE_TUI_TABLE_OTHERS_H

#include "tui/page.h"
#include "tui/table/table.h"

struct others {
    unsigned there;   /* the seats that others have, bit p for player p, as they were last seen */
    bool is_seen;     /* they have been */
    unsigned awaited; /* who has to decide, as far as the record goes, or to end a turn;
                         PLAYERS_MAX: nobody, the game is over */
    bool is_told;     /* that has been found out */
    unsigned calls;   /* how often somebody here has become that after somebody elsewhere */
    long long again;  /* milliseconds: when seats are looked at once more; 0: when others do
                         something */
};

/* To be called before the record is looked at. Says who has come and gone. Returns whether anybody
 * has. */
bool table_others_look(struct table *table, struct app *app, long long now);

/* To be called after that: whether somebody here is called now. */
void table_others_call(struct table *table);

/* How many milliseconds from `now` on the former is due without notice; REST: it is not. */
int table_others_patience(const struct table *table, long long now);

/* Marks them at the seats, which were made anew. */
void table_others_mark(struct table *table);

/* What is told of a shared game to those who look elsewhere; nothing of any other. */
struct page_call table_others_told(const struct page *page);

/* Its marks at the seats, for the help; NULL: it has none. */
const struct binding *table_others_legend(const struct page *page);

/* What is heard while another page covers the table. */
extern const struct page_hearing table_hearing;

#endif
