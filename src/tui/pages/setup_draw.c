#include "tui/pages/setup_form.h"

#include "language/language.h"
#include "text/option_table.h"
#include "text/setup.h"
#include "tui/form.h"
#include "tui/seat_chip.h"
#include "wording/seats.h"
#include "wording/setup_words.h"

/* Columns of the page, at least; and its rows from the top, below the players. */
enum { LABEL_COLS = 15, NAME_COLS = 26, COLOUR_COLS = 14, GAP = 1, PAGE_COLS = 76 };
enum { SEATS_ROW = 3, BEGINNER_ROW = 10, CLOCK_ROW = 11, SEED_ROW = 12 };
enum { RULES_ROW = 13, AIDS_ROW = 15, PACE_ROW = 16, BEGIN_ROW = 17 };
enum { RULE_ROW = 18, BELOW_ROW = 19, BELOW_ROWS = 2, PAGE_ROWS = BELOW_ROW + BELOW_ROWS };

static const struct style bad = {INK_BAD, INK_NIGHT, CELL_BOLD};

static const struct {
    const char *label, *sentence;
} wording[FIELD_KINDS_COUNT] = {
#define X(field, type, label, sentence) [FIELD_##field] = {label, sentence},
    FIELD_KINDS(X)
#undef X
};

/* The form being drawn, from `row` and `col` on, and where its columns begin from there. */
struct sheet {
    struct setup_form *setup;
    struct canvas *canvas;
    const struct settings *settings;
    int row, col;
    int field_col;  /* behind the labels */
    int colour_col; /* behind the names */
    int colour_cols;
    int level_col; /* behind the colours, also for complaints */
};

static int label_cols(void)
{
    int cols = LABEL_COLS - 1;
    for (unsigned kind = 0; kind < FIELD_KINDS_COUNT; kind++)
        if (!field_is_of_seat((enum field_kind)kind) && kind != FIELD_BEGIN)
            cols = canvas_width_or(cols, _(wording[kind].label));
    return canvas_width_or(cols, sentence_of(_("Player %u"), PLAYERS_MAX).text) + 1;
}

/* A colour's name has a margin and the player's letter before it, and a margin behind. */
static int colour_cols(void)
{
    enum { AROUND = 6 };
    int cols = COLOUR_COLS - AROUND;
    for (unsigned colour = 0; colour < PLAYERS_MAX; colour++)
        cols = canvas_width_or(cols, _(colour_names[colour]));
    return cols + AROUND;
}

static struct sheet sheet_of(struct setup_form *setup, struct canvas *canvas,
                             const struct surroundings *around)
{
    struct area area = page_area(around, PAGE_COLS);
    struct sheet sheet = {.setup = setup,
                          .canvas = canvas,
                          .settings = around->settings,
                          .row = area.row + (area.rows - PAGE_ROWS) / 3,
                          .col = area.col};
    sheet.field_col = label_cols();
    sheet.colour_col = sheet.field_col + NAME_COLS + GAP;
    sheet.colour_cols = colour_cols();
    sheet.level_col = sheet.colour_col + sheet.colour_cols + 1;
    return sheet;
}

static struct area draw_field_of(const struct sheet *sheet, struct field field, int row, int col,
                                 int cols)
{
    struct area area = {sheet->row + row, sheet->col + col, field.kind == FIELD_RULES ? 2 : 1,
                        cols};
    return form_draw_field(&sheet->setup->form, sheet->canvas,
                           setup_field_number(sheet->setup, field), area, 0);
}

static struct style style_of(const struct sheet *sheet, struct field field)
{
    return form_style(&sheet->setup->form, setup_field_number(sheet->setup, field));
}

static void draw_complaint(const struct sheet *sheet, int row, int col, struct field field)
{
    canvas_text(sheet->canvas, sheet->row + row, sheet->col + col, PAGE_COLS - col, bad,
                setup_form_complaint(sheet->setup, field).mark);
}

/* Whether computer players can have a seat. */
static bool has_levels(const struct setup_form *setup)
{
    return setup->use->chance == RECORD_CHANCE_AUTO;
}

/* What is wrong with the name takes its place as long as nobody is there. */
static void draw_level(const struct sheet *sheet, int row, unsigned seat)
{
    const struct setup_form *setup = sheet->setup;
    const struct field name = {FIELD_NAME, seat}, level = {FIELD_LEVEL, seat};
    bool is_here = setup->form.focus == setup_field_number(setup, level);
    if (setup_form_complaint(setup, name).mark[0] != '\0' && !is_here) {
        draw_complaint(sheet, row, sheet->level_col, name);
        return;
    }
    if (!has_levels(setup))
        return;
    struct area inside = draw_field_of(sheet, level, row, sheet->level_col, seat_choice_cols());
    canvas_text(sheet->canvas, inside.row, inside.col, inside.cols, style_of(sheet, level),
                bot_words_level(bot_seat_level(&setup->head, seat)));
}

