#include "tui/table/pointing.h"

#include "tui/auction/auction_pointing.h"
#include "tui/auction/auction_table.h"
#include "tui/table/table_keys.h"
#include "tui/table/table_targets.h"

static bool desk_roll(struct desk *desk, const struct game *game, const struct gesture *gesture,
                      int row, int col)
{
    enum { ROWS = 2, COLS = 4 };
    static const struct {
        int size, down, right;
    } notches[] = {[POINTER_WHEEL_UP] = {1, -ROWS, 0},
                   [POINTER_WHEEL_DOWN] = {-1, ROWS, 0},
                   [POINTER_WHEEL_LEFT] = {0, 0, -COLS},
                   [POINTER_WHEEL_RIGHT] = {0, 0, COLS}};
    int size = notches[gesture->button].size;
    if (size != 0 && !desk->in_glyphs)
        desk_zoom_at(desk, size, row, col);
    else
        desk_move(desk, game, notches[gesture->button].down, notches[gesture->button].right);
    return true;
}

static void desk_centre(struct desk *desk, const struct game *game, struct square at)
{
    const struct lens *lens = &desk->lens;
    desk_move(desk, game, lens_row(lens, at) + lens->size / 4 - lens->rows / 2,
              lens_col(lens, at) + lens->size / 2 - lens->cols / 2);
}

bool desk_point(struct desk *desk, const struct game *game, const struct gesture *gesture)
{
    struct square at;
    int row = gesture->row - gesture->target.area.row,
        col = gesture->col - gesture->target.area.col;
    if (gesture->target.what != TARGET_BOARD)
        return false;
    if (gesture->kind == GESTURE_WHEEL)
        return desk_roll(desk, game, gesture, row, col);
    if (gesture->kind == GESTURE_DRAG)
        desk_move(desk, game, -gesture->down, -gesture->right);
    else if (minimap_square(&desk->map, row, col, &at))
        desk_centre(desk, game, at);
    else
        return false;
    return true;
}

static bool can_do(struct table *table, enum intent intent)
{
    struct binding bindings[BINDINGS_MAX];
    size_t count = table_bindings(&table->page, bindings);
    for (size_t b = 0; b < count; b++)
        if (bindings[b].intent == (int)intent)
            return true;
    return false;
}

/* Looks at what was hit: a feature or, on an open square, what fits there. The view stays as it is,
 * so that the next click hits the same; but where an auction has a view of its own, the table's is
 * brought there. */
static void look_at(struct table *table, const struct board_hit *hit)
{
    const struct game *game = table_game(table);
    bool looks = table->overlay == OVERLAY_LOOKING, is_other_view = auction_table_is_shown(table);
    bool is_land = hit->tile != NO_TILE || board_open_at(&game->board, hit->at) != OPEN_SQUARES_MAX;
    if (!is_land || (!looks && !can_do(table, INTENT_LOOK)))
        return;
    table->overlay = OVERLAY_LOOKING;
    if (hit->tile == NO_TILE)
        looking_see_square(&table->looking, game, hit->at);
    else
        looking_see(&table->looking, game, hit->tile, hit->nodes > 0 ? hit->node[0] : NO_NODE);
    if (is_other_view)
        table_follow(table);
}

/* The ghost goes to a square where the tile fits; there, a click places it. */
static bool click_placing(struct table *table, struct app *app, const struct board_hit *hit,
                          const struct surroundings *around)
{
    struct placing *placing = &table->placing;
    if (square_equal(hit->at, placing->where.at[placing->here])) {
        app_press(app, KEYS_ENTER, around);
        return true;
    }
    return placing_put(placing, hit->at);
}

/* The next bridge that may be built on that square. */
static bool choose_bridge_on(struct deploying *deploying, struct square at)
{
    unsigned bridges = deploying_bridges(deploying);
    unsigned from = deploying_is_bridge(deploying) ? deploying->chosen + 1 : deploying->followers;
    for (unsigned step = 0; step < bridges; step++) {
        unsigned bridge = (from - deploying->followers + step) % bridges;
        if (square_equal(deploying->move[deploying->followers + bridge].at, at))
            return deploying_choose_offer(deploying, deploying->followers + bridge);
    }
    return false;
}

