#include "tui/pages.h"

#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/form.h"
#include "tui/seat_chip.h"
#include "tui/table/board_pane.h"
#include "tui/theme/theme.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A piece of a game to look at while one chooses a theme: a board with something of everything, all
 * six players, and a panel. */
struct settings_sample {
    struct record_head head;
    struct game game;
    struct seats seats; /* they point into `head` */
    struct board_pane pane;
};

/* With roads, cities, a castle, pennants, a monastery, bridges and a gate; a follower of each
 * player; and a tile in hand that fits into the gap. */
static const char record[] = "bastide: 1\n"
                             "player: Ann\n"
                             "player: Ben\n"
                             "player: Cleo\n"
                             "player: Dan\n"
                             "player: Eve\n"
                             "player: Finn\n"
                             "sets: base bcb drawbridges\n"
                             "\n"
                             "- draw CFRF.t\n"
                             "1 place -1,0 n\n"
                             "1 bridge -1,0 ew\n"
                             "1 deploy meeple city n\n"
                             "- draw CFCF\n"
                             "2 place 1,0 n\n"
                             "2 bridge 1,0 ew\n"
                             "2 deploy meeple road e\n"
                             "- draw FFFF.m\n"
                             "3 place 2,0 w\n"
                             "3 bridge 2,0 ew\n"
                             "3 deploy meeple monastery\n"
                             "- draw CcFF+\n"
                             "4 place 2,-1 w\n"
                             "4 deploy meeple field ene\n"
                             "- draw CFRr\n"
                             "5 place -1,-1 s\n"
                             "5 deploy meeple road n\n"
                             "1 castle\n"
                             "- draw CcFF+\n"
                             "6 place 3,-1 e\n"
                             "6 deploy meeple city e\n"
                             "- draw CCCR\n"
                             "1 place 3,0 n\n"
                             "1 pass\n"
                             "- draw CcRF.gate\n"
                             "2 place 0,-1 e\n"
                             "2 pass\n"
                             "- draw CccR+\n";

static const struct square gap = {1, -1};
enum { PLAYED_LAST = 1 }; /* Ben */

static void settings_sample_make(struct settings_sample *sample)
{
    struct record_reader reader;
    struct bad_text bad;
    struct move move;
    record_read_head(&reader, record, sizeof record - 1, &sample->head, &bad);
    game_start(&sample->game, &sample->head.options);
    while (record_read_move(&reader, &sample->game, &move, NULL, &bad) == RECORD_MOVE)
        continue;
    sample->seats = seats_of(&sample->head);
    sample->pane.hides_map = true;
}

static void draw_board(struct settings_sample *sample, struct canvas *canvas, struct area board,
                       const struct surroundings *around)
{
    struct placing placing;
    struct board_scene scene = board_scene_of(&sample->game, &sample->seats);
    placing_begin(&placing, &sample->game, RANKED_BY_PLACE);
    placing_put(&placing, gap);
    board_scene_add_legal(&scene, placing.where.at, placing.where.squares, placing.where.plain);
    board_scene_add_ghost(&scene, game_hand(&sample->game), placing.orientation, gap, NULL);
    board_scene_add_tile(&scene, BOARD_MARK_LAST, (tile_number)(sample->game.board.tiles - 1),
                         PLAYED_LAST);
    board_pane_prepare(&sample->pane, &sample->game, board, around, gap);
    board_pane_draw(&sample->pane, canvas, board, &scene, around);
}

static void draw_panel(const struct settings_sample *sample, struct canvas *canvas,
                       struct area panel)
{
    const struct {
        const char *text;
        struct style style;
    } line[] = {
        {_("Highlight"), {INK_STRONG, INK_PANEL, CELL_BOLD}},
        {_("Key names"), {INK_KEY, INK_PANEL, CELL_BOLD}},
        {_("Text"), {INK_TEXT, INK_PANEL, 0}},
        {_("Muted text"), {INK_FAINT, INK_PANEL, 0}},
        {_("Gains"), {INK_GOOD, INK_PANEL, 0}},
        {_("Losses, mistakes"), {INK_BAD, INK_PANEL, 0}},
    };
    canvas_fill(canvas, panel, ' ', panel_text);
    int row = panel.row;
    for (unsigned player = 0; player < sample->seats.count; player++)
        seat_chip(canvas, row, panel.col + 1 + 3 * (int)player, &sample->seats.seat[player]);
    row += 2;
    for (size_t i = 0; i < sizeof line / sizeof line[0] && row < panel.row + panel.rows; i++)
        canvas_text(canvas, row++, panel.col + 1, panel.cols - 2, line[i].style, line[i].text);
}

static void settings_sample_draw(struct settings_sample *sample, struct canvas *canvas,
                                 struct area area, const struct surroundings *around)
{
    enum { PANEL_COLS = 24 };
    draw_board(sample, canvas, (struct area){area.row, area.col, area.rows, area.cols - PANEL_COLS},
               around);
    draw_panel(sample, canvas,
               (struct area){area.row, area.col + area.cols - PANEL_COLS, area.rows, PANEL_COLS});
}

/* The fields are those of enum settings_key. */
struct settings_page {
    struct form form;
    struct settings settings, kept;
    char theme[THEMES_LISTED_MAX][THEME_NAME_SIZE];
    size_t themes;
    struct settings_sample sample;
};

/* The list; below it the description of the current row, and the sample. */
enum { PAGE_COLS = 76, LABEL_COLS = 32, CHOICE_COLS = 30, SENTENCE_ROWS = 2, SAMPLE_COLS = 140 };

