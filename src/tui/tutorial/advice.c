#include "tui/tutorial/advice.h"

#include "language/language.h"

struct advice advice_to_return(void)
{
    return (struct advice){KEYS_ESCAPE, _("back to the game")};
}

struct advice advice_to(const struct table *table, struct move move)
{
    const struct stage *stage = table_stage(table);
    if (!table_is_bare(table))
        return advice_to_return();
    return stage->advise != NULL ? stage->advise(table, move) : advice_to_go_on(table);
}

struct advice advice_to_go_on(const struct table *table)
{
    const char *enters = table_stage(table)->enters;
    if (!table_is_bare(table))
        return advice_to_return();
    return (struct advice){KEYS_ENTER, _(enters != NULL ? enters : N_("go on"))};
}