/* On the tile just placed a click is meant for a follower first, on others for a bridge. */
static bool click_deploying(struct table *table, struct app *app, const struct board_hit *hit,
                            const struct surroundings *around)
{
    struct deploying *deploying = &table->deploying;
    unsigned offer = board_hit_among(hit, table_game(table), deploying->node, deploying->followers);
    bool is_follower = offer < deploying->followers;
    bool is_bridge = hit->on_bridge && deploying_is_bridge(deploying);
    bool is_elsewhere = hit->tile != table_game(table)->turn.placed;
    if (!is_bridge && is_elsewhere && choose_bridge_on(deploying, hit->at))
        return true;
    if (is_bridge || (is_follower && offer == deploying->chosen))
        app_press(app, KEYS_ENTER, around);
    else if (is_follower)
        deploying_choose_offer(deploying, offer);
    else
        return choose_bridge_on(deploying, hit->at);
    return true;
}

/* Choices that are about different features can be told by a click. A castle and its points are
 * about the same city: there a click goes from one to the other, and the list or a key decides. */
static bool click_deciding(struct table *table, struct app *app, const struct board_hit *hit,
                           const struct surroundings *around)
{
    struct deciding *deciding = &table->deciding;
    const struct game *game = table_game(table);
    uint16_t node[SCORING_CHOICES_MAX];
    for (unsigned choice = 0; choice < deciding->choice.count; choice++)
        node[choice] =
            deciding->choice.node[choice] != NO_NODE
                ? deciding->choice.node[choice]
                : game->followers.follower[deciding->choice.follower].node; /* the way home */
    unsigned choice = board_hit_among(hit, game, node, deciding->choice.count);
    if (choice == deciding->choice.count)
        return false;
    if (deciding->choice.phase == PHASE_CASTLE)
        deciding_step(deciding, 1);
    else if (choice == deciding->chosen)
        app_press(app, KEYS_ENTER, around);
    else
        deciding_choose(deciding, choice + 1);
    return true;
}

static struct board_hit hit_of(struct table *table, const struct gesture *gesture)
{
    struct board_scene scene = table_scene(table);
    struct target target = gesture->target;
    int row = gesture->row - target.area.row, col = gesture->col - target.area.col;
    if (target.what == TARGET_CLOSE)
        return desk_hit_close(&table->desk, &scene, table_focus(table), target.which, row, col);
    return desk_hit(table_desk(table), &scene, row, col);
}

static bool click_board(struct table *table, struct app *app, const struct gesture *gesture,
                        const struct surroundings *around)
{
    struct board_hit hit = hit_of(table, gesture);
    bool is_free = table->overlay == OVERLAY_NONE || table->overlay == OVERLAY_LABELS;
    if (is_free && table->stage == STAGE_PLACING && click_placing(table, app, &hit, around))
        return true;
    if (is_free && table->stage == STAGE_DEPLOYING && click_deploying(table, app, &hit, around))
        return true;
    if (is_free && table->stage == STAGE_DECIDING && click_deciding(table, app, &hit, around))
        return true;
    look_at(table, &hit);
    return true;
}

static bool choose(struct table *table, unsigned choice)
{
    if (table->stage == STAGE_DEPLOYING)
        return deploying_choose_offer(&table->deploying, choice);
    deciding_choose(&table->deciding, choice + 1);
    return true;
}

static bool click_choice(struct table *table, struct app *app, unsigned choice,
                         const struct surroundings *around)
{
    bool is_deploying = table->stage == STAGE_DEPLOYING;
    if (table->overlay != OVERLAY_NONE || (!is_deploying && table->stage != STAGE_DECIDING))
        return false;
    if (choice == (is_deploying ? table->deploying.chosen : table->deciding.chosen))
        app_press(app, KEYS_ENTER, around);
    else if (choose(table, choice))
        table_follow(table);
    return true;
}

