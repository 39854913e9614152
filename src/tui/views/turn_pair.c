#include "tui/views/turn_pair.h"

#include "facts/outcome.h"
#include "language/language.h"
#include "training/judgement.h"
#include "tui/table/table.h"

enum { TWO_FROM = 81 /* columns */, GAP = 1, MAP_FROM = 60 };

bool two_boards_fit(int cols)
{
    return cols >= TWO_FROM;
}

struct area half_area(struct area area, unsigned which)
{
    int cols = (area.cols - GAP) / 2; /* the same for both, so that tiles are of one size */
    return (struct area){area.row, which == 0 ? area.col : area.col + area.cols - cols, area.rows,
                         cols};
}

static bool is_placed(const struct compared_turn *turn)
{
    return turn->name != NULL && turn->turn->count > 0 && turn->turn->move[0].verb == VERB_PLACE &&
           game_awaits_placement(turn->game);
}

static struct square square_of(const struct compared_turn *turn)
{
    const struct board *board = &turn->game->board;
    return is_placed(turn) ? turn->turn->move[0].at : board->tile[board->tiles - 1].at;
}

/* The largest feature of a kind on the tile placed last; NO_NODE: there is none. */
static uint16_t largest_of(const struct game *game, enum feature_kind kind)
{
    tile_number tile = (tile_number)(game->board.tiles - 1);
    uint16_t best = NO_NODE;
    unsigned most = 0, segments = tile_kinds[game->board.tile[tile].kind].segments;
    for (unsigned segment = 0; segment < segments; segment++) {
        struct tile_mask mask;
        uint16_t node = feature_node(&game->board, tile, segment);
        unsigned tiles = feature_tiles(&game->features, node, &mask);
        if (game_feature_kind(game, node) == kind && tiles > most) {
            best = node;
            most = tiles;
        }
    }
    return best;
}

/* The tile where it goes, with the figure on it and the feature that it is for lit up. */
static void show_turn(struct board_scene *scene, const struct plan *turn, const struct game *before)
{
    const struct game *after = scene->game;
    const struct move *last = &turn->move[turn->count - 1];
    tile_number tile = (tile_number)(after->board.tiles - 1);
    struct turn_effect effect;
    board_scene_add_tile(scene, BOARD_MARK_CURSOR, tile, 0);
    if (last->verb == VERB_DEPLOY) {
        uint16_t node = feature_node(&after->board, tile, last->arg);
        struct follower follower = {.player = (uint8_t)game_player(before), .figure = last->figure};
        board_scene_add_offers(scene, &node, 1, 0, follower);
    }
    turn_effect_find(&effect, before, turn->move, turn->count);
    if (effect.type != EFFECT_NOTHING && effect.type != EFFECT_SET_ASIDE)
        board_scene_add(
            scene, (struct board_mark){.kind = BOARD_MARK_GLOW,
                                       .node = largest_of(after, (enum feature_kind)effect.kind)});
}

/* The square in the middle stays there until it is another one, or the view has another size. Both
 * tiles are of one size: the boards are those before the turns, which are as large. */
static void keep_in_middle(struct turn_pair *pair, unsigned which, const struct game *game,
                           struct square at, struct square other, bool is_resized)
{
    if (!is_resized && square_equal(pair->focus[which], at) &&
        square_equal(pair->other[which], other))
        return;
    pair->focus[which] = at;
    pair->other[which] = other;
    board_pane_fit(&pair->pane[which], game);
    board_pane_centre(&pair->pane[which], game, at, other);
}

static void draw_pane(struct turn_pair *pair, unsigned which, struct canvas *canvas,
                      struct area area, const struct game *before, const struct board_scene *scene,
                      struct square at, struct square other, const struct surroundings *around)
{
    struct board_pane *pane = &pair->pane[which];
    bool is_resized = pane->viewport.rows != area.rows || pane->viewport.cols != area.cols;
    pane->hides_map = area.cols < MAP_FROM;
    board_pane_prepare(pane, before, area, around, at);
    keep_in_middle(pair, which, before, at, other, is_resized);
    board_pane_draw(pane, canvas, area, scene, around);
}

static void draw_one(struct turn_pair *pair, unsigned which, struct canvas *canvas,
                     struct area area, const struct compared_turn turn[2],
                     const struct seats *seats, const struct surroundings *around)
{
    const struct compared_turn *shown = &turn[which], *other = &turn[1 - which];
    struct game after = *shown->game;
    struct move forced;
    struct square at = square_of(shown), second = at;
    bool is_framed = !pair->is_side_by_side && other->name != NULL && is_placed(other) &&
                     !square_equal(at, square_of(other));
    if (is_placed(shown))
        outcome_place(&after, shown->turn->move[0], &forced);
    struct board_scene scene = board_scene_of(&after, seats);
    if (is_placed(shown))
        show_turn(&scene, shown->turn, shown->game);
    if (is_framed) {
        second = square_of(other);
        board_scene_add_square(&scene, BOARD_MARK_OPEN, second);
    }
    struct sentence name = is_framed ? sentence_of(_("%s (framed: %s)"), shown->name, other->within)
                                     : sentence_of("%s", shown->name);
    canvas_text(canvas, area.row, area.col + 1, area.cols - 2,
                (struct style){INK_STRONG, INK_NIGHT, CELL_BOLD}, name.text);
    area.row++;
    area.rows--;
    canvas_target(canvas, area, TARGET_BOARD, (int)which);
    draw_pane(pair, which, canvas, area, shown->game, &scene, at, second, around);
}

void turn_pair_draw(struct turn_pair *pair, struct canvas *canvas, struct area area,
                    const struct compared_turn turn[2], const struct seats *seats,
                    const struct surroundings *around)
{
    bool are_both = turn[0].name != NULL && turn[1].name != NULL;
    pair->is_side_by_side = are_both && two_boards_fit(area.cols);
    if (!pair->is_side_by_side) {
        draw_one(pair, are_both && pair->shows_second, canvas, area, turn, seats, around);
        return;
    }
    for (unsigned which = 0; which < 2; which++)
        draw_one(pair, which, canvas, half_area(area, which), turn, seats, around);
}

const char *turn_pair_zoom(struct turn_pair *pair, const struct compared_turn turn[2], int by)
{
    const char *reason = NULL;
    for (unsigned which = 0; which < 2; which++) {
        struct square at = pair->focus[which], other = pair->other[which];
        if (turn[which].name == NULL)
            continue;
        reason = board_pane_zoom(&pair->pane[which], turn[which].game, by);
        board_pane_centre(&pair->pane[which], turn[which].game, at, other);
    }
    return reason;
}

bool turn_pair_point(struct turn_pair *pair, const struct game *game, const struct gesture *gesture)
{
    unsigned which = gesture->target.what == TARGET_BOARD && gesture->target.which == 1;
    return board_pane_point(&pair->pane[which], game, gesture);
}
