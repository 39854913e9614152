/* The tile in hand is placed, with the action that it needs. */
#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/advice/advice.h"
#include "tui/table/banner.h"
#include "tui/table/panel.h"
#include "tui/table/stage.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

TABLE_STATE(placing);

/* What the tile would bring where it is shown. */
static const struct forecast *forecast_here(const struct table *table)
{
    (void)table_position(table); /* of the game as it is */
    return position_forecast(table->view.position, placing_move(table->placing));
}

/* A tile that was taken back is shown as it lay: the view stays, and Enter lays it again. */
static bool placing_enter(struct table *table)
{
    const struct session *session = &table->session;
    const struct game *game = &session->game;
    if (!game_awaits_placement(game))
        return false;
    placing_begin(table->placing, game, ranking_where(table_has(table, AID_WORTH)));
    if (table->placing->where.squares == 0)
        return false;
    if (session_can_redo(session))
        placing_lay(table->placing, session->steps[session->made].move);
    table_take_turn(table);
    return true;
}

static bool has_ways(const struct table *table)
{
    return placing_ways(table->placing) > 1;
}

static bool has_squares(const struct table *table)
{
    return table->placing->where.squares > 1;
}

WAYS_TO_FIT(HAS_TABLE_NEEDS)

/* For each row of TABLE_NEEDS: whether the tile may be set aside, as it fits only with that. */
#define X(verb, ...)                                                                               \
    static bool may_discard_for_##verb(const struct table *table)                                  \
    {                                                                                              \
        return table->placing->may_discard && placing_needs(table->placing) == VERB_##verb;        \
    }
TABLE_NEEDS(X)
#undef X

/* This ends the letters. */
static void lay(const struct press *press)
{
    struct table *table = table_pressed(press);
    table->mode = MODE_NONE;
    table_play(table, press->app, placing_move(table->placing));
}

static bool asks_for_follower(const struct table *table, size_t made)
{
    return table->session.made > made && game_awaits_action(table_game(table));
}

/* The keys of the decision that follows lay the tile, too, for those who know what they want. */
static void lay_and_choose(const struct press *press)
{
    struct table *table = table_pressed(press);
    size_t made = table->session.made;
    lay(press);
    if (asks_for_follower(table, made)) {
        deploying_choose(table->deploying, press->key - '0');
        table_follow(table);
    }
}

static void lay_and_pass(const struct press *press)
{
    struct table *table = table_pressed(press);
    size_t made = table->session.made;
    lay(press);
    if (asks_for_follower(table, made) && table->deploying->may_pass)
        table_play(table, press->app, move_plain(VERB_PASS));
}

static void stage_placing_step(const struct press *press)
{
    placing_step(table_pressed(press)->placing, press->binding->arg);
    table_follow(table_pressed(press));
}

static void go(const struct press *press)
{
    placing_go(table_pressed(press)->placing, board_pane_direction(press->key));
    table_follow(table_pressed(press));
}

static void turn(const struct press *press)
{
    placing_turn(table_pressed(press)->placing, press->binding->arg);
}

/* Says which of the squares it is only where they are shown. */
static struct sentence task_of(const struct table *table, enum verb needed)
{
    const struct placing *placing = table->placing;
    const struct fit_words *words = fit_words_of(needed);
    bool is_plain = needed == VERB_DRAW, aside = placing->may_discard;
    const char *name = table_player_name(table);
    const struct game *game = table_game(table);
    struct sentence tile = turn_words_tile(game);
    if (!table_has(table, AID_SQUARES))
        return sentence_of(is_plain ? _("%s: place %s")
                           : aside  ? _(words->may_discard)
                                    : _(words->place),
                           name, tile.text);
    return sentence_of(is_plain ? _("%s: place %s (square %u of %u)")
                       : aside  ? _(words->may_discard_counted)
                                : _(words->place_counted),
                       name, tile.text, placing->here + 1, placing->where.squares);
}