static size_t values_of(struct settings_page *page, enum settings_key key,
                        const char *values[THEMES_LISTED_MAX])
{
    if (key != SETTINGS_THEME)
        return settings_values(key, values);
    for (size_t i = 0; i < page->themes; i++)
        values[i] = page->theme[i];
    return page->themes;
}

static void settings_change(struct form *form, struct app *app, unsigned field, int step)
{
    struct settings_page *page = (struct settings_page *)form;
    const char *values[THEMES_LISTED_MAX];
    enum settings_key key = (enum settings_key)field;
    char *value = page->settings.value[key];
    size_t count = values_of(page, key, values), at = 0;
    assert(count > 0);
    while (at < count && strcmp(values[at], value) != 0)
        at++;
    if (at == count) /* a theme whose file is gone: before the first */
        at = step < 0 ? 0 : count - 1;
    strcpy(value, values[(at + (step < 0 ? count - 1 : 1)) % count]);
    app_change_settings(app, &page->settings);
}

/* What a theme is called: ours have names in every language, others that of their file. */
static const char *theme_title(const char *name)
{
    static const char *const ours[] = {NC_("theme", "default"), NC_("theme", "light"),
                                       NC_("theme", "high-contrast"), NC_("theme", "colour-blind"),
                                       NC_("theme", "mono")};
    for (size_t i = 0; i < sizeof ours / sizeof ours[0]; i++)
        if (strcmp(strchr(ours[i], '\004') + 1, name) == 0)
            return language_of_marked(ours[i]);
    return name;
}

/* What a value is called. */
const char *settings_value_name(enum settings_key key, const char *value)
{
    static const struct {
        const char *value, *name;
    } names[] = {{"on", NC_("setting", "on")},
                 {"off", NC_("setting", "off")},
                 {"auto", NC_("setting", "if supported")},
                 {"slow", NC_("setting", "slow")},
                 {"normal", NC_("setting", "normal")},
                 {"fast", NC_("setting", "fast")},
                 {"at-once", NC_("setting", "at once")}};
    const struct language *language;
    size_t languages = language_list(&language);
    for (size_t i = 0; key == SETTINGS_LANGUAGE && i < languages; i++)
        if (strcmp(language[i].code, value) == 0)
            return language[i].name;
    if (key == SETTINGS_LANGUAGE)
        return C_("language", "system default");
    if (key == SETTINGS_THEME)
        return theme_title(value);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(names[i].value, value) == 0)
            return language_of_marked(names[i].name);
    return value;
}

static struct form_field settings_field(const struct form *form, unsigned number)
{
    enum settings_key key = (enum settings_key)number;
    const struct settings *settings = &((const struct settings_page *)form)->settings;
    return (struct form_field){
        .at = {(int)number, LABEL_COLS, 1, CHOICE_COLS},
        .label = _(settings_rows[key].name),
        .value = sentence_of("%s", settings_value_name(key, settings->value[key])),
        .sentence = _(settings_rows[key].sentence),
    };
}

static void settings_draw(struct page *base, struct canvas *canvas,
                          const struct surroundings *around)
{
    struct settings_page *page = (struct settings_page *)base;
    struct area area = page_area(around, PAGE_COLS), sample = page_area(around, SAMPLE_COLS);
    draw_heading(canvas, _("Settings"), NULL);
    form_draw(&page->form, canvas, area);
    area.row += SETTINGS_KEYS_COUNT + 1;
    area.rows = SENTENCE_ROWS;
    canvas_paragraph(canvas, area, night_faint, form_focus(&page->form).sentence);
    sample.row = area.row + SENTENCE_ROWS + 1;
    draw_rule(canvas, sample.row - 1, area.col, area.cols);
    sample.rows = around->rows - sample.row;
    settings_sample_draw(&page->sample, canvas, sample, around);
}

/* Once: the page may be closed in other ways, too. */
static bool keep(struct settings_page *page, struct problem *problem)
{
    struct settings before = page->kept;
    page->kept = page->settings;
    return settings_keep(&before, &page->settings, problem);
}

static void keep_and_leave(const struct press *press)
{
    struct problem problem;
    if (!keep((struct settings_page *)press->page, &problem))
        app_say(press->app, problem.text);
    app_close(press->app);
}

static const struct page_key keys[] = {
    ROW(NULL, form_change, 0, K_("change"), N_("Change the value."), KEYS_LEFT, KEYS_RIGHT, ' '),
    ROW(NULL, form_step, 1, K_("next"), N_("Go to the next line."), KEYS_DOWN, KEYS_TAB, 'j'),
    ROW(NULL, form_step, -1, NULL, N_("Go to the previous line."), KEYS_UP, KEYS_BACK_TAB, 'k'),
    ROW(NULL, keep_and_leave, 0, K_("back"), N_("Save the settings and go back."), KEYS_ENTER,
        KEYS_ESCAPE, 'o', 'q'),
};

static void settings_close(struct page *base)
{
    struct problem nobody_listens;
    keep((struct settings_page *)base, &nobody_listens);
    free(base);
}

static const struct page_kind settings_kind = {
    .name = N_("Settings"),
    .draw = settings_draw,
    PAGE_KEYS(keys),
    .point = form_point,
    .close = settings_close,
};

static const struct form_kind form_kind = {settings_field, settings_change, INK_NIGHT};

struct page *settings_page(const struct app *app)
{
    struct settings_page *page =
        form_new(&settings_kind, &form_kind, SETTINGS_KEYS_COUNT, sizeof *page);
    if (!page)
        return NULL;
    page->settings = page->kept = *app_settings(app);
    page->themes = theme_list(page->theme, THEMES_LISTED_MAX);
    settings_sample_make(&page->sample);
    return &page->form.page;
}

void settings_deed_open(const struct press *press)
{
    app_open(press->app, settings_page(press->app));
}