/* Where a kind of tile is asked for, the tile shown is changed instead of turned. */
static bool turn_hand(struct table *table, struct app *app, bool back,
                      const struct surroundings *around)
{
    if (table->stage == STAGE_DRAWING || table->stage == STAGE_REVEALING)
        app_press(app, back ? KEYS_LEFT : KEYS_RIGHT, around);
    else
        app_press(app, back ? 'R' : 'r', around);
    return true;
}

/* A line of the log or a number in a table of scores: the first click chooses it, the second one
 * shows what it is about. */
static bool click_to_tour(struct table *table, struct app *app, struct target target,
                          const struct surroundings *around)
{
    bool is_line = target.what == TARGET_LINE;
    int chosen = is_line ? (int)table->log_view.line : score_cell_number(table->cell);
    if (target.which == chosen)
        app_press(app, KEYS_ENTER, around);
    else if (is_line)
        log_view_choose(&table->log_view, (size_t)target.which, table_told(table));
    else
        table->cell = score_cell_numbered(target.which);
    return true;
}

static bool click_left(struct table *table, struct app *app, const struct gesture *gesture,
                       const struct surroundings *around)
{
    switch (gesture->target.what) {
    case TARGET_BOARD:
    case TARGET_CLOSE:
        return click_board(table, app, gesture, around);
    case TARGET_HAND:
        return turn_hand(table, app, false, around);
    case TARGET_CHOICE:
        return click_choice(table, app, (unsigned)gesture->target.which, around);
    case TARGET_LOG:
        app_press(app, 'l', around);
        return true;
    case TARGET_LINE:
    case TARGET_CELL:
        return click_to_tour(table, app, gesture->target, around);
    case TARGET_TILE:
        if (table->stage == STAGE_REVEALING)
            return turn_hand(table, app, false, around);
        break;
    default:
        break;
    }
    auction_point(table, app, gesture, around);
    return true;
}

/* The right button turns the tile, or goes back from looking around. */
static bool click_right(struct table *table, struct app *app, const struct surroundings *around)
{
    if (table->overlay == OVERLAY_NONE)
        return turn_hand(table, app, false, around);
    if (table->overlay == OVERLAY_LOOKING)
        app_press(app, KEYS_ESCAPE, around);
    return true;
}

/* Elsewhere than over the board. */
static bool roll(struct table *table, struct app *app, const struct gesture *gesture,
                 const struct surroundings *around)
{
    enum { LINES = 3 };
    bool up = gesture->button == POINTER_WHEEL_UP;
    bool is_upright = up || gesture->button == POINTER_WHEEL_DOWN;
    if (table->overlay == OVERLAY_LOG) {
        for (int line = 0; line < LINES && is_upright; line++)
            app_press(app, up ? KEYS_UP : KEYS_DOWN, around);
        return true;
    }
    if (gesture->target.what == TARGET_LOG && up)
        app_press(app, 'l', around);
    if (gesture->target.what == TARGET_HAND && is_upright)
        return turn_hand(table, app, up, around);
    if (gesture->target.what == TARGET_CHOICE || table->overlay == OVERLAY_REMAINING)
        return false;
    auction_point(table, app, gesture, around);
    return true;
}

bool table_point(struct page *page, struct app *app, const struct gesture *gesture,
                 const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    if (around->now < table->dead_until ||
        desk_point(table_desk(table), table_game(table), gesture))
        return true;
    if (gesture->kind == GESTURE_WHEEL)
        return roll(table, app, gesture, around);
    if (gesture->kind == GESTURE_CLICK && table->overlay == OVERLAY_REMAINING)
        app_press(app, KEYS_ESCAPE, around);
    else if (gesture->kind == GESTURE_CLICK && gesture->button == POINTER_LEFT)
        return click_left(table, app, gesture, around);
    else if (gesture->kind == GESTURE_CLICK && gesture->button == POINTER_RIGHT)
        return click_right(table, app, around);
    return true;
}
