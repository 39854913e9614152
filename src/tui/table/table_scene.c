/* What the board shows at each stage. */
#include "analysis/tile_fits.h"
#include "tui/table/table_typing.h"

#include <string.h>

/* The player who placed the tile that was placed last. */
static unsigned last_placer(const struct table *table)
{
    for (size_t at = table->log.count; at > 0; at--)
        if (table->log.entry[at - 1].event.type == EVENT_PLACE)
            return table->log.entry[at - 1].event.player;
    return table->player;
}

static void show_bridge(struct board_scene *scene, struct move bridge)
{
    scene->has_bridge = true;
    scene->bridge_at = bridge.at;
    scene->bridge_direction = (enum direction)bridge.arg;
}

/* The ghost, with the bridge that it needs and the drawbridges as they would be. */
static void show_placing(struct board_scene *scene, const struct placing *placing,
                         bool tells_squares)
{
    struct move move = placing_move(placing), bridge;
    struct game then;
    scene->legal = placing->where.at;
    scene->legals = tells_squares ? placing->where.squares : 0;
    scene->plain = tells_squares ? placing->where.plain : 0;
    scene->ghost_kind = scene->game->turn.hand;
    scene->ghost_orientation = move.arg;
    scene->ghost_at = move.at;
    if (placing_try(placing, scene->game, &then, &bridge))
        show_bridge(scene, bridge);
    scene->ghost_lowered = (uint8_t)lowered_gates(&then, board_tile_at(&then.board, move.at));
}

static void show_auction(struct board_scene *scene, const struct placements *fits)
{
    scene->legal = fits->at;
    scene->legals = fits->squares;
    scene->plain = fits->plain;
}

static void show_deploying(struct board_scene *scene, const struct deploying *deploying)
{
    scene->offer = deploying->node;
    scene->offers = deploying->followers;
    scene->chosen = deploying->chosen;
    scene->offered = scene->game->turn.player;
    scene->lit = deploying_node(deploying);
    if (deploying_is_bridge(deploying))
        show_bridge(scene, deploying_move(deploying));
}

/* The castle's fief; or the cities that the follower may enter, and the follower in the one chosen.
 * The way home comes last and shows it where it stands. */
static void show_deciding(struct board_scene *scene, const struct deciding *deciding)
{
    scene->lit = deciding_node(deciding);
    scene->has_fief = deciding->choice.has_fief;
    scene->fief_is_bright = deciding->choice.phase == PHASE_CASTLE;
    memcpy(scene->fief, deciding->choice.fief, sizeof scene->fief);
    if (deciding->choice.phase != PHASE_CROSS)
        return;
    const struct follower *follower = &scene->game->followers.follower[deciding->choice.follower];
    scene->offer = deciding->choice.node;
    scene->offers = deciding->choice.count - 1;
    scene->chosen = deciding->chosen;
    scene->offered = follower->player;
    if (deciding->chosen < scene->offers)
        scene->away = deciding->choice.follower;
    else
        scene->lit = follower->node;
    scene->cursor = scene->game->features.tile[follower->node];
}

static void show_looking(struct board_scene *scene, const struct looking *looking)
{
    scene->lit = looking_node(looking, scene->game);
    scene->cursor = looking->tile;
    scene->has_open = looking->tile == NO_TILE;
    scene->open_at = looking->at;
    scene->ghost_kind = NO_TILE_KIND;
    scene->has_bridge = false;
    unsigned castle = scene->has_open ? CASTLES_MAX : game_castle_of(scene->game, scene->lit);
    scene->has_fief = scene->fief_is_bright = castle < CASTLES_MAX;
    if (scene->has_fief)
        game_fief(scene->game, castle, scene->fief);
}

static void show_dead_squares(struct board_scene *scene)
{
    const struct board *board = &scene->game->board;
    struct tile_fits fits;
    tile_fits_find(&fits, scene->game);
    for (unsigned open = 0; open < board->opens; open++)
        if (tile_fits_is_dead(&fits, open))
            scene->dead[scene->deads++] = board_open_square(board, open);
}

/* Those that can still be meant by what has been typed. */
static void show_labels(struct board_scene *scene, const struct table *table)
{
    for (unsigned place = 0; place < table->labels.count; place++)
        if (labels_leads_to(&table->labels, place))
            scene->label[scene->labels++] = table_label(table, place);
}

struct board_scene table_scene(const struct table *table)
{
    const struct game *game = table_game(table);
    struct board_scene scene = board_scene_of(game, &table->seats);
    if (game->board.tiles > 1) {
        scene.last = (uint8_t)(game->board.tiles - 1);
        scene.last_player = (uint8_t)last_placer(table);
    }
    if (table->stage == STAGE_PLACING)
        show_placing(&scene, &table->placing, table_has(table, AID_SQUARES));
    if (table->stage == STAGE_AUCTION)
        show_auction(&scene, &table->auction.fits);
    if (table->stage == STAGE_DEPLOYING)
        show_deploying(&scene, &table->deploying);
    if (table->stage == STAGE_CALLING || table->stage == STAGE_DECIDING)
        show_deciding(&scene, &table->deciding);
    if (table->stage == STAGE_SCORING)
        scene.lit = table_entry_at_hand(table)->event.node;
    if (!game_is_over(game) && table_has(table, AID_DEAD))
        show_dead_squares(&scene);
    scene.territory = territory_of(game, table->territory);
    if (table->overlay == OVERLAY_LABELS)
        show_labels(&scene, table);
    if (table->overlay == OVERLAY_LOOKING)
        show_looking(&scene, &table->looking);
    return scene;
}
