#include "tui/pages/setup_draw.h"

#include "language/language.h"
#include "telling/seats.h"
#include "telling/setup_words.h"
#include "text/aids.h"
#include "text/setup.h"
#include "tui/seat_chip.h"

/* Columns of the page, at least; and its rows from the top, below the players. */
enum { LABEL_COLS = 15, NAME_COLS = 26, COLOUR_COLS = 14, GAP = 3, PAGE_COLS = 76 };
enum { SEATS_ROW = 3, BEGINNER_ROW = 10, CLOCK_ROW = 11, SEED_ROW = 12 };
enum { RULES_ROW = 13, AIDS_ROW = 15, BEGIN_ROW = 17 };
enum { RULE_ROW = 18, BELOW_ROW = 19, BELOW_ROWS = 2, PAGE_ROWS = BELOW_ROW + BELOW_ROWS };

static const struct style plain = {INK_TEXT, INK_NIGHT, 0};
static const struct style faint = {INK_FAINT, INK_NIGHT, 0};
static const struct style bad = {INK_BAD, INK_NIGHT, CELL_BOLD};

static const struct {
    const char *label, *sentence;
} wording[FIELD_KINDS_COUNT] = {
#define X(field, label, sentence) [FIELD_##field] = {label, sentence},
    FIELD_KINDS(X)
#undef X
};

/* The form being drawn, from `row` and `col` on, and where its columns begin from there. */
struct sheet {
    struct setup_form *form;
    struct canvas *canvas;
    int row, col;
    int field_col;  /* behind the labels */
    int colour_col; /* behind the names */
    int colour_cols;
    int complaint_col;
};