/* What the coach says of the tile as it lies. */
static struct sentence advice_of(const struct table *table)
{
    return coach_is_hinted(table) ? coach_words_hint(table) : coach_words_placing(table);
}

/* What is known of the tile as it lies: what it would complete, or why the coach laid it there.
 * Where that is nothing, which key to press if people do not lay it by the rules: the line of keys
 * is full. */
static struct sentence told_of(const struct table *table)
{
    struct sentence forecast = sentence_of("%s", "");
    if (coach_is_hinted(table))
        return coach_words_reason(table);
    if (table_has(table, AID_WORTH))
        forecast = forecast_words_of(forecast_here(table), &table->seats);
    bool is_silent = forecast.text[0] == '\0' && advice_of(table).text[0] == '\0';
    return is_silent && table_is_bare(table) && against_is_possible(table)
               ? sentence_of("%s", _("Placed where it does not fit? {!} notes it."))
               : forecast;
}

static struct status placing_status(const struct table *table)
{
    const struct game *game = table_game(table);
    const struct placing *placing = table->placing;
    struct game then;
    struct move forced;
    struct sentence forecast = told_of(table);
    if (!placing_try(placing, game, &then, &forced))
        return (struct status){task_of(table, VERB_DRAW), forecast};
    struct status status = {
        task_of(table, forced.verb),
        action_phrases_of(forced)->whole(
            &(struct action_view){game, placing_move(placing).at, &table->seats}, forced)};
    if (placing->may_discard)
        sentence_add(&status.detail, "; %s", _("{d} sets aside"));
    else
        sentence_add(&status.detail, "%s%s", forecast.text[0] ? ". " : "", forecast.text);
    return status;
}

/* The number of the row about a tile and its turn, or of all of them. */
static unsigned hint_of_tile(const struct game *game)
{
    kind_number kind = game_hand(game);
    unsigned row = 0;
    (void)kind;
#define X(is_so, told)                                                                             \
    if (is_so)                                                                                     \
        return row;                                                                                \
    row++;
    TILE_HINTS(X)
#undef X
    return row;
}

/* The number of the row about what it brings here, or of all of them. */
static unsigned hint_of_forecast(const struct table *table)
{
    unsigned row = 0;
    if (FORECAST_HINTS_ROWS == 0 || !table_has(table, AID_WORTH))
        return FORECAST_HINTS_ROWS;
    const struct forecast *forecast = forecast_here(table);
#define X(what, told)                                                                              \
    for (unsigned p = 0; p < forecast->parts; p++)                                                 \
        if (forecast->part[p].type == FORECAST_##what &&                                           \
            forecast->part[p].player == game_player(table_game(table)))                            \
            return row;                                                                            \
    row++;
    FORECAST_HINTS(X)
#undef X
    return row;
}

