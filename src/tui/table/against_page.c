#include "tui/table/banner.h"

#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/form.h"
#include "tui/stages/modes.h"
#include "tui/table/actions.h"
#include "tui/table/stage.h"
#include "tui/table/table_bots.h"
#include "tui/widgets.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/wording.h"

enum { CHOICES_MAX = 128, FIELDS_MAX = AMENDMENTS_END - VERBS_COUNT };

/* A field: choices of one kind. */
struct against_field {
    enum amendment amendment;
    unsigned first, count; /* of the choices */
    unsigned chosen;       /* of these, from 0 */
    int points;            /* of AMENDMENT_SCORE, whose choices are the players */
};

struct against {
    struct form form;
    struct table *table;
    struct inspection cursor; /* what was looked at */
    struct move choice[CHOICES_MAX];
    unsigned choices;
    struct against_field field[FIELDS_MAX];
};

bool against_is_possible(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    return table->session.head.chance == RECORD_CHANCE_MANUAL && stage->part == PART_TURN &&
           !stage->decides_itself && game_may_amend(table_game(table), AMENDMENT_SCORE);
}

/* What can be chosen. */

/* Adds a choice to the last field, if it may be noted. */
static void offer(struct against *against, struct move move)
{
    struct game then = *table_game(against->table);
    if (against->choices == CHOICES_MAX || game_amend(&then, move, NULL) != REFUSAL_NONE)
        return;
    against->choice[against->choices++] = move;
    against->field[against->form.fields].count++;
}

static void open_field(struct against *against, enum amendment amendment)
{
    against->field[against->form.fields] =
        (struct against_field){.amendment = amendment, .first = against->choices};
}

static void close_field(struct against *against)
{
    against->form.fields += against->field[against->form.fields].count > 0;
}

static void offer_tile(struct against *against)
{
    open_field(against, AMENDMENT_PLACE);
    for (unsigned turned = 0; turned < EDGES; turned++)
        offer(against, move_on_square((enum verb)AMENDMENT_PLACE, against->cursor.at,
                                      (against->table->placing->orientation + turned) % EDGES));
    close_field(against);
    open_field(against, AMENDMENT_DISCARD);
    offer(against, move_plain((enum verb)AMENDMENT_DISCARD));
    close_field(against);
}

/* On what is looked at; the active player's first. */
static void offer_figures_down(struct against *against)
{
    const struct game *game = table_game(against->table);
    unsigned players = game->options.players;
    open_field(against, AMENDMENT_DEPLOY);
    for (unsigned p = 0; p < players && against->cursor.tile != NO_TILE; p++)
        for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
            offer(against, move_amend_figure(AMENDMENT_DEPLOY, (game_player(game) + p) % players,
                                             (enum figure)figure, against->cursor.at,
                                             against->cursor.segment));
    close_field(against);
}

/* All that are on the board: first those on the tile that is looked at. */
static void offer_figures_home(struct against *against)
{
    const struct game *game = table_game(against->table);
    open_field(against, AMENDMENT_HOME);
    for (unsigned is_elsewhere = 0; is_elsewhere < 2; is_elsewhere++)
        for (unsigned f = 0; f < game->followers.count; f++) {
            struct follower figure = game->followers.follower[f];
            unsigned tile = feature_tile(&game->features, figure.node);
            if ((tile != against->cursor.tile) == is_elsewhere)
                offer(against,
                      move_amend_figure(
                          AMENDMENT_HOME, figure.player, (enum figure)figure.figure,
                          game->board.tile[tile].at,
                          feature_segment_number(&game->features, &game->board, figure.node)));
        }
    close_field(against);
}

static void offer_points_and_turns(struct against *against)
{
    const struct game *game = table_game(against->table);
    unsigned players = game->options.players, first = game_player(game);
    open_field(against, AMENDMENT_SCORE);
    for (unsigned p = 0; p < players; p++)
        offer(against, move_amend_score((first + p) % players, 1)); /* any would do */
    close_field(against);
    open_field(against, AMENDMENT_TURN);
    for (unsigned p = 1; p < players; p++)
        offer(against, move_with((enum verb)AMENDMENT_TURN, (first + p) % players));
    close_field(against);
}

/* Why nothing can be chosen of such a kind, with places for keys. */
static const char *why_nothing(const struct against *against, enum amendment amendment)
{
    bool has_hand = game_hand(table_game(against->table)) != NO_TILE_KIND;
    bool is_on_tile = against->cursor.tile != NO_TILE;
    switch (amendment) {
    case AMENDMENT_PLACE:
        return !has_hand    ? _("no tile is in hand")
               : is_on_tile ? _("choose an empty square with {x} first")
                            : _("it fits there in every orientation");
    case AMENDMENT_DISCARD:
        return has_hand ? _("it fits nowhere, so it is set aside anyway") : _("no tile is in hand");
    case AMENDMENT_DEPLOY:
        return is_on_tile ? _("nobody has another figure left")
                          : _("choose a feature with {x} first");
    case AMENDMENT_HOME:
        return _("no figure is on the board");
    case AMENDMENT_TURN:
        return _("can be noted only before a tile is drawn");
    case AMENDMENT_SCORE:
    case AMENDMENT_BEFORE_FIRST:
    case AMENDMENTS_END:
        break;
    }
    return "";
}

