#include "language/language.h"
#include "text/setup.h"
#include "tui/board/glyph_tile.h"
#include "tui/form.h"
#include "tui/pages.h"
#include "tui/pages/setup_form.h"
#include "tui/table/board_pane.h"
#include "wording/set_choices.h"
#include "wording/setup_words.h"

enum { SETS_AT = 1, EDITION_AT = SETS_AT + TILE_SETS_COUNT, OPTIONS_AT };
enum { LINES_MOST = OPTIONS_AT + OPTIONS_COUNT + 1 + ROW_DONE }; /* blank ones between the kinds */

struct setup_rules_page {
    struct form form; /* the fields are the rows: options only of sets in play */
    struct options *options;
    int cols; /* of the list */
};

static struct options *options_of(const struct page *page)
{
    return ((const struct setup_rules_page *)page)->options;
}

struct rules_row rules_row_at(const struct options *options, unsigned at)
{
    unsigned row = OPTIONS_AT;
    if (at < OPTIONS_AT)
        return at < SETS_AT      ? (struct rules_row){ROW_CHOICE, 0}
               : at < EDITION_AT ? (struct rules_row){ROW_SET, set_in_order(at - SETS_AT)}
                                 : (struct rules_row){ROW_EDITION, 0};
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        if (option_is_offered(options, (enum option)option) && row++ == at)
            return (struct rules_row){ROW_OPTION, option};
    return (struct rules_row){ROW_DONE, 0};
}

static unsigned rules_rows(const struct options *options)
{
    unsigned rows = OPTIONS_AT;
    while (rules_row_at(options, rows++).kind != ROW_DONE)
        continue;
    return rows;
}

/* From sets that are none of the choices to the first or the last. */
static void change_choice(struct options *options, int by)
{
    unsigned count = set_choices_count(), choice = set_choice_of(options->sets);
    if (choice == count)
        choice = by > 0 ? count - 1 : 0;
    options->sets = set_choice_sets((choice + count + (unsigned)by) % count);
}

void rules_row_change(struct options *options, struct rules_row row, int by)
{
    if (row.kind == ROW_CHOICE) {
        change_choice(options, by);
    } else if (row.kind == ROW_SET) {
        options->sets ^= 1u << row.number;
        options->sets &= ~sets_apart_from(options->sets, (enum tile_set)row.number);
    } else if (row.kind == ROW_EDITION) {
        unsigned edition = (options->edition + EDITIONS_COUNT + (unsigned)by) % EDITIONS_COUNT;
        options_set_edition(options, (enum edition)edition);
    } else if (row.kind == ROW_OPTION) {
        unsigned value = options->value[row.number];
        options->value[row.number] =
            (uint8_t)((value + OPTION_VALUES_MAX + (unsigned)by) % OPTION_VALUES_MAX);
    }
}

/* Columns of the list, at least; and rows of the description below it, more of them on a tall
 * screen. */
enum { LABEL_COLS = 14, MARK_COLS = 8 };
enum { BELOW_ROWS = 4, BELOW_ROWS_TALL = 8, TALL_ROWS = 40 };

static const struct style strong = {INK_STRONG, INK_NIGHT, 0};
static const struct style setting_differs = {INK_KEY, INK_NIGHT, CELL_BOLD};

/* How wide the labels and the marks are; the choices get the rest. */
static int labels_cols(void)
{
    int cols = canvas_width_or(LABEL_COLS - 1, _("Edition"));
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        cols = canvas_width_or(cols, option_title((enum option)option));
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        cols = canvas_width_or(cols, _(set_group_name((enum tile_set)set)));
    return cols + 1;
}

static int marks_cols(void)
{
    int cols = canvas_width_or(canvas_width_or(MARK_COLS, _("unused")), _("changed"));
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        cols = canvas_width_or(cols, wording_set_tiles((enum tile_set)set).text);
    return cols;
}

/* An option of a part that was left out is there to be read. */
static void describe_option(const struct options *options, enum option option,
                            struct form_field *field)
{
    bool is_unused = option_needed(options, option) != NULL;
    bool is_changed = option_is_changed(options, option);
    field->type = is_unused ? FIELD_FIXED : FIELD_CHOICE;
    field->is_faint = is_unused;
    field->is_bold = is_changed;
    field->label = option_title(option);
    field->value =
        sentence_of("%s", _(option_words[option].value[options->value[option]].sentence));
    field->mark = sentence_of("%s", is_unused ? _("unused") : is_changed ? _("changed") : "");
    field->mark_style = is_unused ? night_faint : setting_differs;
}

static const char *choice_words(const struct options *options)
{
    unsigned choice = set_choice_of(options->sets);
    return choice < set_choices_count() ? _(set_choice_name(choice)) : _("your own choice");
}

/* Whether set number `at` is the first of its group. */
static bool begins_group(unsigned at)
{
    return at == 0 || set_group_name(set_in_order(at)) != set_group_name(set_in_order(at - 1));
}

