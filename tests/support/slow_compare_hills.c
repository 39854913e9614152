/* Flocks, the bag and hills against those of the slow game (HS). */
#include "support/slow_compare.h"

static bool same(struct bad_text *bad, long core, long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s: the game has %ld, by hand it is %ld", what, core, slow);
}

/* What the field of each shepherd may still do (HS8). */
static bool compare_fields(const struct slow_game *slow, const struct game *game,
                           struct bad_text *bad)
{
    for (unsigned n = 0; n < slow->pieces.followers; n++) {
        const struct slow_follower *it = &slow->pieces.follower[n];
        const struct slow_feature *field = &slow->map.feature[slow_score_feature_of(slow, n)];
        if (it->figure != FIGURE_SHEPHERD || field->kind != FEATURE_FIELD)
            continue;
        uint16_t node = game_shepherd(game, it->player);
        if (!same(bad, game_field_is_open(game, node), field->grows, "a field that can grow") ||
            !same(bad, game_field_open_ends(game, node) > 0, field->grows, "its open ends"))
            return false;
    }
    return true;
}

bool slow_compare_hills(const struct slow_game *slow, const struct game *game, struct bad_text *bad)
{
    const struct slow_hills *hills = &slow->hills;
    if (!options_has_hills(&game->options))
        return same(bad, game_tiles_under(game), 0, "tiles under hills");
    for (unsigned p = 0; p < slow->players; p++) {
        unsigned sheep = 0, tokens = 0, count;
        for (unsigned t = 0; t < hills->tokens; t++) {
            sheep += hills->token[t].player == p ? hills->token[t].sheep : 0u;
            tokens += hills->token[t].player == p;
        }
        if (!same(bad, game_flock(game, p, &count), sheep, "sheep of a player") ||
            !same(bad, count, tokens, "tokens of a player"))
            return false;
    }
    for (unsigned sheep = 1; sheep <= SHEEP_MOST; sheep++)
        if (!same(bad, game->hills.bag.left[sheep - 1], slow_hills_left(slow, sheep),
                  "tokens in the bag"))
            return false;
    return same(bad, game->hills.bag.left[TOKEN_WOLF], slow_hills_left(slow, 0),
                "wolves in the bag") &&
           same(bad, game_tiles_under(game), hills->under, "tiles under hills") &&
           compare_fields(slow, game, bad);
}

bool slow_compare_hills_events(const struct slow_game *slow, const struct event_list *events,
                               struct bad_text *bad)
{
    unsigned hidden = 0, drawn = 0, wolves = 0;
    for (size_t e = 0; e < events->count; e++) {
        hidden += events->event[e].type == EVENT_HILL;
        drawn += events->event[e].type == EVENT_SHEEP;
        wolves += events->event[e].type == EVENT_WOLF;
    }
    return same(bad, hidden, slow->hills.hidden, "tiles that went under a hill") &&
           same(bad, drawn, slow->hills.drawn, "tokens with sheep") &&
           same(bad, wolves, slow->hills.wolves, "wolves");
}