/* What the keys do. */

static struct against_field *field_at_hand(struct against *against)
{
    return &against->field[against->form.focus];
}

static void against_change(struct form *form, struct app *app, unsigned number, int by)
{
    struct against_field *field = &((struct against *)form)->field[number];
    (void)app;
    field->chosen = (field->chosen + field->count + (unsigned)by) % field->count;
}

/* Points can be typed: digits, and a minus sign that turns gains into losses. */
static bool against_type(struct page *page, struct app *app, uint32_t key,
                         const struct surroundings *around)
{
    struct against_field *field = field_at_hand((struct against *)page);
    (void)app;
    (void)around;
    if (field->amendment != AMENDMENT_SCORE)
        return false;
    int digit = field->points < 0 ? '0' - (int)key : (int)key - '0';
    if (key >= '0' && key <= '9' && field->points * 10 + digit <= AMENDED_POINTS_MAX &&
        field->points * 10 + digit >= -AMENDED_POINTS_MAX)
        field->points = field->points * 10 + digit;
    else if (key == '-')
        field->points = -field->points;
    else if (key == KEYS_BACKSPACE)
        field->points /= 10;
    return true;
}

static struct move chosen_move(const struct against *against, const struct against_field *field)
{
    struct move move = against->choice[field->first + field->chosen];
    if (field->amendment == AMENDMENT_SCORE)
        move.points = (int16_t)field->points;
    return move;
}

/* Without points there is nothing to note. */
static void note(const struct press *press)
{
    struct against *against = (struct against *)press->page;
    struct table *table = against->table;
    struct move move = chosen_move(against, field_at_hand(against));
    if (field_at_hand(against)->amendment == AMENDMENT_SCORE && move.points == 0) {
        app_say(press->app, _("Type the points, with a minus sign if they are taken away."));
        return;
    }
    app_close(press->app);
    table->mode = MODE_NONE;
    table_play(table, press->app, move);
}

/* The board goes back to where the table looks. */
static void against_leave(const struct press *press)
{
    table_follow(((struct against *)press->page)->table);
    app_close(press->app);
}

/* What is seen. */

/* "Ann: follower on a road"; the board shows which. */
static struct sentence figure_line(const struct against *against, struct move move)
{
    const struct game *game = table_game(against->table);
    struct sentence where = figure_words_deployed((enum figure)move.figure,
                                                  game_feature_kind(game, action_node(game, move)));
    return sentence_of("%s: %s", against->table->seats.seat[move.player].name, where.text);
}

static struct sentence choice_words(const struct against *against,
                                    const struct against_field *field)
{
    static const char *const turned[EDGES] = {N_("not turned"), N_("turned once"),
                                              N_("turned twice"), N_("turned three times")};
    const struct table *table = against->table;
    struct move move = chosen_move(against, field);
    switch (field->amendment) {
    case AMENDMENT_PLACE:
        return sentence_of("%d,%d, %s", move.at.x, move.at.y, _(turned[move.arg]));
    case AMENDMENT_DEPLOY:
    case AMENDMENT_HOME:
        return figure_line(against, move);
    case AMENDMENT_SCORE:
        return sentence_of("%s: %+d", table->seats.seat[move.arg].name, move.points);
    case AMENDMENT_TURN:
        return sentence_of("%s", table->seats.seat[move.arg].name);
    case AMENDMENT_DISCARD:
    case AMENDMENT_BEFORE_FIRST:
    case AMENDMENTS_END:
        break;
    }
    return tile_name(game_hand(table_game(table)));
}

/* The place on the board that the current choice is about. */
static struct inspection seen(const struct against *against, struct move move)
{
    if (move.verb != AMENDMENT_DEPLOY && move.verb != AMENDMENT_HOME)
        return against->cursor;
    return (struct inspection){move.at, board_tile_at(&table_game(against->table)->board, move.at),
                               (uint8_t)move.arg};
}

/* The tile as it will lie, with the drawbridges as they will be. */
static void show_tile(const struct against *against, struct move move, struct board_scene *scene)
{
    struct game then = *table_game(against->table);
    game_amend(&then, move, NULL);
    struct overlays overlays = overlays_on(&then, board_tile_at(&then.board, move.at));
    board_scene_add_ghost(scene, game_hand(table_game(against->table)), move.arg, move.at,
                          &overlays);
}