static void draw_seat(const struct sheet *sheet, unsigned seat, const struct seats *seats)
{
    const struct field name = {FIELD_NAME, seat}, colour = {FIELD_COLOUR, seat};
    const int row = SEATS_ROW + (int)seat;
    canvas_printf(sheet->canvas, sheet->row + row, sheet->col, sheet->field_col, night_text,
                  _("Player %u"), seat + 1);
    draw_field_of(sheet, name, row, sheet->field_col, NAME_COLS);
    struct area inside = draw_field_of(sheet, colour, row, sheet->colour_col, sheet->colour_cols);
    int at = seat_chip(sheet->canvas, inside.row, inside.col, &seats->seat[seat]) + 1;
    canvas_text(sheet->canvas, inside.row, at, inside.cols - 2, style_of(sheet, colour),
                _(colour_names[sheet->setup->colour[seat]]));
    draw_level(sheet, row, seat);
}

static void draw_seats(const struct sheet *sheet)
{
    const int heads = sheet->row + SEATS_ROW - 1;
    struct record_head head = setup_form_head(sheet->setup);
    struct seats seats = seats_of(&head);
    canvas_text(sheet->canvas, heads, sheet->col + sheet->field_col, NAME_COLS, night_faint,
                _(wording[FIELD_NAME].label));
    canvas_text(sheet->canvas, heads, sheet->col + sheet->colour_col, sheet->colour_cols,
                night_faint, _(wording[FIELD_COLOUR].label));
    if (has_levels(sheet->setup))
        canvas_text(sheet->canvas, heads, sheet->col + sheet->level_col,
                    PAGE_COLS - sheet->level_col, night_faint, _(wording[FIELD_LEVEL].label));
    for (unsigned seat = 0; seat < sheet->setup->players; seat++)
        draw_seat(sheet, seat, &seats);
}

static unsigned count_of(unsigned mask)
{
    unsigned count = 0;
    for (; mask != 0; mask &= mask - 1)
        count++;
    return count;
}

/* Advice counts where there is some. */
static struct sentence aids_in_words(unsigned given)
{
    unsigned all = given & AIDS_ADVICE ? AIDS_GIVE_ADVICE : AIDS_GIVE_ALL;
    if (given == AIDS_GIVE_ADVICE)
        return sentence_of("%s", C_("aids", "all, with advice"));
    if (given == AIDS_GIVE_ALL || given == AIDS_GIVE_NONE)
        return sentence_of("%s", given == 0 ? C_("aids", "none") : C_("aids", "all"));
    return sentence_of(_("%u of %u"), count_of(given), count_of(all));
}

/* What a choice is now. */
static struct sentence choice_of(const struct setup_form *setup, enum field_kind kind)
{
    enum { MINUTE = 60 /* seconds */ };
    const unsigned minutes = setup->head.clock / MINUTE;
    if (kind == FIELD_PLAYERS)
        return sentence_of("%u", setup->players);
    if (kind == FIELD_BEGINNER)
        return sentence_of("%s", setup->beginner == BY_LOT ? _("random")
                                                           : setup->name[setup->beginner - 1].text);
    if (kind == FIELD_CLOCK && minutes > 0)
        return sentence_of(_n("%u minute each", "%u minutes each", minutes), minutes);
    if (kind == FIELD_CLOCK)
        return sentence_of("%s", C_("clock", "none"));
    if (kind == FIELD_AIDS)
        return aids_in_words(aids_given(&setup->head));
    return setup->use->value(setup, kind);
}

static const char *pace_of_turns(const struct settings *settings)
{
    static const char *const ways[] = {
        N_("A banner calls the next player; Enter ends a turn"),
        N_("No banner; Enter ends a turn"),
        N_("A banner; turns end automatically"),
        N_("Fast: no banner, automatic end"),
    };
    return _(ways[setup_pace(settings)]);
}

/* The fields with a line of their own: where, and how wide (0: as the colours). */
enum { PACE_COLS = 56 };
static const struct {
    enum field_kind kind;
    int row, cols;
} lines[] = {
    {FIELD_PLAYERS, 0, 0},
    {FIELD_BEGINNER, BEGINNER_ROW, NAME_COLS},
    {FIELD_CLOCK, CLOCK_ROW, NAME_COLS},
    {FIELD_STAGE, BEGINNER_ROW, NAME_COLS},
    {FIELD_AUCTIONS, CLOCK_ROW, NAME_COLS},
    {FIELD_EXERCISE, AIDS_ROW, PACE_COLS},
    {FIELD_AIDS, AIDS_ROW, NAME_COLS},
    {FIELD_PROGRESS, PACE_ROW, PACE_COLS},
    {FIELD_PACE, PACE_ROW, PACE_COLS},
};

