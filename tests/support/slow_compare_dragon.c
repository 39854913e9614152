/* Dragon and fairy against those of the slow game (PD). */
#include "support/slow_compare.h"

#include "bastide/notation.h"

static bool same(struct bad_text *bad, long core, long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s: the game has %ld, by hand it is %ld", what, core, slow);
}

static bool same_square(struct bad_text *bad, struct square core, struct square slow,
                        const char *what)
{
    return square_equal(core, slow) ||
           bad_text_say(bad, 0, 0, "%s: the game has %d,%d, by hand it is %d,%d", what, core.x,
                        core.y, slow.x, slow.y);
}

static bool compare_fairy(const struct slow_game *slow, const struct game *game,
                          struct bad_text *bad)
{
    const struct slow_dragon *dragon = &slow->dragon;
    struct fairy_place fairy = game_fairy(game);
    if (!same(bad, fairy.is_there, dragon->fairy_here, "a fairy on the board"))
        return false;
    if (!fairy.is_there)
        return true;
    bool beside = fairy.follower < FOLLOWERS_MAX;
    if (!same_square(bad, fairy.at, dragon->fairy_at, "the fairy") ||
        !same(bad, beside, dragon->beside < FOLLOWERS_MAX, "a follower beside the fairy"))
        return false;
    if (!beside)
        return true;
    struct follower core = game->followers.follower[fairy.follower];
    const struct slow_follower *byhand = &slow->pieces.follower[dragon->beside];
    return same(bad, core.player, byhand->player, "player of the fairy's follower") &&
           same(bad, core.figure, byhand->figure, "figure of the fairy's follower") &&
           same(bad, feature_tile(&game->features, core.node), byhand->tile,
                "tile of the fairy's follower") &&
           same(bad, feature_segment_number(&game->features, &game->board, core.node),
                byhand->segment, "segment of the fairy's follower");
}

static bool compare_flight(const struct slow_game *slow, const struct game *game,
                           struct bad_text *bad)
{
    const struct slow_dragon *dragon = &slow->dragon;
    bool flies = slow->phase == PHASE_DRAGON;
    if (!same(bad, game_awaits_flight(game), flies, "a flight"))
        return false;
    for (unsigned v = 0; v < dragon->visits && flies; v++)
        if (!same_square(bad, game->dragon.visited[v], dragon->visited[v], "where it has been"))
            return false;
    return !flies || (same(bad, game->dragon.count, dragon->visits, "squares visited") &&
                      same(bad, DRAGON_STEPS + 1 - game->dragon.count, dragon->left, "steps left"));
}

bool slow_compare_dragon(const struct slow_game *slow, const struct game *game,
                         struct bad_text *bad)
{
    struct square at = {0, 0};
    bool here = game_dragon_at(game, &at);
    return same(bad, here, slow->dragon.here, "a dragon on the board") &&
           (!here || same_square(bad, at, slow->dragon.at, "the dragon")) &&
           same(bad, game_tiles_asleep(game), slow_game_pile(slow) - slow_dragon_tiles(slow),
                "tiles that cannot come yet") &&
           compare_fairy(slow, game, bad) && compare_flight(slow, game, bad);
}

bool slow_compare_dragon_events(const struct slow_game *slow, const struct event_list *events,
                                struct bad_text *bad)
{
    unsigned comings = 0, fairies = 0, princesses = 0;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        fairies += event->type == EVENT_FAIRY;
        princesses += event->type == EVENT_PRINCESS;
        if (event->type != EVENT_DRAGON)
            continue;
        if (comings == slow->dragon.comings)
            return bad_text_say(bad, 0, 0, "the dragon came once too often");
        if (!same_square(bad, event->at, slow->dragon.came[comings], "where the dragon came") ||
            !same(bad, event->player, slow->dragon.led[comings], "who led the dragon"))
            return false;
        comings++;
    }
    return same(bad, comings, slow->dragon.comings, "squares where the dragon came") &&
           same(bad, fairies, slow->dragon.fairy_came, "fairies moved") &&
           same(bad, princesses, slow->dragon.princess_called, "knights sent home");
}

bool slow_dragon_gives(enum score_reason reason)
{
    return reason == REASON_FAIRY_TURN || reason == REASON_FAIRY_COMPLETE ||
           reason == REASON_FAIRY_CASTLE || reason == REASON_FAIRY_BARN ||
           reason == REASON_FAIRY_JOINED || reason == REASON_FAIRY_FINAL;
}
