/* Towers and prisoners against those of the slow game (TW). */
#include "support/slow_compare.h"

static bool same(struct bad_text *bad, long core, long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s: the game has %ld, by hand it is %ld", what, core, slow);
}

static bool compare_towers(const struct slow_game *slow, const struct game *game,
                           struct bad_text *bad)
{
    for (unsigned t = 0; t < slow->board.tiles; t++) {
        unsigned tower = game_tower_on(game, (tile_number)t);
        if (!same(bad, tower == NO_TOWER ? 0 : game->towers.floors[tower], slow->tower.height[t],
                  "floors of a tower"))
            return false;
    }
    return true;
}

bool slow_compare_tower(const struct slow_game *slow, const struct game *game, struct bad_text *bad)
{
    const struct slow_tower *tower = &slow->tower;
    unsigned held = 0;
    struct piece between;
    for (unsigned p = 0; p < slow->players; p++) {
        struct piece prisoners[FOLLOWERS_MAX];
        held += game_prisoners(game, p, prisoners);
        if (!same(bad, game->player[p].floors, tower->floors[p], "floors in supply"))
            return false;
        for (unsigned owner = 0; owner < slow->players; owner++)
            for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
                unsigned wanted = 0;
                for (unsigned n = 0; n < tower->prisoners; n++)
                    wanted += tower->prisoner[n].owner == owner && tower->prisoner[n].holder == p &&
                              tower->prisoner[n].figure == figure;
                if (!same(bad, game_prisoners_of(game, p, owner, (enum figure)figure), wanted,
                          "prisoners"))
                    return false;
            }
    }
    return same(bad, held + game_prisoner_between(game, &between), tower->prisoners,
                "prisoners altogether") &&
           compare_towers(slow, game, bad);
}

bool slow_compare_tower_events(const struct slow_game *slow, const struct event_list *events,
                               struct bad_text *bad)
{
    unsigned built = 0, caught = 0, swapped = 0, bought = 0;
    for (size_t e = 0; e < events->count; e++) {
        built += events->event[e].type == EVENT_FLOOR;
        caught += events->event[e].type == EVENT_CAPTURE;
        swapped += events->event[e].type == EVENT_EXCHANGE;
        bought += events->event[e].type == EVENT_RANSOM;
    }
    return same(bad, built, slow->tower.built, "floors built") &&
           same(bad, caught, slow->tower.caught, "followers captured") &&
           same(bad, swapped, slow->tower.swapped, "exchanges") &&
           same(bad, bought, slow->tower.bought, "ransoms");
}
