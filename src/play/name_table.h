/* Finds things by their name among any number of them, at once: a table of the things' numbers, by
 * what is made of the name (spelling_hash). The things are the caller's, in an array. */
#ifndef BASTIDE_PLAY_NAME_TABLE_H
#define BASTIDE_PLAY_NAME_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Where a thing is noted. */
struct name_slot {
    bool is_taken;
    uint64_t hash;
    size_t number; /* of the thing; meaningless in a free slot */
};

/* All zeros: without things. */
struct name_table {
    struct name_slot *slot;
    size_t slots, taken;
};

/* Whether thing `number` of the caller's is the one that `key` names. */
typedef bool name_table_is(const void *things, size_t number, const void *key);

/* Makes room for one thing more. False where memory runs out: the table is as it was. */
bool name_table_make_room(struct name_table *table);

/* The slot of the thing with that hash and key or, where there is none, the free one for it, which
 * name_table_note takes. There must be room for one thing more. */
struct name_slot *name_table_find(const struct name_table *table, uint64_t hash, name_table_is *is,
                                  const void *things, const void *key);

/* Notes thing `number` in a free slot, just found by that hash. */
void name_table_note(struct name_table *table, struct name_slot *slot, uint64_t hash,
                     size_t number);

/* Frees its memory; it is then without things. Harmless on one that is all zeros. */
void name_table_free(struct name_table *table);

#endif
