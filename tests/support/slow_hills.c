/* Hills & Sheep, for the slow game (HS): shepherds, their flocks, the wolf, and tiles under hills.
 */
#include "support/slow_game.h"

static bool in_play(const struct slow_game *slow)
{
    return slow->options.sets >> SET_HILLS & 1u;
}

void slow_hills_forget(struct slow_game *slow)
{
    slow->hills.hidden = slow->hills.drawn = slow->hills.wolves = 0;
}

/* HS10 */
void slow_hills_tile_laid(struct slow_game *slow)
{
    const struct slow_tile *last = &slow->board.tile[slow->board.tiles - 1];
    if (!(tile_kinds[last->kind].flags & TILE_HILL) || !slow_traders_may_draw(slow))
        return;
    slow->hills.under++;
    slow->hills.hidden++;
}

/* HS11: with `any` it does not matter how many. */
void slow_hills_mark(struct slow_game *slow)
{
    bool is_most = slow->options.value[OPTION_HILL_TIE] == HILL_TIE_MOST;
    for (unsigned f = 0; f < slow->map.features && !is_most; f++)
        for (unsigned p = 0; p < PLAYERS_MAX; p++)
            if (slow->map.feature[f].on_hills[p] > 1)
                slow->map.feature[f].on_hills[p] = 1;
}

/* The number of a player's shepherd, or FOLLOWERS_MAX. */
static unsigned shepherd(const struct slow_game *slow, unsigned player)
{
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        if (slow->pieces.follower[n].figure == FIGURE_SHEPHERD &&
            slow->pieces.follower[n].player == player)
            return n;
    return FOLLOWERS_MAX;
}

static bool has_shepherd(const struct slow_game *slow, unsigned feature, unsigned player)
{
    unsigned n = shepherd(slow, player);
    return n != FOLLOWERS_MAX && slow_score_feature_of(slow, n) == feature;
}

bool slow_hills_may_stand(const struct slow_game *slow, unsigned feature)
{
    for (unsigned p = 0; p < slow->players; p++)
        if (has_shepherd(slow, feature, p))
            return false;
    return slow->map.feature[feature].kind == FEATURE_FIELD;
}

/* HS6, HS7, HS9: whenever he goes, his sheep go into the bag. */
void slow_hills_leaves(struct slow_game *slow, struct slow_follower follower)
{
    struct slow_hills *hills = &slow->hills;
    unsigned kept = 0;
    for (unsigned t = 0; t < hills->tokens && follower.figure == FIGURE_SHEPHERD; t++)
        if (hills->token[t].player != follower.player)
            hills->token[kept++] = hills->token[t];
    if (follower.figure == FIGURE_SHEPHERD)
        hills->tokens = kept;
}

unsigned slow_hills_left(const struct slow_game *slow, unsigned sheep)
{
    static const unsigned all[] = {2, 4, 5, 5, 2};
    unsigned left = all[sheep];
    for (unsigned t = 0; t < slow->hills.tokens; t++)
        left -= slow->hills.token[t].sheep == sheep;
    return left;
}

static void send_shepherds_home(struct slow_game *slow, unsigned feature)
{
    for (unsigned p = 0; p < slow->players; p++)
        if (has_shepherd(slow, feature, p))
            slow_game_send_home(slow, shepherd(slow, p));
}

/* HS7 */
static void stable(struct slow_game *slow, unsigned feature, enum score_reason reason)
{
    int sheep = 0;
    for (unsigned t = 0; t < slow->hills.tokens; t++)
        if (has_shepherd(slow, feature, slow->hills.token[t].player))
            sheep += slow->hills.token[t].sheep;
    for (unsigned p = 0; p < slow->players; p++)
        if (has_shepherd(slow, feature, p))
            slow_game_pay(slow,
                          (struct slow_payment){(uint8_t)p, FEATURE_FIELD, (uint8_t)reason, sheep});
    send_shepherds_home(slow, feature);
}

/* HS4: the tile placed belongs to the field of the player's shepherd, who was there before. */
static bool must_decide(const struct slow_game *slow)
{
    unsigned n = shepherd(slow, slow->player), placed = slow->board.tiles - 1;
    if (n == FOLLOWERS_MAX || slow->hills.decided || slow->pieces.follower[n].tile == placed)
        return false;
    const struct slow_feature *field = &slow->map.feature[slow_score_feature_of(slow, n)];
    return field->kind == FEATURE_FIELD && field->on_tile[placed];
}

/* HS8 */
static void see_to_flocks(struct slow_game *slow)
{
    slow_game_survey(slow);
    bool decides = must_decide(slow);
    for (unsigned p = 0; p < slow->players; p++) {
        unsigned n = shepherd(slow, p);
        if (n == FOLLOWERS_MAX)
            continue;
        unsigned feature = slow_score_feature_of(slow, n);
        const struct slow_feature *field = &slow->map.feature[feature];
        if (field->kind != FEATURE_FIELD || field->grows ||
            (decides && has_shepherd(slow, feature, slow->player)))
            continue;
        stable(slow, feature, REASON_CLOSED);
    }
    slow_game_survey(slow);
    if (decides)
        slow->phase = PHASE_FLOCK;
    else
        slow_dragon_built(slow);
}

void slow_hills_built(struct slow_game *slow)
{
    if (in_play(slow))
        see_to_flocks(slow);
    else
        slow_dragon_built(slow);
}

void slow_hills_deployed(struct slow_game *slow)
{
    slow_game_survey(slow);
    slow->hills.at_once = true;
    slow->phase = PHASE_BAG;
}

struct slow_question slow_hills_question(const struct slow_game *slow)
{
    return (struct slow_question){true, slow->player, 0};
}

void slow_hills_legal(const struct slow_game *slow, struct move_list *moves)
{
    if (slow->phase == PHASE_FLOCK) {
        moves->move[moves->count++] = move_plain(VERB_GROW);
        moves->move[moves->count++] = move_plain(VERB_STABLE);
        return;
    }
    for (unsigned sheep = 1; sheep <= 4; sheep++)
        if (slow_hills_left(slow, sheep) > 0)
            moves->move[moves->count++] = move_sheep(sheep);
    moves->move[moves->count++] = move_wolf();
}

/* HS3, HS5, HS6 */
static void take_token(struct slow_game *slow, struct move move)
{
    struct slow_hills *hills = &slow->hills;
    unsigned n = shepherd(slow, slow->player);
    bool at_once = hills->at_once;
    hills->at_once = false;
    if (n != FOLLOWERS_MAX && move.verb == VERB_WOLF) {
        hills->wolves++;
        send_shepherds_home(slow, slow_score_feature_of(slow, n));
    } else if (n != FOLLOWERS_MAX) {
        hills->drawn++;
        hills->token[hills->tokens++] =
            (struct slow_token){(uint8_t)slow->player, (uint8_t)move.arg};
    }
    slow_game_survey(slow);
    if (at_once) {
        slow_game_go_on_building(slow);
    } else {
        hills->decided = true;
        see_to_flocks(slow);
    }
}

void slow_hills_play(struct slow_game *slow, struct move move)
{
    if (slow->phase == PHASE_BAG) {
        take_token(slow, move);
    } else if (move.verb == VERB_GROW) {
        slow->phase = PHASE_BAG;
    } else {
        unsigned n = shepherd(slow, slow->player);
        stable(slow, slow_score_feature_of(slow, n), REASON_STABLE);
        slow->hills.decided = true;
        see_to_flocks(slow);
    }
}