static void draw_label(const struct sheet *sheet, int row, enum field_kind kind)
{
    canvas_text(sheet->canvas, sheet->row + row, sheet->col, sheet->field_col, night_text,
                _(wording[kind].label));
}

static void draw_lines(const struct sheet *sheet)
{
    for (unsigned l = 0; l < sizeof lines / sizeof lines[0]; l++) {
        struct field field = {lines[l].kind, 0};
        if (field.kind != FIELD_PLAYERS && !(sheet->setup->use->fields >> field.kind & 1u))
            continue;
        int cols = lines[l].cols > 0 ? lines[l].cols : sheet->colour_cols;
        struct area inside = draw_field_of(sheet, field, lines[l].row, sheet->field_col, cols);
        draw_label(sheet, lines[l].row, field.kind);
        canvas_text(sheet->canvas, inside.row, inside.col, inside.cols, style_of(sheet, field),
                    field.kind == FIELD_PACE ? pace_of_turns(sheet->settings)
                                             : choice_of(sheet->setup, field.kind).text);
    }
}

static void draw_seed(const struct sheet *sheet)
{
    const struct field field = {FIELD_SEED, 0};
    if (!(sheet->setup->use->fields >> FIELD_SEED & 1u))
        return;
    draw_label(sheet, SEED_ROW, FIELD_SEED);
    draw_field_of(sheet, field, SEED_ROW, sheet->field_col, NAME_COLS);
    if (sheet->setup->seed.text[0] == '\0')
        canvas_text(sheet->canvas, sheet->row + SEED_ROW, sheet->col + sheet->colour_col,
                    PAGE_COLS - sheet->colour_col, night_faint, _("empty: random"));
    draw_complaint(sheet, SEED_ROW, sheet->colour_col, field);
}

static void draw_rules(const struct sheet *sheet)
{
    const struct options *options = &sheet->setup->head.options;
    const struct field field = {FIELD_RULES, 0};
    struct style style = style_of(sheet, field);
    style.attribute = 0;
    draw_label(sheet, RULES_ROW, FIELD_RULES);
    struct area inside =
        draw_field_of(sheet, field, RULES_ROW, sheet->field_col, PAGE_COLS - sheet->field_col);
    canvas_text(sheet->canvas, inside.row, inside.col, inside.cols, style,
                wording_sets(options).text);
    canvas_text(sheet->canvas, inside.row + 1, inside.col, inside.cols, style,
                wording_edition(options).text);
}

static void draw_begin(const struct sheet *sheet)
{
    const struct field field = {FIELD_BEGIN, 0};
    const char *label = _(sheet->setup->use->begin);
    draw_field_of(sheet, field, BEGIN_ROW, sheet->field_col, NAME_COLS);
    canvas_text(sheet->canvas, sheet->row + BEGIN_ROW,
                sheet->col + sheet->field_col + (NAME_COLS - canvas_text_width(label)) / 2,
                NAME_COLS, style_of(sheet, field), label);
}

static const char *sentence_about(const struct sheet *sheet, struct field focus)
{
    const struct setup_form *setup = sheet->setup;
    if (focus.kind == FIELD_LEVEL)
        return bot_words_sentence(bot_seat_level(&setup->head, focus.seat));
    if (focus.kind == FIELD_BEGIN)
        return _(setup->use->begin_sentence);
    if (focus.kind == FIELD_PLAYERS && setup->use->players != NULL)
        return _(setup->use->players);
    return wording[focus.kind].sentence[0] == '\0' ? setup->use->sentence(setup, focus.kind)
                                                   : _(wording[focus.kind].sentence);
}

static void draw_sentence(const struct sheet *sheet)
{
    struct field focus = setup_field(sheet->setup, sheet->setup->form.focus);
    struct complaint complaint = setup_form_complaint(sheet->setup, focus);
    struct area below = {sheet->row + BELOW_ROW, sheet->col, BELOW_ROWS, PAGE_COLS};
    draw_rule(sheet->canvas, sheet->row + RULE_ROW, sheet->col, PAGE_COLS);
    if (complaint.mark[0])
        canvas_paragraph(sheet->canvas, below, bad, complaint.sentence);
    else
        canvas_paragraph(sheet->canvas, below, night_text, sentence_about(sheet, focus));
}

void setup_form_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct setup_form *setup = (struct setup_form *)page;
    const struct sheet sheet = sheet_of(setup, canvas, around);
    draw_heading(canvas, _(setup->use->title), wording_tiles(&setup->head.options).text);
    draw_seats(&sheet);
    draw_lines(&sheet);
    draw_seed(&sheet);
    draw_rules(&sheet);
    draw_begin(&sheet);
    draw_sentence(&sheet);
}
