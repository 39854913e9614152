/* For the stages at which a computer player decides. */
#ifndef BASTIDE_TUI_BOTS_H
#define BASTIDE_TUI_BOTS_H

#include "tui/table/stage.h"

/* What happened last. */
struct sentence bot_news(const struct table *table);

/* Members of the rows. */
enum { BOT_KEYS = 2 };
extern const struct table_key bot_keys[BOT_KEYS];
extern const char *const bot_hints[];
bool bot_type(struct table *table, struct app *app, uint32_t key);

#endif
