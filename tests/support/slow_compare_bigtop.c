/* The circus against that of the slow game (BT). */
#include "support/slow_compare.h"

static bool same(struct bad_text *bad, long core, long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s: the game has %ld, by hand it is %ld", what, core, slow);
}

bool slow_bigtop_gives(enum score_reason reason)
{
    return reason == REASON_CIRCUS || reason == REASON_CIRCUS_FINAL ||
           reason == REASON_RINGMASTER_COMPLETE || reason == REASON_RINGMASTER_BARN ||
           reason == REASON_RINGMASTER_JOINED || reason == REASON_RINGMASTER_FINAL;
}

bool slow_compare_bigtop(const struct slow_game *slow, const struct game *game,
                         struct bad_text *bad)
{
    const struct slow_bigtop *bigtop = &slow->bigtop;
    struct square at = {0, 0};
    unsigned tokens = 0;
    if (!same(bad, game_big_top_at(game, &at), bigtop->here, "a big top on the board") ||
        !same(bad, !bigtop->here || square_equal(at, bigtop->at), true, "where it stands"))
        return false;
    for (unsigned worth = 0; worth < 8; worth++) {
        tokens += bigtop->animals[worth];
        if (!same(bad, game->circus.animals.left[worth], bigtop->animals[worth],
                  "tokens of an animal"))
            return false;
    }
    return same(bad, game->circus.animals.tokens, tokens, "animals face down") &&
           same(bad, game_awaits_animal(game) && game_is_last_show(game),
                slow->phase == PHASE_ANIMAL && bigtop->at_end, "the last circus");
}

bool slow_compare_bigtop_events(const struct slow_game *slow, const struct event_list *events,
                                struct bad_text *bad)
{
    unsigned moves = 0;
    for (size_t e = 0; e < events->count; e++)
        moves += events->event[e].type == EVENT_BIGTOP;
    return same(bad, moves, slow->bigtop.moves, "moves of the big top");
}