/* The board, with what would be noted on it; returns the half of it that has none of that. */
static struct area draw_board(struct against *against, struct canvas *canvas,
                              const struct surroundings *around)
{
    struct table *table = against->table;
    struct area board = table->view.board;
    struct move move = chosen_move(against, field_at_hand(against));
    struct inspection at = seen(against, move);
    struct board_scene scene = table_scene(table);
    inspect_show(&at, &scene);
    if (move.verb == AMENDMENT_PLACE)
        show_tile(against, move, &scene);
    board_pane_follow(&table->pane, table_game(table), at.at);
    board_pane_draw(&table->pane, canvas, board, &scene, around);
    int middle = viewport_row(&table->pane.viewport, at.at) + table->pane.viewport.size / 4;
    if (middle < board.rows / 2)
        board.row += board.rows / 2;
    board.rows -= board.rows / 2;
    return board;
}

static struct area draw_box(struct page *page, struct canvas *canvas, struct area half,
                            const struct surroundings *around, int rows, int cols)
{
    enum { MARGIN = 1, FRAME = 1 };
    struct area all = {0, 0, around->rows, around->cols};
    struct area box = area_centred(all, rows + 2 * FRAME, cols + 2 * (MARGIN + FRAME));
    box.row = half.row > 0 ? half.row + half.rows - box.rows : 0;
    struct area inside = canvas_box(canvas, box, panel_text, _(page->kind->name));
    return (struct area){inside.row, inside.col + MARGIN, 1, cols};
}

enum { LABEL_COLS = 24, FIELD_COLS = 50, MARGIN = 2 };

/* Every kind of amendment has its row, in their order. */
static struct form_field against_describe(const struct form *form, unsigned number)
{
    const struct against *against = (const struct against *)form;
    const struct against_field *field = &against->field[number];
    int row = (int)field->amendment - VERBS_COUNT;
    return (struct form_field){
        .at = {row, LABEL_COLS, 1, FIELD_COLS},
        .label = _(amendment_words[row].label),
        .value = choice_words(against, field),
    };
}

static void against_draw(struct page *page, struct canvas *canvas,
                         const struct surroundings *around)
{
    struct against *against = (struct against *)page;
    struct form *form = &against->form;
    struct area half = draw_board(against, canvas, around);
    struct area line =
        draw_box(page, canvas, half, around, FIELDS_MAX + 1, LABEL_COLS + FIELD_COLS);
    form_draw(form, canvas, (struct area){line.row, line.col, FIELDS_MAX, line.cols});
    unsigned f = 0;
    for (unsigned a = 0; a < FIELDS_MAX; a++, line.row++) {
        enum amendment amendment = (enum amendment)(VERBS_COUNT + a);
        if (f < form->fields && against->field[f].amendment == amendment) {
            f++;
            continue;
        }
        canvas_text(canvas, line.row, line.col, LABEL_COLS - 1, panel_faint,
                    _(amendment_words[a].label));
        canvas_printf(canvas, line.row, line.col + LABEL_COLS + MARGIN, FIELD_COLS - MARGIN,
                      panel_faint, "(%s)",
                      table_key_words(against->table, why_nothing(against, amendment)).text);
    }
    canvas_text(canvas, line.row, line.col, LABEL_COLS + FIELD_COLS, panel_faint,
                table_key_words(against->table, _("Another square or feature: choose it with {x}, "
                                                  "then press {!}."))
                    .text);
}

static const struct page_key keys[] = {
    ROW(NULL, note, 0, K_("note it"), N_("Note that this was done."), KEYS_ENTER),
    ROW(NULL, form_change, 0, K_("change"), N_("Choose what it was."), KEYS_LEFT, KEYS_RIGHT),
    ROW(NULL, form_step, 1, K_("next"), N_("Go to the next line."), KEYS_DOWN, KEYS_TAB),
    ROW(NULL, form_step, -1, NULL, N_("Go to the previous line."), KEYS_UP, KEYS_BACK_TAB),
    ROW(NULL, against_leave, 0, K_("cancel"), N_("Go back without noting anything."), KEYS_ESCAPE,
        '!'),
};

static const struct page_kind kind = {
    .name = N_("Against the rules"),
    .draw = against_draw,
    PAGE_KEYS(keys),
    .type = against_type,
    .point = form_point,
    .cover = PAGE_LIES_ON,
};

static const struct form_kind form_kind = {against_describe, against_change, INK_PANEL};

/* Where the tile in hand is held over the board, or else the tile placed last. */
static struct inspection cursor_of(const struct table *table)
{
    struct inspection cursor = *table->inspection;
    if (table->mode == MODE_INSPECT)
        return cursor;
    inspect_begin(&cursor, table_game(table));
    if (game_awaits_placement(table_game(table)) && table->placing->where.squares > 0)
        cursor = (struct inspection){.at = table->placing->where.at[table->placing->here],
                                     .tile = NO_TILE};
    return cursor;
}

struct page *against_page(struct table *table)
{
    struct against *against = form_new(&kind, &form_kind, 0, sizeof *against);
    if (against == NULL)
        return NULL;
    against->table = table;
    against->cursor = cursor_of(table);
    offer_tile(against);
    offer_figures_down(against);
    offer_figures_home(against);
    offer_points_and_turns(against);
    return &against->form.page;
}