static int label_cols(void)
{
    int cols = LABEL_COLS - 1;
    for (unsigned kind = 0; kind < FIELD_KINDS_COUNT; kind++)
        if (kind != FIELD_NAME && kind != FIELD_COLOUR && kind != FIELD_BEGIN)
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

static struct sheet sheet_of(struct setup_form *form, struct canvas *canvas, struct area area)
{
    struct sheet sheet = {form, canvas, area.row + (area.rows - PAGE_ROWS) / 3, area.col, 0, 0,
                          0,    0};
    sheet.field_col = label_cols();
    sheet.colour_col = sheet.field_col + NAME_COLS + GAP;
    sheet.colour_cols = colour_cols();
    sheet.complaint_col = sheet.colour_col + sheet.colour_cols + 1;
    return sheet;
}

static enum focus focus_of(const struct sheet *sheet, struct field field)
{
    struct field focus = setup_form_focus(sheet->form);
    return focus.kind == field.kind && focus.seat == field.seat ? FOCUS_HERE : FOCUS_ELSEWHERE;
}

static void draw_label(const struct sheet *sheet, int row, enum field_kind kind)
{
    canvas_text(sheet->canvas, sheet->row + row, sheet->col, sheet->field_col, plain,
                _(wording[kind].label));
}

static struct area field_area(const struct sheet *sheet, int row, int cols)
{
    return (struct area){sheet->row + row, sheet->col + sheet->field_col, 1, cols};
}

static void draw_complaint(const struct sheet *sheet, int row, int col, struct field field)
{
    canvas_text(sheet->canvas, sheet->row + row, sheet->col + col, PAGE_COLS - col, bad,
                setup_form_complaint(sheet->form, field).mark);
}

static void mark_field(const struct sheet *sheet, struct area area, struct field field)
{
    canvas_target(sheet->canvas, area, TARGET_FIELD, setup_form_number(field));
}

static void draw_text(const struct sheet *sheet, int row, struct field field)
{
    mark_field(sheet, field_area(sheet, row, NAME_COLS), field);
    text_field_draw(setup_form_text(sheet->form, field), sheet->canvas, sheet->row + row,
                    sheet->col + sheet->field_col, NAME_COLS, focus_of(sheet, field));
}

static void draw_seat(const struct sheet *sheet, unsigned seat, const struct seats *seats)
{
    const struct field name = {FIELD_NAME, seat}, colour = {FIELD_COLOUR, seat};
    const int row = SEATS_ROW + (int)seat;
    canvas_printf(sheet->canvas, sheet->row + row, sheet->col, sheet->field_col, plain,
                  _("Player %u"), seat + 1);
    draw_text(sheet, row, name);
    struct area line = {sheet->row + row, sheet->col + sheet->colour_col, 1, sheet->colour_cols};
    mark_field(sheet, line, colour);
    struct area inside = draw_choice(sheet->canvas, line, focus_of(sheet, colour));
    int at = seat_chip(sheet->canvas, inside.row, inside.col, &seats->seat[seat]) + 1;
    canvas_text(sheet->canvas, inside.row, at, inside.cols - 2,
                field_style(focus_of(sheet, colour)), _(colour_names[sheet->form->colour[seat]]));
    draw_complaint(sheet, row, sheet->complaint_col, name);
}

static void draw_players(const struct sheet *sheet)
{
    const enum focus focus = focus_of(sheet, (struct field){FIELD_PLAYERS, 0});
    draw_label(sheet, 0, FIELD_PLAYERS);
    mark_field(sheet, field_area(sheet, 0, sheet->colour_cols), (struct field){FIELD_PLAYERS, 0});
    struct area inside =
        draw_choice(sheet->canvas, field_area(sheet, 0, sheet->colour_cols), focus);
    canvas_printf(sheet->canvas, inside.row, inside.col, inside.cols, field_style(focus), "%u",
                  sheet->form->players);
    const int heads = sheet->row + SEATS_ROW - 1;
    canvas_text(sheet->canvas, heads, sheet->col + sheet->field_col, NAME_COLS, faint,
                _(wording[FIELD_NAME].label));
    canvas_text(sheet->canvas, heads, sheet->col + sheet->colour_col, sheet->colour_cols, faint,
                _(wording[FIELD_COLOUR].label));
    struct record_head head = setup_form_head(sheet->form);
    struct seats seats = seats_of(&head);
    for (unsigned seat = 0; seat < sheet->form->players; seat++)
        draw_seat(sheet, seat, &seats);
}

static void draw_beginner(const struct sheet *sheet)
{
    const struct setup_form *form = sheet->form;
    const enum focus focus = focus_of(sheet, (struct field){FIELD_BEGINNER, 0});
    draw_label(sheet, BEGINNER_ROW, FIELD_BEGINNER);
    mark_field(sheet, field_area(sheet, BEGINNER_ROW, NAME_COLS),
               (struct field){FIELD_BEGINNER, 0});
    struct area inside =
        draw_choice(sheet->canvas, field_area(sheet, BEGINNER_ROW, NAME_COLS), focus);
    canvas_text(sheet->canvas, inside.row, inside.col, inside.cols, field_style(focus),
                form->beginner == BY_LOT ? _("drawn by lot") : form->name[form->beginner - 1].text);
}

static void draw_clock(const struct sheet *sheet)
{
    enum { MINUTE = 60 /* seconds */ };
    const struct field field = {FIELD_CLOCK, 0};
    const enum focus focus = focus_of(sheet, field);
    const unsigned minutes = sheet->form->head.clock / MINUTE;
    struct area area = field_area(sheet, CLOCK_ROW, NAME_COLS);
    draw_label(sheet, CLOCK_ROW, FIELD_CLOCK);
    mark_field(sheet, area, field);
    struct area inside = draw_choice(sheet->canvas, area, focus);
    canvas_text(sheet->canvas, inside.row, inside.col, inside.cols, field_style(focus),
                sheet->form->head.clock == 0
                    ? C_("clock", "none")
                    : sentence_of(_n("%u minute each", "%u minutes each", minutes), minutes).text);
}

static void draw_seed(const struct sheet *sheet)
{
    const struct field field = {FIELD_SEED, 0};
    draw_label(sheet, SEED_ROW, FIELD_SEED);
    draw_text(sheet, SEED_ROW, field);
    if (sheet->form->seed.text[0] == '\0')
        canvas_text(sheet->canvas, sheet->row + SEED_ROW, sheet->col + sheet->colour_col,
                    PAGE_COLS - sheet->colour_col, faint, _("empty: random"));
    draw_complaint(sheet, SEED_ROW, sheet->colour_col, field);
}

static void draw_rules(const struct sheet *sheet)
{
    enum { MARGIN = 2 };
    const struct options *options = &sheet->form->head.options;
    const enum focus focus = focus_of(sheet, (struct field){FIELD_RULES, 0});
    struct area area = field_area(sheet, RULES_ROW, PAGE_COLS - sheet->field_col);
    const int cols = area.cols - 2 * MARGIN;
    area.rows = 2;
    draw_label(sheet, RULES_ROW, FIELD_RULES);
    mark_field(sheet, area, (struct field){FIELD_RULES, 0});
    draw_field(sheet->canvas, area, focus);
    canvas_text(sheet->canvas, area.row, area.col + MARGIN, cols, field_style(focus),
                wording_sets(options).text);
    canvas_text(sheet->canvas, area.row + 1, area.col + MARGIN, cols, field_style(focus),
                wording_edition(options).text);
}

static void draw_aids(const struct sheet *sheet)
{
    const struct record_head *head = &sheet->form->head;
    const struct field field = {FIELD_AIDS, 0};
    const unsigned given = aids_count(head);
    struct area area = field_area(sheet, AIDS_ROW, NAME_COLS);
    draw_label(sheet, AIDS_ROW, FIELD_AIDS);
    mark_field(sheet, area, field);
    struct area inside = draw_choice(sheet->canvas, area, focus_of(sheet, field));
    canvas_text(sheet->canvas, inside.row, inside.col, inside.cols,
                field_style(focus_of(sheet, field)),
                given == AIDS_COUNT ? C_("aids", "all")
                : given == 0        ? C_("aids", "none")
                                    : sentence_of(_("%u of %u"), given, AIDS_COUNT).text);
}

static void draw_begin(const struct sheet *sheet)
{
    const enum focus focus = focus_of(sheet, (struct field){FIELD_BEGIN, 0});
    const char *label = _(wording[FIELD_BEGIN].label);
    struct style style = field_style(focus);
    struct area area = field_area(sheet, BEGIN_ROW, NAME_COLS);
    style.attribute = CELL_BOLD;
    mark_field(sheet, area, (struct field){FIELD_BEGIN, 0});
    draw_field(sheet->canvas, area, focus);
    canvas_text(sheet->canvas, area.row, area.col + (NAME_COLS - canvas_text_width(label)) / 2,
                NAME_COLS, style, label);
}

static void draw_sentence(const struct sheet *sheet)
{
    struct field focus = setup_form_focus(sheet->form);
    struct complaint complaint = setup_form_complaint(sheet->form, focus);
    struct area below = {sheet->row + BELOW_ROW, sheet->col, BELOW_ROWS, PAGE_COLS};
    draw_rule(sheet->canvas, sheet->row + RULE_ROW, sheet->col, PAGE_COLS);
    if (complaint.mark[0])
        canvas_paragraph(sheet->canvas, below, bad, complaint.sentence);
    else
        canvas_paragraph(sheet->canvas, below, plain, _(wording[focus.kind].sentence));
}

void setup_form_draw(struct setup_form *form, struct canvas *canvas,
                     const struct surroundings *around)
{
    struct area area = page_area(around, PAGE_COLS);
    const struct sheet sheet = sheet_of(form, canvas, area);
    draw_heading(canvas, _("New game"), wording_tiles(&form->head.options).text);
    draw_players(&sheet);
    draw_beginner(&sheet);
    draw_clock(&sheet);
    draw_seed(&sheet);
    draw_rules(&sheet);
    draw_aids(&sheet);
    draw_begin(&sheet);
    draw_sentence(&sheet);
}
