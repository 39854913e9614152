#include "play/name_table.h"

#include <stdlib.h>

/* The slot of the first thing that `is` accepts, or the first free one. */
struct name_slot *name_table_find(const struct name_table *table, uint64_t hash, name_table_is *is,
                                  const void *things, const void *key)
{
    size_t at = (size_t)hash & (table->slots - 1);
    for (;; at = (at + 1) & (table->slots - 1)) {
        struct name_slot *slot = &table->slot[at];
        if (!slot->is_taken || (slot->hash == hash && is(things, slot->number, key)))
            return slot;
    }
}

void name_table_note(struct name_table *table, struct name_slot *slot, uint64_t hash, size_t number)
{
    *slot = (struct name_slot){true, hash, number};
    table->taken++;
}

static bool is_none(const void *things, size_t number, const void *key)
{
    (void)things, (void)number, (void)key;
    return false;
}

/* At most half of the slots are taken, so that searches end soon. */
bool name_table_make_room(struct name_table *table)
{
    enum { SLOTS_LEAST = 64 };
    if (2 * (table->taken + 1) <= table->slots)
        return true;
    struct name_table larger = {.slots = table->slots > 0 ? 2 * table->slots : SLOTS_LEAST};
    larger.slot = calloc(larger.slots, sizeof *larger.slot);
    if (larger.slot == NULL)
        return false;
    for (size_t s = 0; s < table->slots; s++) {
        const struct name_slot *old = &table->slot[s];
        if (old->is_taken)
            name_table_note(&larger, name_table_find(&larger, old->hash, is_none, NULL, NULL),
                            old->hash, old->number);
    }
    free(table->slot);
    *table = larger;
    return true;
}

void name_table_free(struct name_table *table)
{
    free(table->slot);
    *table = (struct name_table){NULL, 0, 0};
}