static unsigned placing_hint(const struct table *table)
{
    enum {
        PLAIN,
        OF_PARTS,
        OF_NEEDS = OF_PARTS + PART_HINTS_ROWS,
        OF_FORECASTS = OF_NEEDS + 2 * TABLE_NEEDS_ROWS,
        OF_TILES = OF_FORECASTS + FORECAST_HINTS_ROWS
    };
    const struct game *game = table_game(table);
    enum verb needed = placing_needs(table->placing);
    unsigned of_need = OF_NEEDS + table->placing->may_discard;
#define X(verb, ...)                                                                               \
    if (needed == VERB_##verb)                                                                     \
        return of_need;                                                                            \
    of_need += 2;
    TABLE_NEEDS(X)
#undef X
    if (to_come_hint(game) < PART_HINTS_ROWS)
        return OF_PARTS + to_come_hint(game);
    unsigned of_forecast = hint_of_forecast(table);
    if (of_forecast < FORECAST_HINTS_ROWS)
        return OF_FORECASTS + of_forecast;
    unsigned of_tile = hint_of_tile(game);
    return of_tile < TILE_HINTS_ROWS ? OF_TILES + of_tile : PLAIN;
}

static struct square placing_focus(const struct table *table)
{
    return table->placing->where.at[table->placing->here];
}

/* The ghost, with what it needs and what would be built on it. */
static void placing_show(const struct table *table, struct board_scene *scene)
{
    const struct placing *placing = table->placing;
    struct move move = placing_move(placing), forced;
    struct game then;
    if (table_has(table, AID_SQUARES))
        board_scene_add_legal(scene, placing->where.at, placing->where.squares,
                              placing->where.plain);
    if (placing_try(placing, scene->game, &then, &forced))
        board_scene_add_plan(scene, forced);
    struct overlays overlays = overlays_on(&then, board_tile_at(&then.board, move.at));
    board_scene_add_ghost(scene, game_hand(scene->game), move.arg, move.at, &overlays);
    coach_show_squares(table, scene);
}

static void placing_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    const struct placing *placing = table->placing;
    enum verb needed = placing_needs(placing);
    table_draw_hand(table, sheet, game_hand(&table->session.game), placing->orientation,
                    needed != VERB_DRAW          ? _(fit_words_of(needed)->needs)
                    : placing_ways(placing) == 1 ? _("fits one way")
                    : table->mode == MODE_LABELS ? _("retype to turn")
                                                 : _("{r} turns it"));
}

/* The ghost goes to a square where the tile fits; there, a click places it. */
static bool placing_click(struct table *table, struct app *app, const struct board_hit *hit,
                          const struct surroundings *around)
{
    struct placing *placing = table->placing;
    if (!square_equal(hit->at, placing->where.at[placing->here]))
        return placing_put(placing, hit->at);
    app_press(app, KEYS_ENTER, around);
    return true;
}

static unsigned places(const struct table *table)
{
    return table_has(table, AID_SQUARES) ? table->placing->where.squares : 0;
}

/* The tile in hand stays visible below its label. */
static struct board_label placing_place(const struct table *table, unsigned place)
{
    const struct placing *placing = table->placing;
    return (struct board_label){.anchor = place == placing->here ? LABEL_NORTH : LABEL_MIDDLE,
                                .at = placing->where.at[place]};
}

/* The letters stay, and typed once more they turn the tile. */
static void go_to_place(struct table *table, unsigned place)
{
    if (place == table->placing->here)
        placing_turn(table->placing, 1);
    else
        placing_put(table->placing, table->placing->where.at[place]);
}

/* The keys that carry the tile in hand from square to square. */
static const struct way {
    uint32_t key;
    bool is_arrow;
    enum edge towards;
    int step;
} ways[] = {
    {KEYS_UP, true, EDGE_N, 0},    {KEYS_DOWN, true, EDGE_S, 0}, {KEYS_LEFT, true, EDGE_W, 0},
    {KEYS_RIGHT, true, EDGE_E, 0}, {KEYS_TAB, false, EDGE_N, 1}, {KEYS_BACK_TAB, false, EDGE_N, -1},
};
enum { WAYS = sizeof ways / sizeof ways[0] };

/* The square that a key leads to. */
static unsigned square_after(const struct placing *placing, unsigned square, const struct way *way)
{
    struct placing tried = *placing;
    tried.here = square;
    if (way->is_arrow)
        placing_go(&tried, way->towards);
    else
        placing_step(&tried, way->step);
    return tried.here;
}

/* The first key of a shortest way to a square: every square is reached by Tab. */
static uint32_t key_towards(const struct placing *placing, unsigned target)
{
    uint8_t first[OPEN_SQUARES_MAX] = {0}; /* the way that began the way there */
    bool seen[OPEN_SQUARES_MAX] = {false};
    unsigned queue[OPEN_SQUARES_MAX], begin = 0, end = 0;
    queue[end++] = placing->here;
    seen[placing->here] = true;
    while (begin < end && !seen[target]) {
        unsigned from = queue[begin++];
        for (uint8_t way = 0; way < WAYS; way++) {
            unsigned to = square_after(placing, from, &ways[way]);
            if (seen[to])
                continue;
            seen[to] = true;
            first[to] = from == placing->here ? way : first[from];
            queue[end++] = to;
        }
    }
    return ways[first[target]].key;
}