/* Blank lines part the kinds. */
static struct form_field setup_rules_field(const struct form *form, unsigned number)
{
    const struct setup_rules_page *rules = (const struct setup_rules_page *)form;
    const struct rules_row row = rules_row_at(rules->options, number);
    const enum tile_set set = (enum tile_set)row.number;
    const int labels = labels_cols(), marks = marks_cols();
    struct form_field field = {
        .at = {(int)number + (int)row.kind, labels, 1, rules->cols - labels - marks - 1},
        .label = "",
        .mark_col = rules->cols - marks,
        .mark_style = night_faint,
    };
    switch (row.kind) {
    case ROW_CHOICE:
        field.label = _("Sets");
        field.value = sentence_of("%s", choice_words(rules->options));
        break;
    case ROW_SET:
        field.type = set == SET_BASE ? FIELD_FIXED : FIELD_CHOICE;
        field.label = begins_group(number - SETS_AT) ? _(set_group_name(set)) : "";
        field.value =
            sentence_of("%s", _(options_has_set(rules->options, set) ? set_words[set].with
                                                                     : set_words[set].without));
        field.mark = wording_set_tiles(set);
        break;
    case ROW_EDITION:
        field.label = _("Edition");
        field.value = sentence_of("%s", edition_words[rules->options->edition].name);
        break;
    case ROW_OPTION:
        describe_option(rules->options, (enum option)row.number, &field);
        break;
    case ROW_DONE:
        field.type = FIELD_BUTTON;
        field.is_bold = true;
        field.value = sentence_of("%s", _("Done"));
        break;
    }
    return field;
}

/* One of several things that a row can be: its name, on `name_cols`, and what it means. */
struct meaning {
    const char *name, *sentence;
    int name_cols;
    bool is_chosen, is_default;
};

static void draw_meaning(struct canvas *canvas, struct area line, const struct meaning *meaning)
{
    enum { DOT = 0x2022, NAME_COL = 2 };
    const char *mark = meaning->is_default ? C_("of an option's values", "default") : "";
    const int col = NAME_COL + meaning->name_cols + 1, end = line.cols - canvas_text_width(mark);
    const struct style style = meaning->is_chosen ? strong : night_text;
    if (meaning->is_chosen)
        canvas_put(canvas, line.row, line.col, DOT, style);
    canvas_text(canvas, line.row, line.col + NAME_COL, meaning->name_cols, style, meaning->name);
    canvas_text(canvas, line.row, line.col + col, end - col - 1, style, meaning->sentence);
    canvas_text(canvas, line.row, line.col + end, line.cols - end, night_faint, mark);
}

static void draw_editions(const struct options *options, struct canvas *canvas, struct area below)
{
    enum { NAME_COLS = 10 };
    canvas_text(canvas, below.row++, below.col, below.cols, night_text,
                _("An edition sets all options below. Each can then be changed."));
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++, below.row++)
        draw_meaning(canvas, below,
                     &(struct meaning){edition_words[edition].name,
                                       _(edition_words[edition].sentence), NAME_COLS,
                                       options->edition == edition, edition == EDITION_DEFAULT});
}

/* Below its values: what is missing for it to mean anything, or which rule it changes. */
static void draw_option(const struct options *options, struct canvas *canvas, struct area below,
                        enum option option)
{
    enum { NAME_COLS = 14 };
    const struct option_row *words = &option_words[option];
    const unsigned given = option_of_edition(option, (enum edition)options->edition);
    const char *needed = option_needed(options, option);
    canvas_printf(canvas, below.row++, below.col, below.cols, night_text, "%s: %s.", words->name,
                  _(words->sentence));
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++, below.row++)
        draw_meaning(canvas, below,
                     &(struct meaning){words->value[value].name, _(words->value[value].sentence),
                                       NAME_COLS, options->value[option] == value, value == given});
    canvas_text(canvas, below.row, below.col, below.cols,
                needed != NULL ? setting_differs : night_faint,
                needed != NULL ? needed : option_changes(option).text);
}

/* How much a mark of a tile is worth seeing beside a segment. */
enum { MARK_SEEN = 4 };

/* The tile of the set on which most is to be seen; NO_TILE_KIND if it has none. */
static kind_number tile_to_show(enum tile_set set)
{
    kind_number shown = NO_TILE_KIND;
    unsigned most = 0;
    for (kind_number kind = tile_set_first[set]; kind < tile_set_first[set + 1]; kind++) {
        const struct tile_kind *tile = &tile_kinds[kind];
        unsigned marks = (unsigned)tile->flags | tile_segment_flags(tile) << 16 | tile->water;
        unsigned seen = 1 + tile->segments;
        for (unsigned s = 0; s < tile->segments; s++)
            seen += tile->segment[s].kind > FEATURE_FIELD ? MARK_SEEN : 0;
        for (; marks != 0; marks &= marks - 1)
            seen += MARK_SEEN;
        if (seen > most) {
            most = seen;
            shown = kind;
        }
    }
    return shown;
}

