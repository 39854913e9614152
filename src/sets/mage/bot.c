/* What mage and witch change of what roads and cities are expected to pay, and where they are
 * expected to go (MW). */
#include "bots/decisions.h"
#include "bots/terms.h"

#include <assert.h>

enum { MAGE, WITCH };

static uint16_t root_of(const struct game *game, enum figure figure)
{
    uint16_t node = game_magic_at(game, figure);
    return node == NO_NODE ? node : feature_root(&game->features, node);
}

void magic_look(struct appraising *appraising)
{
    appraising->magic[MAGE] = root_of(appraising->game, FIGURE_MAGE);
    appraising->magic[WITCH] = root_of(appraising->game, FIGURE_WITCH);
}

/* They may be somewhere else by the time it scores, as long as tiles come. */
static float magic_stays(const struct appraising *appraising)
{
    return appraising->game->pile.tiles > 0 ? appraising_weight(appraising, WEIGHT_MAGIC_STAYS) : 1;
}

/* What the witch takes: of points that are no more a guess the smaller half (MW5). */
static float halved(const struct appraising *appraising, float points)
{
    static const float ROUNDING = 0.01f;
    return appraising->game->pile.tiles > 0 ? points / 2 : (float)(int)((points + ROUNDING) / 2);
}

float magic_expected(const struct appraising *appraising, uint16_t root, float tiles, float points)
{
    float stays = magic_stays(appraising);
    if (root == appraising->magic[MAGE])
        points += stays * tiles;
    if (root == appraising->magic[WITCH])
        points -= stays * halved(appraising, points);
    return points;
}

/* Where each was, and where it is. */
void magic_note_difference(struct appraising *appraising, const struct game *before)
{
    for (enum figure figure = FIGURE_MAGE; figure <= FIGURE_WITCH; figure++) {
        uint16_t then = game_magic_at(before, figure);
        uint16_t now = game_magic_at(appraising->game, figure);
        if (then == now)
            continue;
        appraising_note_difference(appraising, then);
        appraising_note_difference(appraising, now);
    }
}

/* Where the active player is expected to move one of them: by what its old place and its new one
 * bring now. */

bool magic_is_due(const struct game *game)
{
    return game_awaits_magic(game);
}

/* What the feature brings with that figure more than without. */
static float brought_by(struct appraising *appraising, enum figure figure, uint16_t root)
{
    float stays = magic_stays(appraising);
    float points = prospect_of(appraising, root)->points;
    struct tile_mask tiles;
    if (figure == FIGURE_MAGE)
        return stays * (float)feature_tiles(&appraising->game->features, root, &tiles);
    return root == appraising->magic[WITCH] ? -points * stays / (2 - stays) : -points * stays / 2;
}

static void add_brought(struct appraising *appraising, enum figure figure, uint16_t root,
                        float times, struct values *values)
{
    if (root != NO_NODE)
        values_add_to_each(values, game_majority(appraising->game, root),
                           times * brought_by(appraising, figure, root));
}

static struct values values_after(struct appraising *appraising, const struct values *now,
                                  struct move move)
{
    const struct game *game = appraising->game;
    enum figure figure = move_magic_figure(move);
    struct values then = *now;
    add_brought(appraising, figure, appraising->magic[figure - FIGURE_MAGE], -1, &then);
    if (move.verb == VERB_MAGE || move.verb == VERB_WITCH) {
        uint16_t node = feature_node(&game->board, board_tile_at(&game->board, move.at), move.arg);
        add_brought(appraising, figure, feature_root(&game->features, node), 1, &then);
    }
    return then;
}

unsigned magic_foresee(const struct sight *sight, const struct outlook *outlook,
                       const struct game *game, struct move moves[FORESEEN_MAX])
{
    struct appraising appraising;
    struct move_list legal;
    struct values now;
    float best = 0;
    appraising_begin(&appraising, &sight->appraiser, outlook, game);
    appraise(&appraising, &now);
    game_legal(game, &legal);
    assert(legal.count > 0);
    for (size_t m = 0; m < legal.count; m++) {
        struct values then = values_after(&appraising, &now, legal.move[m]);
        float worth = sight_worth(sight, game, &then, game_actor(game));
        if (m > 0 && !(worth > best))
            continue;
        best = worth;
        moves[0] = legal.move[m];
    }
    return 1;
}
