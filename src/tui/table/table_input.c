/* What keys and the mouse mean at the table now. Keys are first those of the stage, then those of
 * the mode over it, then those of every stage, offered in the order of the rows. */
#include "tui/stages/modes.h"
#include "tui/table/layout.h"
#include "tui/table/stage.h"

/* The bindings found so far. */
struct found {
    struct binding *binding;
    size_t count;
};

static bool is_good(const struct table_key *key, const struct table *table)
{
    return key->possible == NULL || key->possible(table);
}

static bool lies_under(const struct table_key *key, const struct table *table)
{
    unsigned under = key->under != 0 ? key->under : UNDER(NONE);
    return under >> table->mode & 1u;
}

static bool has_key(const struct binding *binding, uint32_t key)
{
    for (size_t k = 0; k < BINDING_KEYS; k++)
        if (binding->key[k] == key)
            return true;
    return false;
}

/* Whether an earlier row has one of its keys. */
static bool is_taken(const struct found *found, const struct binding *binding)
{
    for (size_t f = 0; f < found->count; f++)
        for (size_t k = 0; k < BINDING_KEYS && binding->key[k] != 0; k++)
            if (has_key(&found->binding[f], binding->key[k]))
                return true;
    return false;
}

static void keys_add(struct found *found, const struct table_key *key, enum key_place place,
                     const struct table *table)
{
    struct binding binding = key->binding;
    keymap_bind(table->page.keymap, place, &binding);
    if (found->count == BINDINGS_MAX || is_taken(found, &binding))
        return;
    if (key->hint != NULL)
        binding.hint = key->hint(table);
    found->binding[found->count++] = binding;
}

/* Those of some uses (bits of enum key_use); of a mode (`is_own`) all. */
static void add_good_ones(struct found *found, const struct key_rows *keys, enum key_place place,
                          const struct table *table, unsigned uses, bool is_own)
{
    for (const struct table_key *key = keys->row; key < keys->row + keys->count; key++)
        if ((is_own || (lies_under(key, table) && uses >> key->use & 1u)) && is_good(key, table))
            keys_add(found, key, place, table);
}

/* Whose the keys of every stage are: while letters are typed they stay as they are. */
static enum key_place common_place(const struct table *table)
{
    return table_mode(table)->type != NULL && table->mode != MODE_NONE ? KEYS_OF_FIXED
                                                                       : KEYS_OF_GAME;
}

size_t table_bindings_for(const struct table *table, unsigned uses,
                          struct binding bindings[BINDINGS_MAX])
{
    const struct stage *stage = table_stage(table), *mode = table_mode(table);
    struct found found = {bindings, 0};
    add_good_ones(&found, &stage->keys, stage->keys_place, table, uses, false);
    if (mode != stage)
        add_good_ones(&found, &mode->keys, mode->keys_place, table, uses, true);
    add_good_ones(&found, &keys_of_every_stage, common_place(table), table, uses, false);
    return found.count;
}

static void add_answers(struct found *found, const struct key_rows *keys, enum key_place place,
                        const struct table *table)
{
    for (const struct table_key *key = keys->row; key < keys->row + keys->count; key++)
        if (key->is_answer && lies_under(key, table) && is_good(key, table))
            keys_add(found, key, place, table);
}

size_t table_answers(const struct table *table, struct binding answers[BINDINGS_MAX])
{
    struct found found = {answers, 0};
    add_answers(&found, &table_stage(table)->keys, table_stage(table)->keys_place, table);
    add_answers(&found, &keys_of_every_stage, KEYS_OF_GAME, table);
    return found.count;
}

size_t table_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    return table_bindings_for((struct table *)page, KEYS_OF_ALL_USES, bindings);
}

struct key_words table_key_words(const struct table *table, const char *text)
{
    return keymap_words(table->page.keymap, table_mode(table)->keys_place, text);
}

bool stage_takes(const struct table *table, uint32_t key)
{
    const struct key_rows *keys = &table_stage(table)->keys;
    for (size_t k = 0; k < keys->count; k++)
        if (has_key(&keys->row[k].binding, key) && is_good(&keys->row[k], table))
            return true;
    return false;
}

/* The mouse. A click chooses what lies under it, a click on what is chosen does it by
 * the key that would; so there is one way only to play. */

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
