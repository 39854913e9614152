/* A table at a game that was played by chance, or at a record. */
#ifndef BASTIDE_TESTS_PLAYED_TABLE_H
#define BASTIDE_TESTS_PLAYED_TABLE_H

#include "played.h"
#include "sets/bazaars/facts_auction.h"
#include "support/probe.h"
#include "tui/table/table.h"

/* Begins a game of Ann, Ben and, of three, Cy with all sets, and plays at most so many moves of it.
 */
static inline void played_all_sets(struct session *session, unsigned players, uint64_t seed,
                                   unsigned moves)
{
    static const char *const names[] = {"Ann", "Ben", "Cy"};
    struct rng rng = rng_from_seed(seed);
    struct record_head head = played_head(players, seed);
    struct problem problem;
    assert_true(players <= sizeof names / sizeof names[0]);
    head.options.sets = SETS_DEFAULT;
    for (unsigned player = 0; player < players; player++)
        strcpy(head.name[player], names[player]);
    assert_true(session_begin(session, &head, &problem));
    played_on(session, &rng, moves);
}

/* Plays on until a tile must be placed outside of auctions; the table takes the session over. */
static inline struct table *played_table(struct probe **probe, struct session *session,
                                         uint64_t seed, int rows, int cols)
{
    struct rng rng = rng_from_seed(seed);
    while (game_phase(&session->game) != PHASE_PLACE || auction_is_on(&session->game))
        assert_int_equal(played_on(session, &rng, 1), 1);
    struct page *page = table_page(session);
    assert_non_null(page);
    *probe = probe_open(page, rows, cols);
    probe_press(*probe, "<Enter>");
    return (struct table *)page;
}

/* A table at a record's text, on a screen of that size; or on the smallest. */
static inline struct table *played_table_sized(struct probe **probe, const char *text, int rows,
                                               int cols)
{
    struct session session = played_session(text);
    struct page *page = table_page(&session);
    assert_non_null(page);
    *probe = probe_open(page, rows, cols);
    return (struct table *)page;
}

static inline struct table *played_table_at(struct probe **probe, const char *text)
{
    return played_table_sized(probe, text, 24, 80);
}

/* Whether the page has a binding of that key. */
static inline bool played_is_bound(const struct page *page, uint32_t key)
{
    struct binding bindings[BINDINGS_MAX];
    size_t count = page_bindings(page, bindings);
    for (size_t b = 0; b < count; b++)
        for (unsigned k = 0; k < BINDING_KEYS; k++)
            if (bindings[b].key[k] == key)
                return true;
    return false;
}

#endif