/* With a picture of one of its tiles, as large as there is room. */
static void draw_set(struct canvas *canvas, struct area below, enum tile_set set,
                     const struct surroundings *around)
{
    kind_number kind = tile_to_show(set);
    if (kind != NO_TILE_KIND) {
        int size = surroundings_need_glyphs(around) ? GLYPH_TILE_COLS : 2 * below.rows;
        struct area picture = {below.row, below.col + below.cols - size, below.rows, size};
        board_pane_draw_small(canvas, picture, kind, size, around);
        below.cols -= size + 2;
    }
    canvas_paragraph(canvas, below, night_text, _(set_words[set].sentence));
}

static void draw_below(const struct setup_rules_page *rules, struct canvas *canvas,
                       struct area below, const struct surroundings *around)
{
    const struct rules_row row = rules_row_at(rules->options, rules->form.focus);
    switch (row.kind) {
    case ROW_CHOICE:
        canvas_paragraph(canvas, below, night_text,
                         _("Several sets at once. Each can then be added or left out."));
        break;
    case ROW_SET:
        draw_set(canvas, below, (enum tile_set)row.number, around);
        break;
    case ROW_EDITION:
        draw_editions(rules->options, canvas, below);
        break;
    case ROW_OPTION:
        draw_option(rules->options, canvas, below, (enum option)row.number);
        break;
    case ROW_DONE:
        canvas_paragraph(canvas, below, night_text, _("Go back to the players."));
        break;
    }
}

static void setup_rules_draw(struct page *page, struct canvas *canvas,
                             const struct surroundings *around)
{
    struct setup_rules_page *rules = (struct setup_rules_page *)page;
    struct area area = page_area(around, SETUP_COLS);
    const int below_rows = area.rows < TALL_ROWS ? BELOW_ROWS : BELOW_ROWS_TALL;
    const int room = area.rows - below_rows - 1; /* the same however many options there are */
    area.rows = LINES_MOST < room ? LINES_MOST : room;
    area.row += (room - area.rows) / 3;
    rules->cols = area.cols;
    draw_heading(canvas, _("Sets and rules"), wording_tiles(rules->options).text);
    form_draw(&rules->form, canvas, area);
    draw_rule(canvas, area.row + area.rows, area.col, area.cols);
    draw_below(rules, canvas,
               (struct area){area.row + area.rows + 1, area.col, below_rows, area.cols}, around);
}

static void setup_rules_change(struct form *form, struct app *app, unsigned field, int by)
{
    struct options *options = options_of(&form->page);
    (void)app;
    rules_row_change(options, rules_row_at(options, field), by);
    form->fields = rules_rows(options);
}

static void reset_options(const struct press *press)
{
    struct options *options = options_of(press->page);
    options_set_edition(options, (enum edition)options->edition);
}

static bool is_not_done(const struct page *page)
{
    return !form_is_at_button(page);
}

static bool differs(const struct page *page)
{
    return options_changed(options_of(page)) > 0;
}

static const struct page_key rules_keys[] = {
    ROW(form_is_at_button, page_leave, 0, K_("back to the players"), N_("Go back to the players."),
        KEYS_ENTER, ' '),
    ROW(form_is_at_button, form_step, 1, NULL, N_("Go to the first line."), KEYS_TAB, KEYS_DOWN,
        'j'),
    ROW(is_not_done, form_step, 1, K_("next"), N_("Go to the next line."), KEYS_ENTER, KEYS_TAB,
        KEYS_DOWN, 'j'),
    ROW(form_is_at_choice, form_change, 0, K_("change"), N_("Change the value."), KEYS_LEFT,
        KEYS_RIGHT, ' '),
    ROW(differs, reset_options, 0, K_("reset options"), N_("Reset every option to the edition."),
        'r'),
    ROW(NULL, form_step, -1, NULL, N_("Go to the previous line."), KEYS_UP, KEYS_BACK_TAB, 'k'),
    ROW(NULL, form_go_to_last, 0, NULL, N_("Go to the last line."), KEYS_PAGE_DOWN, KEYS_END),
    ROW(NULL, page_leave, 0, K_("back"), N_("Go back to the players; changes are saved."),
        KEYS_ESCAPE),
};

static const struct page_kind setup_rules_kind = {
    .name = N_("Sets and rules"),
    .draw = setup_rules_draw,
    PAGE_KEYS(rules_keys),
    .point = form_point,
};

static const struct form_kind rules_form = {setup_rules_field, setup_rules_change, INK_NIGHT};

struct page *setup_rules_page(struct options *options)
{
    struct setup_rules_page *rules =
        form_new(&setup_rules_kind, &rules_form, rules_rows(options), sizeof *rules);
    if (rules == NULL)
        return NULL;
    rules->options = options;
    return &rules->form.page;
}
