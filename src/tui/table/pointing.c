/* The mouse at the table. A click chooses what lies under it, a click on what is chosen does it by
 * the key that would; so there is one way only to play. */
#include "tui/table/inspect.h"
#include "tui/table/layout.h"
#include "tui/table/stage.h"

/* Looks at what was hit: a feature or, on an open square, what fits there. The view stays as it is,
 * so that the next click hits the same; but where an auction has a view of its own, the table's is
 * brought there. */
static void look_at(struct table *table, const struct board_hit *hit)
{
    const struct game *game = table_game(table);
    bool looks = table->mode == MODE_INSPECT, is_other_view = table_pane(table) != &table->pane;
    bool is_land = hit->tile != NO_TILE || board_open_at(&game->board, hit->at) != OPEN_SQUARES_MAX;
    if (!is_land || (!looks && !table_may_look(table)))
        return;
    table->mode = MODE_INSPECT;
    if (hit->tile == NO_TILE)
        inspect_see_square(table->inspection, game, hit->at);
    else
        inspect_see(table->inspection, game, hit->tile, hit->nodes > 0 ? hit->node[0] : NO_NODE);
    if (is_other_view)
        table_follow(table);
}

static struct board_hit hit_of(struct table *table, const struct gesture *gesture,
                               struct tile_cache *tiles)
{
    struct board_scene scene = table_scene(table);
    struct target target = gesture->target;
    int row = gesture->row - target.area.row, col = gesture->col - target.area.col;
    if (target.what == TARGET_CLOSE)
        return board_pane_hit_close(&scene, tiles, table_focus(table), target.which, row, col);
    return board_pane_hit(table_pane(table), &scene, tiles, row, col);
}

static bool click_board(struct table *table, struct app *app, const struct gesture *gesture,
                        const struct surroundings *around)
{
    struct board_hit hit = hit_of(table, gesture, around->tiles);
    const struct stage *mode = table_mode(table);
    if (mode->click == NULL || !mode->click(table, app, &hit, around))
        look_at(table, &hit);
    return true;
}

/* Where a kind of tile is asked for, the tile shown is changed instead of turned. */
static bool turn_hand(struct table *table, struct app *app, bool back,
                      const struct surroundings *around)
{
    static const uint32_t turns[] = {'r', 'R'};
    uint32_t key = table_stage(table)->turn_hand[back];
    app_press(app, key != 0 ? key : turns[back], around);
    return true;
}

/* What belongs to the stage alone. */
static bool point_at_stage(struct table *table, struct app *app, const struct gesture *gesture,
                           const struct surroundings *around)
{
    const struct stage *stage = table_stage(table);
    return table->mode == MODE_NONE && stage->point != NULL &&
           stage->point(table, app, gesture, around);
}

static bool click_left(struct table *table, struct app *app, const struct gesture *gesture,
                       const struct surroundings *around)
{
    if (point_at_stage(table, app, gesture, around))
        return true;
    switch (gesture->target.what) {
    case TARGET_BOARD:
    case TARGET_CLOSE:
        return click_board(table, app, gesture, around);
    case TARGET_HAND:
        return turn_hand(table, app, false, around);
    case TARGET_LOG:
        app_press(app, 'l', around);
        return true;
    default:
        return gesture->target.what != TARGET_CHOICE;
    }
}

/* The right button turns the tile, or goes back from looking around. */
static bool click_right(struct table *table, struct app *app, const struct surroundings *around)
{
    if (table->mode == MODE_NONE)
        return turn_hand(table, app, false, around);
    if (table->mode == MODE_INSPECT)
        app_press(app, KEYS_ESCAPE, around);
    return true;
}

/* Elsewhere than over the board. */
static bool roll(struct table *table, struct app *app, const struct gesture *gesture,
                 const struct surroundings *around)
{
    bool up = gesture->button == POINTER_WHEEL_UP;
    bool is_upright = up || gesture->button == POINTER_WHEEL_DOWN;
    if (gesture->target.what == TARGET_LOG && up)
        app_press(app, 'l', around);
    if (gesture->target.what == TARGET_HAND && is_upright)
        return turn_hand(table, app, up, around);
    if (gesture->target.what == TARGET_CHOICE)
        return false;
    point_at_stage(table, app, gesture, around);
    return true;
}

bool table_point(struct page *page, struct app *app, const struct gesture *gesture,
                 const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    if (gesture->kind == GESTURE_CLICK && moment_skip(&table->moment))
        table_follow(table);
    if (table_is_dead(table, around->now) ||
        board_pane_point(table_pane(table), table_game(table), gesture))
        return true;
    if (gesture->kind == GESTURE_WHEEL)
        return roll(table, app, gesture, around);
    if (gesture->kind == GESTURE_CLICK && gesture->button == POINTER_LEFT)
        return click_left(table, app, gesture, around);
    else if (gesture->kind == GESTURE_CLICK && gesture->button == POINTER_RIGHT)
        return click_right(table, app, around);
    return true;
}