static struct advice placing_advise(const struct table *table, struct move move)
{
    const struct placing *placing = table->placing;
    unsigned target = 0;
    while (target < placing->where.squares && !square_equal(placing->where.at[target], move.at))
        target++;
    if (target == placing->where.squares)
        return (struct advice){KEYS_TAB, _("go to another square")};
    if (target != placing->here)
        return (struct advice){key_towards(placing, target), _("move towards the marked square")};
    if (placing->orientation == move.arg)
        return (struct advice){KEYS_ENTER, _("place the tile here")};
    struct placing back = *placing;
    placing_turn(&back, -1);
    return (struct advice){back.orientation == move.arg ? 'R' : 'r', _("turn the tile")};
}

enum { LABELLED = UNDER(NONE) | UNDER(LABELS) };

static const struct table_key keys[] = {
    {.binding = KEY(lay, 0, K_("place"), N_("Place the tile here."), KEYS_ENTER),
     .under = LABELLED},
    ROW(has_ways, turn, 1, K_("turn"), N_("Turn the tile to the next rotation that fits."), 'r'),
    {.binding = KEY(stage_placing_step, 1, K_("next"),
                    N_("Go to the next square where the tile fits."), KEYS_TAB),
     .possible = has_squares,
     .under = LABELLED},
    {.binding = KEY(go, 0, K_("go"), N_("Go to the nearest square in that direction."), ARROWS),
     .possible = has_squares,
     .under = LABELLED},
    {.binding = KEY(stage_placing_step, -1, NULL, N_("Go to the previous square."), KEYS_BACK_TAB),
     .possible = has_squares,
     .under = LABELLED},
    ROW(has_ways, turn, -1, NULL, N_("Turn the tile the other way."), 'R'),
    ROW(labels_are_possible, labels_deed_open, 0, K_("letters"),
        N_("Label every square where the tile fits with a letter; type it to go there."), ';', 'g'),
    COACH_KEYS,
    ROW(NULL, lay_and_pass, 0, NULL, N_("Place the tile without deploying or building."), 'p', '0'),
    DIGIT_ROWS(NULL, lay_and_choose, N_("Place the tile and choose the place with that number.")),
#define X(verb, sign, help, ...)                                                                   \
    ROW(may_discard_for_##verb, table_deed_verb, VERB_DISCARD, K_("set aside"), help, 'd'),
    TABLE_NEEDS(X)
#undef X
};

const struct stage stage_placing = {
    .enter = placing_enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_PLACING,
    .status = placing_status,
    .advice = advice_of,
    .hints =
        (const char *const[]){
            N_("Road must meet road, city city and field field. Tab and the arrows go to every "
               "square where the tile fits, {r} turns it, Enter places it."),
#define X(is_in_it, ended, placed) placed,
            PART_HINTS(X)
#undef X
#define X(verb, sign, help, square, tile) square, tile,
                TABLE_NEEDS(X)
#undef X
#define X(what, told) told,
                    FORECAST_HINTS(X)
#undef X
#define X(is_so, told) told,
                        TILE_HINTS(X)
#undef X
                            NULL},
    .hint = placing_hint,
    .is_timed = true,
    .has_turn_values = true,
    .focus = placing_focus,
    .show = placing_show,
    .draw_lower = placing_draw_lower,
    .click = placing_click,
    .places = places,
    .place = placing_place,
    .go_to_place = go_to_place,
    .place_task = N_("%s: type the letters of a square"),
    .advise = placing_advise,
};
