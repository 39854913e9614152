#include "tui/stages/bots.h"

#include "language/language.h"
#include "tui/table/table_bots.h"
#include "wording/wording.h"

struct sentence bot_news(const struct table *table)
{
    size_t told = table_told(table);
    return told > 0 ? wording_entry(&table->log.entry[told - 1], &table->seats)
                    : sentence_of("%s", "");
}

static void hurry(const struct press *press)
{
    table_bots_hurry(table_pressed(press));
}

static bool has_company(const struct table *table)
{
    return table_people(table) > 0;
}

static bool is_alone(const struct table *table)
{
    return !has_company(table);
}

/* In a game of computer players only the space bar is for pausing, as in a replay. */
const struct table_key bot_keys[BOT_KEYS] = {
    ROW(has_company, hurry, 0, K_("hurry"), N_("Do not wait for the computer player."), KEYS_ENTER,
        ' '),
    ROW(is_alone, hurry, 0, K_("hurry"), N_("Do not wait for the computer player."), KEYS_ENTER),
};

bool bot_type(struct table *table, struct app *app, uint32_t key)
{
    (void)app, (void)key;
    table_bots_hurry(table);
    return true;
}

const char *const bot_hints[] = {
    N_("A computer player is deciding. You can look around meanwhile; Enter hurries it."), NULL};
