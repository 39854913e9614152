/* The Abbot, slowly: gardens in place of other tiles (AB1), and abbots taken home (AB4). */
#include "support/slow_game.h"

#include <string.h>

static bool in_play(const struct slow_game *slow)
{
    return slow->options.sets >> SET_ABBOT & 1u;
}

/* AB1: a tile ID.garden comes for one of those ID. */
void slow_abbot_swap_tiles(struct slow_game *slow)
{
    for (unsigned k = 0; in_play(slow) && k < tile_kinds_count; k++) {
        char id[TILE_ID_SIZE];
        strcpy(id, tile_kinds[k].id);
        if (tile_kinds[k].set != SET_ABBOT)
            continue;
        *strstr(id, ".garden") = '\0';
        unsigned other = tile_kind_find(id);
        slow->left[k] = slow->options.sets >> tile_kinds[other].set & 1u ? tile_kinds[k].copies : 0;
        slow->left[other] -= slow->left[k];
    }
}

/* AB2: nobody but an abbot goes into a garden, and he only there and into monasteries, where he may
 * lie, too (MO7). */
bool slow_abbot_may_stand(unsigned figure, const struct slow_feature *feature)
{
    if (figure == FIGURE_ABBOT)
        return feature->kind == FEATURE_GARDEN || feature->kind == FEATURE_MONASTERY ||
               feature->kind == FEATURE_ABBOTS;
    return feature->kind != FEATURE_GARDEN;
}

static unsigned own_abbot(const struct slow_game *slow)
{
    unsigned n = 0;
    while (n < slow->pieces.followers && (slow->pieces.follower[n].figure != FIGURE_ABBOT ||
                                          slow->pieces.follower[n].player != slow->player))
        n++;
    return n;
}

static const struct slow_feature *feature_of(const struct slow_game *slow, unsigned n)
{
    struct slow_follower abbot = slow->pieces.follower[n];
    return &slow->map.feature[slow->map.feature_of[abbot.tile][abbot.segment]];
}

/* AB4 */
void slow_abbot_list(const struct slow_game *slow, struct move_list *moves)
{
    unsigned n = own_abbot(slow);
    if (!in_play(slow) || slow->deployed || n == slow->pieces.followers)
        return;
    const struct slow_feature *there = feature_of(slow, n);
    if ((there->kind == FEATURE_GARDEN || there->kind == FEATURE_MONASTERY) &&
        !slow_feature_is_complete(there))
        moves->move[moves->count++] =
            move_on_square(VERB_RETRIEVE, slow->board.tile[slow->pieces.follower[n].tile].at,
                           slow->pieces.follower[n].segment);
}

/* AB4, AB5: a point for the tile and for each around it, and nothing else. */
void slow_abbot_retrieve(struct slow_game *slow)
{
    unsigned n = own_abbot(slow);
    const struct slow_feature *there = feature_of(slow, n);
    slow_game_pay(slow, (struct slow_payment){(uint8_t)slow->player, there->kind, REASON_ABBOT,
                                              9 - (int)there->open});
    slow_game_send_home(slow, n);
    slow->deployed = true;
}
