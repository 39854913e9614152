/* What players say to each other at their terminals, and ask (play/talk.h): a line to type in, and
 * a box with what is asked, which those whom it concerns answer. */
#ifndef BASTIDE_TUI_TABLE_TALK_H
#define BASTIDE_TUI_TABLE_TALK_H

#include "tui/table/stage.h"

/* As the table is opened: what was said before is in the log. */
void table_talk_begin(struct table *table);

/* Time has passed, and the session has been looked at: tells what is new, and does what has been
 * agreed. Returns whether anything has changed. */
bool table_talk_look(struct table *table, struct app *app, long long now);

/* After moves were taken back at any terminal. */
void table_talk_return(struct table *table);

/* For keys: whether something can be said, asked, answered; and the deeds. */
bool table_talk_is_possible(const struct table *table);
bool table_talk_can_ask(const struct table *table);
bool table_talk_can_answer(const struct table *table);
void table_talk_deed_say(const struct press *press);
void table_talk_deed_ask(const struct press *press);
void table_talk_deed_answer(const struct press *press);

#endif
