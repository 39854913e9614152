/* The keys that mean something at the table now: first those of the stage, then those of the mode
 * over it, then those of every stage. The order in which they are offered is that of the rows. */
#include "tui/table/stage.h"

/* The bindings found so far. */
struct found {
    struct binding *binding;
    size_t count;
};

static bool is_good(const struct table_key *key, const struct table *table)
{
    return key->possible == NULL || key->possible(table);
}

static bool lies_under(const struct table_key *key, const struct table *table)
{
    unsigned under = key->under != 0 ? key->under : UNDER(NONE);
    return under >> table->mode & 1u;
}

static bool has_key(const struct binding *binding, uint32_t key)
{
    for (size_t k = 0; k < BINDING_KEYS; k++)
        if (binding->key[k] == key)
            return true;
    return false;
}

/* Whether an earlier row has one of its keys. */
static bool is_taken(const struct found *found, const struct binding *binding)
{
    for (size_t f = 0; f < found->count; f++)
        for (size_t k = 0; k < BINDING_KEYS && binding->key[k] != 0; k++)
            if (has_key(&found->binding[f], binding->key[k]))
                return true;
    return false;
}

static void keys_add(struct found *found, const struct table_key *key, enum key_place place,
                     const struct table *table)
{
    struct binding binding = key->binding;
    keymap_bind(table->page.keymap, place, &binding);
    if (found->count == BINDINGS_MAX || is_taken(found, &binding))
        return;
    if (key->hint != NULL)
        binding.hint = key->hint(table);
    found->binding[found->count++] = binding;
}

/* Those of some uses (bits of enum key_use); of a mode (`is_own`) all. */
static void add_good_ones(struct found *found, const struct key_rows *keys, enum key_place place,
                          const struct table *table, unsigned uses, bool is_own)
{
    for (const struct table_key *key = keys->row; key < keys->row + keys->count; key++)
        if ((is_own || (lies_under(key, table) && uses >> key->use & 1u)) && is_good(key, table))
            keys_add(found, key, place, table);
}

/* Whose the keys of every stage are: while letters are typed they stay as they are. */
static enum key_place common_place(const struct table *table)
{
    return table_mode(table)->type != NULL && table->mode != MODE_NONE ? KEYS_OF_FIXED
                                                                       : KEYS_OF_GAME;
}

size_t table_bindings_for(const struct table *table, unsigned uses,
                          struct binding bindings[BINDINGS_MAX])
{
    const struct stage *stage = table_stage(table), *mode = table_mode(table);
    struct found found = {bindings, 0};
    add_good_ones(&found, &stage->keys, stage->keys_place, table, uses, false);
    if (mode != stage)
        add_good_ones(&found, &mode->keys, mode->keys_place, table, uses, true);
    add_good_ones(&found, &keys_of_every_stage, common_place(table), table, uses, false);
    return found.count;
}

static void add_answers(struct found *found, const struct key_rows *keys, enum key_place place,
                        const struct table *table)
{
    for (const struct table_key *key = keys->row; key < keys->row + keys->count; key++)
        if (key->is_answer && lies_under(key, table) && is_good(key, table))
            keys_add(found, key, place, table);
}

size_t table_answers(const struct table *table, struct binding answers[BINDINGS_MAX])
{
    struct found found = {answers, 0};
    add_answers(&found, &table_stage(table)->keys, table_stage(table)->keys_place, table);
    add_answers(&found, &keys_of_every_stage, KEYS_OF_GAME, table);
    return found.count;
}

size_t table_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    return table_bindings_for((struct table *)page, KEYS_OF_ALL_USES, bindings);
}

struct key_words table_key_words(const struct table *table, const char *text)
{
    return keymap_words(table->page.keymap, table_mode(table)->keys_place, text);
}

bool stage_takes(const struct table *table, uint32_t key)
{
    const struct key_rows *keys = &table_stage(table)->keys;
    for (size_t k = 0; k < keys->count; k++)
        if (has_key(&keys->row[k].binding, key) && is_good(&keys->row[k], table))
            return true;
    return false;
}
